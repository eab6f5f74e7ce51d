import { data, type LoaderFunctionArgs } from "react-router";
import { sharp } from "#pictures/sizes/decoders.ts";
import { pictureStore } from "#pictures/store/picture-store.server.ts";
import { readOriginal } from "#operations/pictures/snapshot.ts";
import { memberIn } from "./team.server.ts";

const LONGEST = 1280;

/** The uncropped photo of a portrait. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { picture } = await memberIn(request);
  const whole = picture && (await readOriginal(pictureStore(), picture));
  if (!whole) throw data(null, { status: 404 });
  const shown = await sharp(whole).resize({ width: LONGEST, withoutEnlargement: true }).webp().toBuffer();
  return new Response(new Uint8Array(shown), { headers: { "content-type": "image/webp" } });
}
