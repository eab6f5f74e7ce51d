import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { partners } from "#content/pages/partners.ts";
import { programs, unlisted } from "#content/programs/programs.ts";
import { sports } from "#content/sports/sports.ts";
import { MEDIA } from "#photos/store/shipped-pictures.server.ts";
import { sourceLines } from "../../content-faults.ts";
import { type Finding, sample } from "./finding.ts";

/** What the site ships with was rendered or drawn, file by file, until media/own.json says that it is the gym's own. */
const rooms = [
  { folder: "site", what: "rendered" },
  { folder: "gallery", what: "rendered" },
  { folder: "panoramas", what: "rendered" },
  { folder: "film", what: "rendered film" },
  { folder: "partners", what: "drawn logo" },
] as const;

const NEXT =
  "Put your own under the same name, and the name into media/own.json: docs/content.md, Pictures and films";
const ownShape = z.array(z.string());

export async function checkMedia(): Promise<Finding[]> {
  const own = await readOwn();
  const unused = unusedPictures();
  const isOwn = (key: string) => own.some((entry) => key === entry || key.startsWith(`${entry}/`));
  const found: Finding[] = isOwn("logo")
    ? []
    : [sample("public, drawn", "logo and icons (in media/own.json: logo)", NEXT)];
  for (const { folder, what } of rooms) {
    const names = await readdir(join(MEDIA, folder)).catch(() => []);
    const shown = names.filter((name) => !name.startsWith(".") && !/\.(json|md)$/.test(name)).sort();
    for (const name of shown)
      if (!isOwn(`${folder}/${name}`) && !unused(folder, name))
        found.push(sample(`media/${folder}, ${what}`, name, NEXT));
  }
  return found;
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

async function readOwn(): Promise<string[]> {
  return ownShape.parse(JSON.parse(await readFile(join(MEDIA, "own.json"), "utf8").catch(() => "[]")));
}
