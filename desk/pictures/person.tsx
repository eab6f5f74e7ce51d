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
import { sizesReady } from "#photos/sizes/sizes-state.server.ts";
import { addTrainer } from "#operator/photos/photo-places.ts";
import { signedIn } from "#desk/door/visit.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { Notice } from "#app/ui/notices/notice.tsx";
import { changeFile } from "./file-changes.server.ts";
import { PhotoForm } from "./photo-form.tsx";
import { Sizes } from "./sizes.tsx";
import { team } from "./team.server.ts";
import { pictureIn, sayFault } from "./upload.server.ts";

async function personIn(request: Request) {
  const name = new URL(request.url).searchParams.get("name");
  const found = (await team()).find((one) => one.name === name);
  if (!found) throw data(null, { status: 404 });
  return found;
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { name, picture } = await personIn(request);
  return {
    name,
    picture,
    src: picture && photoUrl(picture, { width: 480, format: "avif" }),
    sizes: picture && (await sizesReady(picture)),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { name, picture } = await personIn(request);
  const fields = await request.formData();
  try {
    const photo = await pictureIn(database(), fields, "trainers", name);
    if (typeof photo === "string") return data(photo, { status: 400 });
    const who = context.get(signedIn).person.email;
    const note = await changeFile(who, `a new portrait of ${name}`, picture, () => addTrainer(photo));
    return redirect(`/desk/pictures/people?done=${note}`, 303);
  } catch (error) {
    return data(sayFault(error), { status: 400 });
  }
}

export default function Person() {
  const { name, picture, src, sizes } = useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>() as string | undefined;
  return (
    <Page title={name}>
      {fault && <Notice kind="error" title={fault} />}
      {src && <img src={src} alt={`Portrait of ${name}`} width={240} />}
      {picture && sizes && <Sizes of={picture} state={sizes} />}
      <PhotoForm label="Make it the portrait" />
    </Page>
  );
}
