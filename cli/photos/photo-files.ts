import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { UserError } from "#config/user-error.ts";
import { PHOTO_FILE } from "#operations/pictures/prepare-photo.ts";

const byNumber = new Intl.Collator("en", { numeric: true });

/** The photos in these folders, and these files, in natural order of their names. */
export async function photoFiles(paths: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  for (const path of paths) {
    const facts = await stat(path).catch((error: NodeJS.ErrnoException) => {
      throw new UserError(
        `${path} can't be opened (${error.code}).`,
        "Check the name; put quotation marks around it if it has spaces.",
      );
    });
    if (!facts.isDirectory()) files.push(path);
    else {
      const names = await readdir(path);
      const photos = names.filter((name) => PHOTO_FILE.test(name) && !name.startsWith("."));
      files.push(...photos.sort(byNumber.compare).map((name) => join(path, name)));
    }
  }
  if (files.length === 0)
    throw new UserError(
      `There are no photographs in ${paths.join(", ")}.`,
      "It looks for .jpg, .png, .webp, .avif and .heic.",
    );
  return files;
}
