import type { Database } from "#data/store/database.server.ts";
import type { ImportTable } from "#data/schema.ts";
import { apply } from "./apply.ts";
import { agreed } from "#operator/cli/ask.ts";
import { type Command, json, yes } from "#operator/cli/command.ts";
import { difference, isNothing } from "./difference.ts";
import { lastFailure } from "./failed-import.ts";
import { Fault } from "#operator/cli/fault.ts";
import { plainDifference, printDifference, summaryOf } from "./say-difference.ts";
import { sayMoment } from "#operator/cli/say-time.ts";
import { openStore } from "#operator/archive/stores.ts";
import type { Row, Subject } from "#operator/content/subjects/subject.ts";
import { subjectNamed } from "#operator/content/subjects/subjects.ts";
import { type RawRow, readTable, realNames } from "./table-rows.ts";
import { print, printJson, printTable, say, warn } from "#operator/cli/terminal.ts";

const SHOWN = 30;

export const undo: Command = {
  summary: "Takes an import back: the last one, or the one named.",
  about:
    "The rows become what they were before that import, whatever has happened to them since; you see it before it happens.",
  takes: "[ID]",
  options: { list: { type: "boolean", about: "list the imports instead" }, ...yes, ...json },
  examples: [
    ["undo", "takes the last import back; said again, the one before it; after one that failed, nothing"],
    ["undo --list", "the last 30 imports with their ids"],
    ["undo 7c1e0b52", "takes that one back"],
  ],
  async run(input) {
    const db = await openStore();
    if (input.has("list")) return list(db, input.has("json"));
    const taking = await undoOf(db, input.words[0]);
    const { record, subject, shown, since } = taking;
    if (!input.words[0]) await refuseAfterFailure(db, record);
    if (!input.has("json")) {
      await print(`Taking back the import of ${sayMoment(record.created_at)} (${record.summary}):`);
      await printDifference(subject, shown);
    }
    if (!isNothing(since)) warn(`the ${subject.many} have changed since that import; those changes go too`);
    const what = isNothing(shown)
      ? "Mark it as undone (the rows are as before already)"
      : `Take it back (${summaryOf(shown)})`;
    if (!(await agreed(what, input.has("yes")))) return say("Nothing was changed.");
    await takeBack(db, taking);
    if (input.has("json")) return printJson({ undone: record.id, ...plainDifference(subject, shown) });
    await print("Done. The site shows it within 10 seconds.");
  },
};

/** What taking an import back would change: for a person to look at before it happens. */
export async function undoOf(db: Database, id?: string) {
  const record = await recordOf(db, id);
  const subject = subjectNamed(record.subject);
  if (!subject) throw new Fault(`This version of gym has no '${record.subject}'.`, "Nothing was changed.");
  const current = await readTable(db, subject);
  const whole = JSON.parse(record.rows_before) as RawRow[];
  const wanted = await rowsOf(db, subject, whole);
  return {
    record,
    subject,
    whole,
    wanted,
    /** What others have changed since. */
    since: difference(subject, current, JSON.parse(record.rows_after) as Row[]),
    shown: difference(subject, current, wanted),
  };
}

type Undo = Awaited<ReturnType<typeof undoOf>>;

export async function takeBack(
  db: Database,
  { record, subject, wanted, shown, whole }: Undo,
  who?: string,
): Promise<void> {
  await apply(db, { subject, wanted, shown, whole, summary: "", fileName: null, undoes: record.id, who });
}

async function rowsOf(db: Database, subject: Subject, whole: readonly RawRow[]): Promise<Row[]> {
  const real = await realNames(db, subject);
  return whole.map((raw) =>
    Object.fromEntries([...real].map(([name, column]) => [name, (raw[column] ?? null) as Row[string]])),
  );
}

async function recordOf(db: Database, id: string | undefined): Promise<ImportTable> {
  let query = db.kysely.selectFrom("imports").selectAll().where("undone_at", "is", null);
  if (id) query = query.where("id", "like", `${id.replace(/[^0-9a-f-]/g, "?")}%`);
  const found = await query.orderBy("created_at", "desc").limit(2).execute();
  const [record, another] = found;
  if (!record)
    throw new Fault(
      id ? `There is no import '${id}' to take back.` : "There is no import to take back.",
      "`gym undo --list` shows all imports.",
    );
  if (id && another)
    throw new Fault(`More than one import begins with '${id}'.`, "`gym undo --list` shows the ids.");
  return record;
}

async function refuseAfterFailure(db: Database, before: ImportTable) {
  const failed = await lastFailure(db);
  if (!failed) return;
  throw new Fault(
    `The last import (${failed.subject}, from ${failed.file}) failed and changed nothing: there is nothing to take back.`,
    `The import before it (${before.summary}, ${sayMoment(before.created_at)}) stays. To take that one back: gym undo ${before.id.slice(0, 8)}`,
  );
}

async function list(db: Database, asJson: boolean): Promise<void> {
  const rows = await db.kysely
    .selectFrom("imports")
    .select(["id", "created_at", "subject", "summary", "file_name", "undone_at"])
    .orderBy("created_at", "desc")
    .limit(SHOWN)
    .execute();
  if (asJson) return printJson(rows);
  if (rows.length === 0) return say("There has been no import yet.");
  await printTable(
    ["When", "Id", "What", "From", "Undone"],
    rows.map((row) => [
      sayMoment(row.created_at),
      row.id.slice(0, 8),
      row.summary,
      row.file_name,
      sayMoment(row.undone_at),
    ]),
  );
}
