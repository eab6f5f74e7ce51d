import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { photoUrl } from "#ui/pictures/picture-url.ts";
import { sizesReady } from "#pictures/sizes/picture-sizes.server.ts";
import { pictureStore } from "#pictures/store/picture-store.server.ts";
import { middle, PORTRAIT } from "#ui/pictures/crop.ts";
import { cutPortrait } from "#operations/pictures/crop-portrait.ts";
import { addTrainer } from "#operations/pictures/photo-places.ts";
import { signedIn } from "#desk/sign-in/visit.server.ts";
import { fieldsOf } from "#desk/frame/fields.server.ts";
import { newOnce, once } from "#desk/frame/once.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { CutForm } from "./cut-form.tsx";
import { cutIn } from "./cut-fields.ts";
import { changeFile } from "./file-changes.server.ts";
import { PhotoForm } from "./photo-form.tsx";
import { Sizes } from "./sizes.tsx";
import { memberIn } from "./team.server.ts";
import { pictureIn, sayFault } from "./upload.server.ts";

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
  const member = await memberIn(request);
  const fields = await fieldsOf(request);
  return once(context, fields, (gone) => act(member, fields, context, gone));
}

type Member = Awaited<ReturnType<typeof memberIn>>;

async function act(
  { name, picture }: Member,
  fields: FormData,
  context: ActionFunctionArgs["context"],
  gone: AbortSignal,
) {
  const who = context.get(signedIn).person.email;
  const people = (note: string | null) => redirect(`/desk/pictures/people?done=${note}`, 303);
  try {
    if (fields.get("act") === "cut" && picture) {
      const cut = cutIn(fields);
      const work = () => cutPortrait(pictureStore(), picture, cut).then(() => picture);
      return people(await changeFile(who, `another part of the portrait of ${name}`, picture, work));
    }
    const photo = await pictureIn(siteDatabase(), fields, "trainers", name, gone);
    if (typeof photo === "string") return data(photo, { status: 400 });
    return people(await changeFile(who, `a new portrait of ${name}`, picture, () => addTrainer(photo)));
  } catch (error) {
    return data(sayFault(error), { status: 400 });
  }
}

export default function Person() {
  const { name, picture, src, sizes, once: single } = useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>() as string | undefined;
  return (
    <Page title={name}>
      {fault && <Notice kind="error" title={fault} />}
      {src && <img src={src} alt={`Portrait of ${name}`} width={240} />}
      {picture && sizes && <Sizes of={picture} state={sizes} />}
      {src && (
        <details>
          <summary className="tap strong">Choose which part is shown</summary>
          <CutForm
            shown={src}
            original={`/desk/pictures/whole?name=${encodeURIComponent(name)}`}
            alt=""
            shape={PORTRAIT}
            cut={middle}
          />
        </details>
      )}
      <PhotoForm label="Make it the portrait" once={single} />
    </Page>
  );
}
