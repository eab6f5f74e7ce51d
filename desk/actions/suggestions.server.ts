import { siteDatabase } from "#db/drivers/database.server.ts";
import { classPrograms } from "#db/readers/gym.server.ts";
import { readTimetable } from "#db/readers/classes.server.ts";
import { cellText, rowKey } from "#operations/collections/collection.ts";
import { trainers } from "#operations/collections/people.collection.ts";
import type { FieldFacts } from "#operations/operation.ts";
import { readRows } from "#operations/rows/table-rows.ts";

type Kind = NonNullable<FieldFacts["suggest"]>;

export type Suggestions = Partial<Record<Kind, (readonly [value: string, label: string])[]>>;

/** Existing coaches, rooms, roles and programs, if a field offers them. */
export async function readSuggestions(fields: readonly FieldFacts[]): Promise<Suggestions> {
  const kinds = new Set(fields.flatMap(({ suggest }) => suggest ?? []));
  if (kinds.size === 0) return {};
  const { classes } = await readTimetable(siteDatabase(), new Date());
  const team = await readRows(siteDatabase(), trainers);
  const known = {
    roles: team.map((row) => cellText(row["Role"])),
    coaches: [...team.map((row) => rowKey(trainers, row)), ...classes.map(({ coach = "" }) => coach)],
    rooms: classes.map(({ place }) => place),
  };
  const sorted = (words: readonly string[]) =>
    [...new Set(words.filter(Boolean))].toSorted().map((word) => [word, word] as const);
  return Object.fromEntries(
    [...kinds].map((kind) => [kind, kind === "programs" ? [...classPrograms()] : sorted(known[kind])]),
  );
}
