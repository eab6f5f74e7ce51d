import { contentSampleFacts } from "#content/sample-facts.ts";
import { access } from "#content/site.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { sampleRows } from "#db/sample/sample.server.ts";
import { count } from "#domain/text.ts";
import { contentFindings } from "../check-content.ts";
import { bad, type Finding, sample } from "../finding.ts";
import { foreignWords, ownFacts, wordPattern } from "../foreign-words.ts";
import type { ReadPage } from "./read-site.ts";
import { findOrigin, type Origin } from "./text-origins.ts";

const AROUND = 40;

/** Reserved phone numbers and domains, and people of the sample. */
const samplePatterns = [
  /\(?\b\d{3}\)?[ .-]?555-01\d\d\b/,
  /(?:[\w.+-]+@)?(?:[\w-]+\.)+example\b/,
  /\b[A-Z][a-z]+ (Sample|Demo|Example|Specimen|Placeholder|Mockley|Testerman|Pattern|Stencil|Draftwell)\b/,
];

/** A text on pages with words that should not be there. */
type Spot = { text: string; words: string; origin: Origin | undefined; pages: Set<string> };

type Given = {
  db: Database;
  ownHost: string;
  /** What the gym says about itself. */
  own?: ReturnType<typeof ownFacts>;
};

/** Words of another gym, and sample data that no other check has found. */
export async function wordFindings(
  pages: readonly ReadPage[],
  origins: readonly Origin[],
  { db, ownHost, own = ownFacts() }: Given,
): Promise<Finding[]> {
  const listed = new Set(contentFindings(access).map(({ about }) => about));
  const foreign = findSpots(pages, origins, foreignWords(own).map(wordPattern));
  const samples = findSpots(pages, origins, samplePatterns);
  const isKnown = await knownSample(db);
  return [
    ...foreign
      .filter(({ origin }) => !origin || !listed.has(origin.where))
      .map((spot) =>
        bad(
          formatPages(spot.pages),
          `“${excerpt(spot)}” names ${spot.words}, of another gym`,
          howTo(spot.origin),
        ),
      ),
    ...samples
      .filter((spot) => spot.words !== ownHost && !isKnown(spot))
      .map((spot) =>
        sample(formatPages(spot.pages), `“${excerpt(spot)}” is sample data`, howTo(spot.origin)),
      ),
  ];
}

function findSpots(
  pages: readonly ReadPage[],
  origins: readonly Origin[],
  patterns: readonly RegExp[],
): Spot[] {
  // Header and footer repeat their texts on every page.
  const pagesByText = new Map<string, Set<string>>();
  for (const { path, texts, links } of pages)
    for (const text of [...texts, ...links])
      pagesByText.set(text, (pagesByText.get(text) ?? new Set()).add(path));
  const spots = new Map<string, Spot>();
  const originsByWords = new Map<string, Origin[]>();
  for (const [text, paths] of pagesByText) {
    for (const pattern of patterns) {
      const words = pattern.exec(text)?.[0];
      if (words === undefined) continue;
      const withWords = originsByWords.get(words) ?? origins.filter((one) => one.text.includes(words));
      originsByWords.set(words, withWords);
      const origin = findOrigin(withWords, text, words);
      const id = `${words} ${origin?.where ?? text}`;
      const spot = spots.get(id) ?? { text, words, origin, pages: new Set() };
      for (const path of paths) spot.pages.add(path);
      spots.set(id, spot);
    }
  }
  return [...spots.values()];
}

/** Sample data that is listed already as a fact of content/ or as a row of a table. */
async function knownSample(db: Database) {
  const facts = contentSampleFacts().map(({ what }) => what);
  // If the tables can't be read, checkSample reports it.
  const rows = new Set((await sampleRows(db).catch(() => [])).map(({ table, key }) => `${table} ${key}`));
  return ({ words, origin }: Spot) =>
    facts.some((fact) => fact.includes(words)) ||
    /\bsample\(/.test(origin?.text ?? "") ||
    (origin?.row !== undefined && rows.has(`${origin.row.table} ${origin.row.key}`));
}

/** The words with some of the text around them. */
function excerpt({ text, words }: Spot): string {
  const line = text.replace(/\s+/g, " ").trim();
  const at = line.indexOf(words);
  const [start, end] = [Math.max(0, at - AROUND), at + words.length + AROUND];
  const part = line.slice(start, end);
  return `${start > 0 ? part.replace(/^\S*\s/, "… ") : part}`.replace(
    end < line.length ? /\s\S*$/ : /$^/,
    " …",
  );
}

/** '/about', '/about and 3 more pages' */
export function formatPages(paths: Iterable<string>): string {
  const [first = "", ...others] = new Set(paths);
  return others.length === 0 ? first : `${first} and ${count(others.length, "more page")}`;
}

export function howTo(origin: Origin | undefined): string {
  return origin?.how ?? "It is put together from several texts: search content/ and app/ for them";
}
