import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Those of these texts that are somewhere in the files of a folder, as `strings` would show them. */
export function findInFiles(folder: string, texts: readonly string[]): string[] {
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name)));
  return texts.filter((text) => files.some((file) => file.includes(text)));
}
