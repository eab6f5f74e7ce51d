import type { Database } from "#db/drivers/database.server.ts";
import { rowKey, type Row, type Value } from "#operations/collections/collection.ts";
import type { Undo } from "./undo-plan.ts";

const MOST_LOGGED = 1000;

/** One thing that has changed in the list since a change that is to be taken back. */
export interface LaterChange {
  sign: "-" | "+" | "~";
  row: Row;
  columns: { name: string; from: Value; to: Value }[];
  /** As in the log; null where it did not come through the desk or the command line. */
  who: string | null;
  /** It is in the same place, so it is taken back as well. */
  goes: boolean;
}

/** What has changed since: rows that went, new rows, changed rows. */
export async function laterChanges(
  db: Database,
  { record, subject, since, shown }: Undo,
): Promise<LaterChange[]> {
  const log = await db.kysely
    .selectFrom("changes")
    .select(["who", "what"])
    .where("subject", "=", subject.name)
    .where("made_at", ">=", record.created_at)
    .where((row) => row.or([row("import_id", "is", null), row("import_id", "!=", record.id)]))
    .orderBy("made_at", "desc")
    .limit(MOST_LOGGED)
    .execute();
  const common = (row: Row) => {
    const key = rowKey(subject, row);
    const names = log.map(({ who, what }) => ({ who, title: what.replace(/^\w+ /, "") }));
    const last = names.find(({ title }) => title === key || title.startsWith(`${key} (`));
    return { row, columns: [], who: last?.who ?? null };
  };
  const removed = new Set(shown.removed.map(({ row }) => rowKey(subject, row)));
  const written = new Map(
    shown.changed.map(({ after, columns }) => [rowKey(subject, after), columns.map(({ name }) => name)]),
  );
  const goes = (row: Row, column: string) =>
    removed.has(rowKey(subject, row)) || written.get(rowKey(subject, row))?.includes(column) === true;
  const isTouched = (row: Row) => subject.columns.some(({ name }) => goes(row, name));

  return [
    ...since.removed.map(({ row }) => ({ sign: "-" as const, ...common(row), goes: false })),
    ...since.added.map((row) => ({ sign: "+" as const, ...common(row), goes: isTouched(row) })),
    ...since.changed.flatMap(({ after, columns }) => {
      const { true: taken = [], false: kept = [] } = Object.groupBy(columns, ({ name }) =>
        String(goes(after, name)),
      );
      const line = { sign: "~" as const, ...common(after) };
      return [
        { ...line, columns: taken, goes: true },
        { ...line, columns: kept, goes: false },
      ].filter((part) => part.columns.length > 0);
    }),
  ];
}
