import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { inPreview } from "#db/drivers/database.server.ts";
import { count } from "#domain/text.ts";
import type { Stores } from "#operations/operation.ts";
import { sourceLines } from "../content-problems.ts";
import { bad, type Finding, type Findings, good, note } from "../finding.ts";
import { readSite, type ReadSite } from "./read-site.ts";
import { findOrigin, type Origin, readOrigins } from "./text-origins.ts";
import { formatPages, howTo, wordFindings } from "./word-findings.ts";

const ABOUT = "pages";
const root = join(import.meta.dirname, "../../..");
const BUILD = join("build", "server", "index.js");
/** Matches descriptions that are only a file name. */
const FILE_NAME = /\.(jpe?g|png|webp|avif|heic)$|^(img|dsc|dscn|pxl|image|photo)[ _-]?\d+$/i;

/** Reads every page as visitors get it. */
export async function* checkPages(
  { site: db, env, seePage }: Stores,
  { timeLimitMs }: { timeLimitMs?: number } = {},
): Findings {
  if (!seePage)
    return yield note(ABOUT, "not read: the site is not built", "npm run build, then gym doctor again");
  const read = await readSite((path) => inPreview(db, () => seePage(path)), timeLimitMs);
  const origins = await readOrigins(db);
  const findings = [
    ...read.failed.map(({ path, why }) => bad(path, `this page can't be shown: ${why}`)),
    ...deadLinks(read, origins),
    ...pictures(read, origins),
    ...(await wordFindings(read.pages, origins, { db, ownHost: new URL(env.SITE_URL).host })),
  ];
  yield* findings;
  const newer = sourceNewerThanBuild();
  if (newer) yield note(ABOUT, `${newer} is newer than the build that was read`, "npm run build");
  const pages = count(read.pages.length, "page");
  if (!read.isComplete) yield note(ABOUT, `only ${pages} could be read in time`);
  else if (findings.length === 0)
    yield good(ABOUT, `${pages} read: every link leads somewhere, and every picture has a description`);
}

/** A file of content/ that was changed after the last build. */
function sourceNewerThanBuild(): string | undefined {
  const modified = (file: string) => statSync(join(root, file)).mtimeMs;
  if (!existsSync(join(root, BUILD))) return undefined;
  const built = modified(BUILD);
  const files = new Set(sourceLines("content").map(({ where }) => where.replace(/:\d+$/, "")));
  return [...files].find((file) => modified(file) > built);
}

/** A link to a missing part of a page is only a note, because the page still opens. */
function deadLinks({ dead }: ReadSite, origins: readonly Origin[]): Finding[] {
  return Map.groupBy(dead, ({ href }) => href)
    .entries()
    .map(([href, links]) => {
      const from = formatPages(links.map((link) => link.from));
      const next = howTo(findOrigin(origins, href, href));
      return links.every(({ isPart }) => isPart)
        ? note(from, `the link ${href} leads to a part that the page does not have`, next)
        : bad(from, `the link ${href} leads to no page`, next);
    })
    .toArray();
}

function pictures({ pages }: ReadSite, origins: readonly Origin[]): Finding[] {
  const all = pages.flatMap(({ path, pictures }) => pictures.map((picture) => ({ path, ...picture })));
  const problems = all.filter(({ alt }) => alt === undefined || FILE_NAME.test(alt.trim()));
  return Map.groupBy(problems, ({ source, alt }) => alt ?? source)
    .values()
    .flatMap((group) => {
      const [{ source, alt } = { source: "", alt: "" }] = group;
      const from = group.map(({ path }) => path);
      const name = source.replace(/\?.*/, "");
      return alt === undefined
        ? [
            bad(
              formatPages(from),
              `the picture ${name} has no description`,
              howTo(findOrigin(origins, name, name)),
            ),
          ]
        : [
            bad(
              formatPages(from),
              `a picture is described as '${alt}', which is a file's name`,
              howTo(findOrigin(origins, alt, alt)),
            ),
          ];
    })
    .toArray();
}
