import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { mediaFolder } from "#content/design/files.ts";
import { partners } from "#content/pages/partners.ts";
import { everyProgram } from "#content/programs/programs.ts";
import { sports } from "#content/sports/sports.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { cellText } from "#operations/collections/collection.ts";
import { sitePictures } from "#operations/collections/site-pictures.collection.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { isOwn } from "#pictures/store/own-pictures.server.ts";
import { MEDIA } from "#pictures/store/shipped-pictures.server.ts";
import { sourceLines } from "./content-problems.ts";
import { type Findings, sample } from "./finding.ts";

const folders = {
  site: "rendered",
  gallery: "rendered",
  panoramas: "rendered",
  film: "rendered film",
  partners: "drawn logo",
};

const NEXT =
  "Replace the file with your own, keep its name, and add the name to media/own.json. See docs/content.md, Pictures and films";
const PLACE = "At the desk: Site, Photos, Site photos. Or gym photos place, or by commit: docs/content.md";

/** Files that ship with the site and are still shown. */
export async function* checkMedia(db: Database): Findings {
  const isUnused = unusedPictures();
  const isReplaced = await replacedPictures(db);
  if (!isOwn("logo")) yield sample("public, drawn", "logo and icons (in media/own.json: logo)", NEXT);
  for (const [folder, what] of Object.entries(folders)) {
    const names = await readdir(join(MEDIA, folder)).catch(() => []);
    for (const name of names.toSorted()) {
      if (name.startsWith(".") || /\.(json|md)$/.test(name) || isOwn(`${folder}/${name}`)) continue;
      if (isUnused(folder, name) || isReplaced(folder, name)) continue;
      yield sample(`${mediaFolder}/${folder}, ${what}`, name, folder === "site" ? PLACE : NEXT);
    }
  }
}

/** Pictures that the gym has replaced with its own. Replacing a film's first frame replaces the film. */
async function replacedPictures(db: Database) {
  const rows = await readRows(db, sitePictures).catch(() => []);
  const places = new Set(rows.map((row) => cellText(row["place"])));
  return (folder: string, file: string) => {
    const name = file.replace(/\.\w+$/, "").replace(/-tall$/, "");
    return folder === "film" ? places.has(`poster-${name}`) : folder === "site" && places.has(name);
  };
}

/** Pictures of programs, sports and partners that the gym does not have; no page shows them. */
function unusedPictures() {
  const films = new Set(everyProgram.map(({ film }) => film));
  const shown = new Set([
    ...everyProgram.flatMap(({ image, gallery }) => [image, ...gallery]),
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
