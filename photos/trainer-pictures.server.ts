import { namesInBucket } from "./bucket-listing.server.ts";
import { photosOf } from "./photo-index.server.ts";
import type { Photo } from "./photo-url.ts";

const ENDINGS = ["png", "jpg", "jpeg", "JPG", "JPEG", "PNG", "webp"];

/** People whose picture goes by another name than their own. */
const SPECIAL_CASES: Record<string, string> = {};

/** The portrait of each trainer, looked up in the store's listing; null for those without one. */
export async function trainerPictures(names: readonly string[]): Promise<(Photo | null)[]> {
  const present = new Set(await namesInBucket("trainers"));
  const found = names.map((name) => trainerPictureNames(name).find((candidate) => present.has(candidate)));
  const wanted = found.map((file, place) => ({
    key: `trainers/${file ?? ""}`,
    alt: `Portrait of ${names[place]}`,
  }));
  const photos = await photosOf(wanted.filter((_, place) => found[place]));
  return found.map((file) => (file ? (photos.shift() ?? null) : null));
}

export async function trainerPicture(name: string): Promise<Photo | null> {
  const [photo] = await trainerPictures([name]);
  return photo ?? null;
}

/** File names that a trainer's portrait may go by, best first. */
export function trainerPictureNames(name: string): string[] {
  const own = name.trim().replace(/\s+/g, " ");
  const plain = own
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/["'.,’“”()]/g, "");
  const special = SPECIAL_CASES[own];
  const bases = [...(special ? [special] : []), ...[own, plain].flatMap(spellings)];
  return [...new Set(bases)].flatMap((base) => ENDINGS.map((ending) => `${base}.${ending}`));
}

function spellings(name: string) {
  const low = name.toLowerCase();
  return [
    name,
    name.replaceAll(" ", "-"),
    low.replaceAll(" ", "-"),
    low.replaceAll(" ", "_"),
    low,
    low.replaceAll(" ", ""),
  ];
}
