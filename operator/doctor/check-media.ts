import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { isOwn } from "#photos/store/own-pictures.server.ts";
import { MEDIA } from "#photos/store/shipped-pictures.server.ts";
import { type Finding, sample } from "./finding.ts";

const rooms = [
  { folder: "site", what: "rendered" },
  { folder: "gallery", what: "rendered" },
  { folder: "panoramas", what: "rendered" },
  { folder: "film", what: "rendered film" },
  { folder: "partners", what: "drawn logo" },
] as const;

const NEXT =
  "Put your own under the same name, and the name into media/own.json: docs/content.md, Pictures and films";

export async function checkMedia(): Promise<Finding[]> {
  const found: Finding[] = isOwn("logo")
    ? []
    : [sample("public, drawn", "logo and icons (in media/own.json: logo)", NEXT)];
  for (const { folder, what } of rooms) {
    const names = await readdir(join(MEDIA, folder)).catch(() => []);
    const shown = names.filter((name) => !name.startsWith(".") && !/\.(json|md)$/.test(name)).sort();
    for (const name of shown)
      if (!isOwn(`${folder}/${name}`)) found.push(sample(`media/${folder}, ${what}`, name, NEXT));
  }
  return found;
}
