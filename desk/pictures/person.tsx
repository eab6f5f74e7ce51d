import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { database } from "#data/store/database.server.ts";
import { photoUrl } from "#photos/photo-url.ts";
import { photoStore } from "#photos/store/photo-store.server.ts";
import { addTrainer } from "#operator/photos/photo-places.ts";
import { slug } from "#operator/content/slug.ts";
import { keepNote } from "#operator/content/change-log.ts";
import { signedIn } from "#desk/door/visit.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notices/notice.tsx";
import { PhotoForm } from "./photo-form.tsx";
import { team } from "./team.server.ts";
import { pictureIn, sayFault } from "./upload.server.ts";

async function personIn(request: Request) {
  const name = new URL(request.url).searchParams.get("name");
  const found = (await team()).find((one) => one.name === name);
  if (!found) throw data(null, { status: 404 });
  return found;
}

/** Where the portrait before this one is kept: no trainer is called like that. */
const beforeKey = (name: string) => `trainers/before ${slug(name)}.jpg`;

export async function loader({ request }: LoaderFunctionArgs) {
  const { name, picture } = await personIn(request);
  return {
    name,
    src: picture && photoUrl(picture, { width: 480, format: "avif" }),
    hasBefore: await photoStore().has(beforeKey(name)),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { name, picture } = await personIn(request);
  const fields = await request.formData();
  const store = photoStore();
  const old = picture && (await store.read(picture));
  try {
    if (fields.get("act") === "back") {
      const before = await store.read(beforeKey(name));
      if (!before || !picture) return data("There is no older picture any more.", { status: 409 });
      await store.put(picture, before);
    } else {
      const photo = await pictureIn(database(), fields, "trainers", name);
      if (typeof photo === "string") return data(photo, { status: 400 });
      await addTrainer(photo);
    }
  } catch (error) {
    return data(sayFault(error), { status: 400 });
  }
  await keepNote(database(), context.get(signedIn).person.email, "people", `a new portrait of ${name}`);
  if (old) await store.put(beforeKey(name), old);
  return redirect(`/desk/pictures/people?saved=${encodeURIComponent(name)}`, 303);
}

export default function Person() {
  const { name, src, hasBefore } = useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>() as string | undefined;
  return (
    <Page title={name}>
      {fault && <Notice kind="error" title={fault} />}
      {src && <img src={src} alt={`Portrait of ${name}`} width={240} />}
      <PhotoForm label="Make it the portrait" />
      {hasBefore && (
        <form method="post">
          <Button type="submit" look="line" name="act" value="back">
            Bring the picture before back
          </Button>
        </form>
      )}
    </Page>
  );
}
