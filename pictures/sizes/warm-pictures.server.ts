import { env } from "#config/env.server.ts";
import { log } from "#config/log.server.ts";
import { removeLeftDrafts } from "#pictures/store/atomic-write.ts";
import { namesInBucket } from "#pictures/store/bucket-listing.server.ts";
import { EncoderBusy } from "./encoder.server.ts";
import { readPictureFacts, sizesFolder } from "#pictures/picture-facts.server.ts";
import { PICTURE_NAME, type Bucket } from "#pictures/store/picture-key.ts";
import { hasSize, readSizedPicture } from "./picture-sizes.server.ts";
import { pictureStore } from "#pictures/store/picture-store.server.ts";
import { renewSamplePictures } from "#pictures/store/sample-pictures.server.ts";
import { shipped } from "#pictures/store/shipped-pictures.server.ts";
import type { PhotoWidth } from "#ui/pictures/picture-url.ts";

/** Pictures that pages show first; other sizes are made on demand. */
const FIRST_PER_BUCKET = 24;
const CARDS: [Bucket, PhotoWidth[]][] = [
  ["tour-images", [480, 780]],
  ["trainers", [320, 480]],
  ["nutrition-images", [480, 780]],
];
const FIRST_SCREEN: PhotoWidth[] = [780, 480, 1280, 1600];

const byNumber = new Intl.Collator("en", { numeric: true });

let stopped = false;

/** Makes the sizes that the first visitors need, one at a time, with the lowest priority. */
export async function warmPictures(): Promise<number> {
  let made = 0;
  await removeLeftDrafts(sizesFolder).catch(() => undefined);
  await renewSamples();
  if (env.WARM_UP === "off") return made;
  for (const { key, widths } of await inOrder()) {
    for (const width of widths) {
      if (stopped) return made;
      made += await warmOne(key, width);
    }
  }
  return made;
}

export function stopWarming() {
  stopped = true;
}

/** An update may bring better sample pictures. The gym's own pictures stay. */
async function renewSamples() {
  try {
    const renewed = await renewSamplePictures(pictureStore());
    if (renewed.length > 0) log.info({ renewed }, "replaced sample pictures of an earlier release");
  } catch (error) {
    log.warn({ err: error }, "could not renew the sample pictures");
  }
}

async function inOrder() {
  const heroes = Object.keys(shipped.pictures).filter((key) => key.startsWith("site/hero-"));
  const first = heroes.sort((a, b) => Number(b.includes("home")) - Number(a.includes("home")));
  const buckets = await Promise.all(
    CARDS.map(async ([bucket, widths]) => {
      const names = await namesInBucket(bucket).catch(() => []);
      const pictures = names.filter((name) => PICTURE_NAME.test(name)).sort(byNumber.compare);
      return pictures.slice(0, FIRST_PER_BUCKET).map((name) => ({ key: `${bucket}/${name}`, widths }));
    }),
  );
  return [...first.map((key) => ({ key, widths: FIRST_SCREEN })), ...buckets.flat()];
}

async function warmOne(key: string, width: PhotoWidth) {
  try {
    const facts = await readPictureFacts(key, "background");
    if (!facts || "refused" in facts || width > facts.width) return 0;
    if (await hasSize(facts.version, { width, format: "avif" })) return 0;
    await readSizedPicture({ key, width, format: "avif", urgency: "background" });
    return 1;
  } catch (error) {
    if (!(error instanceof EncoderBusy))
      log.warn({ err: error, key, width }, "could not make a picture size in advance");
    return 0;
  }
}
