import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { isOwn } from "#pictures/store/own-pictures.server.ts";
import { partners } from "#content/pages/partners.ts";
import { programs, unlisted } from "#content/programs/programs.ts";
import { sports } from "#content/sports/sports.ts";
import { MEDIA } from "#pictures/store/shipped-pictures.server.ts";
import { openStore } from "#operations/stores.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { cellText } from "#operations/collections/collection.ts";
import { sitePictures } from "#operations/collections/site-pictures.collection.ts";
import { sourceLines } from "./content-faults.ts";
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
const PLACE =
  "At the desk: Site, Pictures, Pictures of the design. Or gym photos place, or by commit: docs/content.md";

export async function checkMedia(): Promise<Finding[]> {
  const unused = unusedPictures();
  const replaced = await replacedPictures();
  const found: Finding[] = isOwn("logo")
    ? []
    : [sample("public, drawn", "logo and icons (in media/own.json: logo)", NEXT)];
  for (const { folder, what } of rooms) {
    const names = await readdir(join(MEDIA, folder)).catch(() => []);
    const shown = names.filter((name) => !name.startsWith(".") && !/\.(json|md)$/.test(name)).sort();
    for (const name of shown)
      if (!isOwn(`${folder}/${name}`) && !unused(folder, name) && !replaced(folder, name))
        found.push(sample(`media/${folder}, ${what}`, name, folder === "site" ? PLACE : NEXT));
  }
  return found;
}

/** In whose place a photograph of the gym's own stands; in that of a film's first frame, it stands for the film. */
async function replacedPictures() {
  const rows = await openStore()
    .then((db) => readRows(db, sitePictures))
    .catch(() => []);
  const places = new Set(rows.map((row) => cellText(row["place"])));
  return (folder: string, file: string) => {
    const name = file.replace(/\.\w+$/, "").replace(/-tall$/, "");
    return folder === "film" ? places.has(`poster-${name}`) : folder === "site" && places.has(name);
  };
}

/** Pictures of programs, sports and partners that the gym does not have; no page shows them. */
function unusedPictures() {
  const all = [...programs, ...unlisted];
  const films = new Set(all.map(({ film }) => film));
  const shown = new Set([
    ...all.flatMap(({ image, gallery }) => [image, ...gallery]),
    ...[...films].map((film) => `poster-${film}`),
    ...sports.map(({ image }) => image),
    ...partners.map(({ id }) => id),
  ]);
  const lines = sourceLines("app", "content").map(({ line }) => line);
  return (folder: string, file: string) => {
    const name = file.replace(/\.\w+$/, "");
    if (folder === "film") return name.startsWith("program-") && !films.has(name);
    if (shown.has(name)) return false;
    const isKind = /^(poster-)?program-|^sport-/.test(name) || file.endsWith(".svg");
    return isKind && !lines.some((line) => line.includes(`"${name}"`));
  };
}
