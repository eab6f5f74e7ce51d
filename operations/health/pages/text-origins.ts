import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "#db/drivers/database.server.ts";
import { cellText, type Collection, rowKey } from "#operations/collections/collection.ts";
import { readTable } from "#operations/rows/table-rows.ts";
import { MEDIA } from "#pictures/store/shipped-pictures.server.ts";
import { sourceLines } from "../content-problems.ts";

/** media/make-sizes.ts writes it from the lists of the folders. */
const GENERATED = /^(pictures|former|own)\.json$|^sizes/;
/** Pages never show these themselves: sample rows are in the tables. */
const NOT_SHOWN = /^content\/(first-gym\.ts|sample\/)/;

/** A text that pages may show, and where it is changed. */
export type Origin = {
  text: string;
  /** 'content/pages/about.ts:9', or 'table "Evo trainers", Casey Sample'. */
  where: string;
  how: string;
  /** The row, if the text comes from a table. */
  row?: { table: string; key: string };
};

/** Everything that pages are made of: tables, texts in files, descriptions of pictures. */
export async function readOrigins(db: Database): Promise<Origin[]> {
  // A top-level import would be circular: the registry imports health.operations.ts.
  const { collections } = await import("#operations/registry.ts");
  const inTables: Origin[] = [];
  // If a table can't be read, checkDatabase reports it.
  for (const one of collections) inTables.push(...(await inTable(db, one).catch(() => [])));
  return [...inTables, ...inFiles()];
}

async function inTable(db: Database, collection: Collection): Promise<Origin[]> {
  const { table, columns } = collection;
  // Originals are in the files of content/.
  const rows = (await readTable(db, collection)).filter(({ isOriginal }) => !isOriginal);
  return rows.flatMap(({ row }) => {
    const key = rowKey(collection, row);
    const origin = {
      where: `table "${table}", ${key}`,
      how: howToChange(collection, key),
      row: { table, key },
    };
    return columns
      .map(({ name }) => ({ ...origin, text: cellText(row[name]) }))
      .filter(({ text }) => text !== "");
  });
}

function howToChange({ name, screen, table }: Collection, key: string): string {
  if (name === "settings") return `At the desk: /desk/settings. Or: gym settings set ${key} VALUE`;
  if (screen) return `At the desk: /desk/${screen.path}. Or: gym ${name} change '${key}' --help`;
  return table === "tour_images" || table === "site_pictures"
    ? "At the desk: /desk/pictures"
    : `It is in the table "${table}"`;
}

function inFiles(): Origin[] {
  const lists = readdirSync(MEDIA, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json") && !GENERATED.test(file))
    .flatMap((file) =>
      readFileSync(join(MEDIA, file), "utf8")
        .split("\n")
        .map((line, index) => ({ where: `media/${file}:${index + 1}`, line })),
    );
  return [...sourceLines("content", "app"), ...lists]
    .filter(({ where, line }) => !NOT_SHOWN.test(where) && !/^\s*(\/\/|\/?\*)/.test(line))
    .map(({ where, line }) => ({ where, text: line, how: `Change it in ${where}` }));
}

/** The origin that has most of the text around the words in common with it; undefined if none has the words. */
export function findOrigin(origins: readonly Origin[], text: string, words: string): Origin | undefined {
  let best: { origin: Origin; length: number } | undefined;
  for (const origin of origins) {
    const length = commonLength(text, origin.text, words);
    if (length > (best?.length ?? 0)) best = { origin, length };
  }
  return best?.origin;
}

function commonLength(text: string, other: string, words: string): number {
  const [here, there] = [text.indexOf(words), other.indexOf(words)];
  if (here === -1 || there === -1) return 0;
  let before = 0;
  while (before < here && before < there && text[here - before - 1] === other[there - before - 1])
    before += 1;
  let end = words.length;
  while (here + end < text.length && text[here + end] === other[there + end]) end += 1;
  return before + end;
}
