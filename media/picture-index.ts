import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describePicture } from "#pictures/sizes/encode-recipe.ts";
import { BUCKETS, MEDIA_FOLDERS, PICTURE_NAME } from "#pictures/store/picture-key.ts";
import { contentHash, type ShippedIndex, type ShippedPicture } from "#pictures/store/shipped-pictures.server.ts";
import { readNotes } from "./picture-notes.ts";

const empty: ShippedIndex = { pictures: {}, files: {} };

/** Describes the pictures and files below a media folder. Pictures that are in `before` and unchanged are not decoded. */
export async function indexPictures(media: string, before = empty): Promise<ShippedIndex> {
  const after: ShippedIndex = { pictures: {}, files: {} };
  for (const folder of [...MEDIA_FOLDERS, ...BUCKETS]) {
    const notes = readNotes(join(media, folder));
    const names = existsSync(join(media, folder)) ? readdirSync(join(media, folder)).sort(notes.order) : [];
    for (const name of names) {
      const key = `${folder}/${name}`;
      const path = join(media, key);
      if (/\.(svg|webm|mp4|vtt)$/.test(name)) after.files[key] = identify(path);
      if (!PICTURE_NAME.test(name)) continue;
      after.pictures[key] = { ...(await describeOne(path, before.pictures[key])), ...notes.of(name) };
    }
  }
  return after;
}

function identify(path: string) {
  const file = readFileSync(path);
  return { version: contentHash(file), bytes: file.length };
}

async function describeOne(path: string, known: ShippedPicture | undefined) {
  const { version, bytes } = identify(path);
  if (known?.version === version) {
    const { width, height, placeholder } = known;
    return { version, bytes, width, height, placeholder };
  }
  return { version, bytes, ...(await describePicture(readFileSync(path))) };
}

/** The text of pictures.json. */
export function formatIndex(index: ShippedIndex): string {
  const lines = (part: Record<string, unknown>) =>
    Object.entries(part).map(([key, entry]) => `    ${JSON.stringify(key)}: ${JSON.stringify(entry)}`);
  return `{\n  "pictures": {\n${lines(index.pictures).join(",\n")}\n  },\n  "files": {\n${lines(index.files).join(",\n")}\n  }\n}\n`;
}
