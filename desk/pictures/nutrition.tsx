import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { nutritionImages } from "#domain/nutrition-images.ts";
import { photoUrl } from "#ui/pictures/picture-url.ts";
import { sizesBeingMade } from "#pictures/sizes/picture-sizes.server.ts";
import { pictureStore } from "#pictures/store/picture-store.server.ts";
import { removePictures } from "#operations/pictures/pictures.operations.ts";
import { act, type Answer, respond, textIn } from "#desk/actions/act.server.ts";
import { readForm } from "#desk/frame/form.server.ts";
import { addSentPicture } from "./add-picture.server.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { newOnce, once } from "#desk/frame/once.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { Done } from "#desk/actions/done.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { PhotoForm } from "./photo-form.tsx";
import { Sizes } from "./sizes.tsx";
import styles from "./pictures.module.css";

/** As they are now: nothing that is remembered for visitors. */
async function gallery() {
  return nutritionImages((await pictureStore().names("nutrition-images")).map((name) => ({ name })));
}

export async function loader({ request }: LoaderFunctionArgs) {
  const pictures = (await gallery()).map(({ key, title }) => ({
    key,
    title,
    src: photoUrl(key, { width: 480, format: "avif" }),
    sizes: sizesBeingMade(key),
  }));
  return {
    done: new URL(request.url).searchParams.get("done"),
    pictures,
    once: newOnce(),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const posted = await readForm(request);
  return once(context, posted, async (gone) => respond(await change(context, posted, gone), {}));
}

async function change(context: ActionFunctionArgs["context"], posted: FormData, gone: AbortSignal) {
  const back = "/desk/pictures/nutrition";
  const words = textIn(posted, "title").trim();
  if (posted.has("photo"))
    return words
      ? addSentPicture(context, posted, { to: "nutrition", words, back, gone })
      : { refused: "Give it a title: visitors read it below the picture." };
  const name = textIn(posted, "remove").replace("nutrition-images/", "");
  const input = { from: "nutrition" as const, pictures: [name] };
  return act(context, removePictures, { input, posted, next: () => back });
}

export default function Nutrition() {
  const { done, pictures, once: single } = useLoaderData<typeof loader>();
  const answer = useActionData() as Answer | undefined;
  const refused = answer?.refused ?? answer?.errors?.[0]?.message;
  const draft = useDraft();
  return (
    <Page title="Nutrition" lead="The gallery of the nutrition page, in the order of the alphabet.">
      {done && <Done id={done} page="/programs/evo-nutrition" />}
      {refused && <Notice kind="error" title={refused} />}
      <PhotoForm label="Add it" once={single}>
        <Field label="Its title" name="title" required maxLength={60} defaultValue={draft.title} />
      </PhotoForm>
      <ul className="stack">
        {pictures.map(({ key, title, src, sizes }) => (
          <li key={key} className={`on-white grid items-start ${styles.picture}`}>
            <img src={src} alt="" width={160} height={120} loading="lazy" />
            <form method="post" className="stack gap-2">
              <p className="strong">{title}</p>
              <Button
                type="submit"
                variant="line"
                name="remove"
                value={key}
                aria-label={`Take it away: ${title}`}
              >
                Take it away
              </Button>
            </form>
            <Sizes of={key} state={sizes} />
          </li>
        ))}
      </ul>
    </Page>
  );
}
