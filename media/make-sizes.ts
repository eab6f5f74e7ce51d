/**
 * Writes media/pictures.json, media/former.json and the first-screen sizes in media/sizes, for what is new or changed.
 *   npx node media/make-sizes.ts            index and sizes
 *   npx node media/make-sizes.ts --index    the index only: seconds
 *   npx node media/make-sizes.ts --check    changes nothing; exit code 1 when something is not up to date
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { encodeSize } from "#pictures/sizes/encode-recipe.ts";
import { BUCKETS } from "#pictures/store/picture-key.ts";
import { former, MEDIA, readShippedIndex, type ShippedIndex } from "#pictures/store/shipped-pictures.server.ts";
import { writeAtomically } from "#pictures/store/atomic-write.ts";
import { formatIndex, indexPictures } from "./picture-index.ts";

const SIZES = join(MEDIA, "sizes");
const BUDGET_BYTES = 20_000_000;
const EFFORT = 3;
const tour = JSON.parse(readFileSync(join(MEDIA, "tour-images/tour.json"), "utf8")) as {
  image_number: number;
  display_order: number;
}[];
/** The home page shows the first six pictures of the tour. */
const tourStart = tour.filter(({ display_order: place }) => place <= 6).map((image) => image.image_number);
/** Pictures that pages show first, with the widths that phones and computers request. */
const FIRST_SCREEN: [pattern: RegExp, widths: number[]][] = [
  [/^(site|film)\//, [480, 780, 1280, 1600]],
  // Next to text on wide screens, the picture is cropped from a far wider one.
  [/^gallery\//, [480, 780, 1600]],
  [new RegExp(`^tour-images/image (${tourStart.join("|")})\\.`), [480, 780, 1280]],
  [/^(tour-images|nutrition-images)\//, [480, 780]],
  [/^trainers\//, [320, 480]],
];

/** Hashes of pictures of earlier releases that a gym's store may still contain. */
function findFormer(before: ShippedIndex, after: ShippedIndex) {
  const today = new Set(Object.values(after.pictures).map(({ version }) => version));
  const gone = Object.entries(before.pictures)
    .filter(([key]) => BUCKETS.some((bucket) => key.startsWith(`${bucket}/`)))
    .map(([, { version, bytes }]) => [version, bytes] as const);
  return Object.fromEntries([...former, ...gone].filter(([version]) => !today.has(version)));
}

function listSizes(index: ShippedIndex) {
  const wanted = new Map<string, { key: string; width: number }>();
  for (const [key, { version, width: original }] of Object.entries(index.pictures)) {
    const widths = FIRST_SCREEN.find(([pattern]) => pattern.test(key))?.[1] ?? [];
    for (const width of widths) {
      if (width <= original) wanted.set(`${version}-${width}.avif`, { key, width });
    }
  }
  return wanted;
}

setPriority(constants.priority.PRIORITY_LOW);
mkdirSync(SIZES, { recursive: true });
const mode = process.argv[2] ?? "";
const indexPath = join(MEDIA, "pictures.json");
const before = readShippedIndex();
const index = await indexPictures(MEDIA, before);
const wanted = listSizes(index);
const present = new Set(readdirSync(SIZES));
const missing = [...wanted].filter(([name]) => !present.has(name));
const left = [...present].filter((name) => !wanted.has(name));

if (mode === "--check") {
  const stale = !existsSync(indexPath) || readFileSync(indexPath, "utf8") !== formatIndex(index);
  console.log(`index ${stale ? "out of date" : "right"}; ${missing.length} sizes missing, ${left.length} left over`);
  process.exit(stale || missing.length > 0 || left.length > 0 ? 1 : 0);
}

await writeAtomically(indexPath, [formatIndex(index)]);
await writeAtomically(join(MEDIA, "former.json"), [`${JSON.stringify(findFormer(before, index), null, 1)}\n`]);
if (mode === "--index") process.exit();
for (const name of left) rmSync(join(SIZES, name));
for (const [place, [name, { key, width }]] of missing.entries()) {
  await writeAtomically(join(SIZES, name), [
    await encodeSize(readFileSync(join(MEDIA, key)), { width, format: "avif", effort: EFFORT }),
  ]);
  console.log(`${place + 1}/${missing.length} ${key} ${width}`);
}
const bytes = [...wanted.keys()].reduce((sum, name) => sum + statSync(join(SIZES, name)).size, 0);
console.log(`${wanted.size} sizes, ${(bytes / 1e6).toFixed(1)} MB of ${BUDGET_BYTES / 1e6}`);
process.exit(bytes > BUDGET_BYTES ? 1 : 0);
