import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { nutritionImages } from "#domain/nutrition-images.ts";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { photoUrl } from "#ui/pictures/picture-url.ts";
import { sizesBeingMade } from "#pictures/sizes/picture-sizes.server.ts";
import { pictureStore } from "#pictures/store/picture-store.server.ts";
import { addNutrition, alreadyAdded } from "#operations/pictures/photo-places.ts";
import { signedIn } from "#desk/sign-in/visit.server.ts";
import { fieldsOf } from "#desk/frame/fields.server.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { newOnce, once } from "#desk/frame/once.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { Done } from "#desk/log/done.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { changeFile } from "./file-changes.server.ts";
import { PhotoForm } from "./photo-form.tsx";
import { Sizes } from "./sizes.tsx";
import { pictureIn, sayFault } from "./upload.server.ts";
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
  const fields = await fieldsOf(request);
  return once(context, fields, (gone) => act(fields, context.get(signedIn).person.email, gone));
}

async function act(fields: FormData, who: string, gone: AbortSignal) {
  const note = fields.has("photo")
    ? await added(fields, who, gone)
    : await removed(String(fields.get("remove") ?? ""), who);
  return note instanceof Error
    ? data(note.message, { status: 400 })
    : redirect(`/desk/pictures/nutrition?done=${note}`, 303);
}

async function added(fields: FormData, who: string, gone: AbortSignal) {
  const title = String(fields.get("title") ?? "").trim();
  if (!title) return new Error("Give it a title: visitors read it below the picture.");
  try {
    const photo = await pictureIn(siteDatabase(), fields, "nutrition", title, gone);
    if (typeof photo === "string") return new Error(photo);
    if (await alreadyAdded(siteDatabase(), photo.store, photo.source))
      return new Error("That very picture is there already.");
    return await changeFile(who, `added ${title} to the nutrition gallery`, null, () => addNutrition(photo));
  } catch (error) {
    return new Error(sayFault(error));
  }
}

async function removed(key: string, who: string) {
  const picture = (await gallery()).find((one) => one.key === key);
  if (!picture) return new Error("Somebody has taken it away meanwhile.");
  return changeFile(who, `took ${picture.title} out of the nutrition gallery`, key, async () => {
    await pictureStore().remove(key);
    return null;
  });
}

export default function Nutrition() {
  const { done, pictures, once: single } = useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>() as string | undefined;
  const draft = useDraft();
  return (
    <Page title="Nutrition" lead="The gallery of the nutrition page, in the order of the alphabet.">
      {done && <Done id={done} page="/programs/evo-nutrition" />}
      {fault && <Notice kind="error" title={fault} />}
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
