import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { photoUrl } from "#ui/pictures/picture-url.ts";
import { makeAllSizes, sizesReady } from "#pictures/sizes/picture-sizes.server.ts";
import { middle, PORTRAIT } from "#ui/pictures/crop.ts";
import { cropPortrait } from "#operations/pictures/pictures.operations.ts";
import { act, type Answer, respond, textIn } from "#desk/actions/act.server.ts";
import { readForm } from "#desk/frame/form.server.ts";
import { addSentPicture } from "./add-picture.server.ts";
import { cropIn } from "./photo.server.ts";
import { newOnce, once } from "#desk/frame/once.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { CropForm } from "./crop-form.tsx";
import { PhotoForm } from "./photo-form.tsx";
import { Sizes } from "./sizes.tsx";
import { memberIn } from "./team.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const { name, picture } = await memberIn(request);
  return {
    name,
    picture,
    src: picture && photoUrl(picture, { width: 480, format: "avif" }),
    sizes: picture && (await sizesReady(picture)),
    once: newOnce(),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { name } = await memberIn(request);
  const posted = await readForm(request);
  const back = "/desk/pictures/people";
  return once(context, posted, async (gone) => {
    if (textIn(posted, "act") !== "cut")
      return respond(await addSentPicture(context, posted, { to: "trainers", words: name, back, gone }), {});
    const answer = await act(context, cropPortrait, {
      input: { name, crop: cropIn(posted) },
      posted,
      next: (done) => {
        if (done) void makeAllSizes(done.result.key);
        return back;
      },
    });
    return respond(answer, {});
  });
}

export default function Person() {
  const { name, picture, src, sizes, once: single } = useLoaderData<typeof loader>();
  const answer = useActionData() as Answer | undefined;
  const refused = answer?.refused ?? answer?.errors?.[0]?.message;
  return (
    <Page title={name}>
      {refused && <Notice kind="error" title={refused} />}
      {src && <img src={src} alt={`Portrait of ${name}`} width={240} />}
      {picture && sizes && <Sizes of={picture} state={sizes} />}
      {src && (
        <details>
          <summary className="tap strong">Choose which part is shown</summary>
          <CropForm
            shown={src}
            original={`/desk/pictures/whole?name=${encodeURIComponent(name)}`}
            alt=""
            shape={PORTRAIT}
            crop={middle}
          />
        </details>
      )}
      <PhotoForm label="Make it the portrait" once={single} />
    </Page>
  );
}
