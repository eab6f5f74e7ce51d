import { formatMoment } from "#content/gym-clock.ts";
import { readTimetable } from "#db/readers/classes.server.ts";
import { laterChanges } from "#domain/schedule/timetable.ts";
import { count } from "#domain/text.ts";
import { UserError } from "#config/user-error.ts";
import { backupTables } from "#operations/backup/backup-tables.ts";
import type { PrintContext } from "../face.ts";
import { printResult } from "../print.ts";
import { fitted, line, oneLine } from "../text.ts";

type Logged = { id: string; at: string; actor: string; via: string; sentence: string; undone: boolean };

export async function printLog(entries: readonly Logged[], { terminal }: PrintContext) {
  if (entries.length === 0) return terminal.say("There is no change that matches.");
  await terminal.printTable(
    ["When", "Id", "Who", "Via", "What", "Undone"],
    entries.map(({ id, at, actor, via, sentence, undone }) => [
      formatMoment(Date.parse(at)),
      id.slice(0, 8),
      actor,
      via,
      sentence,
      undone ? "yes" : "",
    ]),
    80,
  );
}

export async function printClasses(rows: unknown, context: PrintContext) {
  await printResult(rows, context);
  const now = new Date();
  const changes = laterChanges(now, await readTimetable(context.stores.site, now), 0);
  await context.terminal.print(
    changes.length > 0 ? `\nDifferent than usual:\n  ${changes.join("\n  ")}` : "\nNo change is to come.",
  );
}

type Setting = { name: string; value: string; from: string; about: string };

export async function printSettings(settings: readonly Setting[], { terminal }: PrintContext) {
  await terminal.printTable(
    ["name", "value", "from", "how to write it"],
    settings.map(({ name, value, from, about }) => [name, value, from, about]),
  );
}

type Member = {
  email: string;
  name: string;
  role: string;
  passkeys: number;
  sessions: number;
  seen: number | null;
};

export async function printTeam(people: readonly Member[], { terminal }: PrintContext) {
  if (people.length === 0)
    return terminal.say("Nobody may sign in yet. gym desk invite you@example.com --role owner");
  await terminal.printTable(
    ["E-mail", "Name", "Role", "Passkeys", "Signed in on", "Last there"],
    people.map(({ email, name, role, passkeys, sessions, seen }) => [
      email,
      name,
      role,
      passkeys === 0 ? "none: invited" : passkeys,
      count(sessions, "device"),
      formatMoment(seen),
    ]),
  );
}

type Picture = { place: number | null; name: string; kilobytes: number | null; words: string };

export async function printPictures(pictures: readonly Picture[], { terminal }: PrintContext) {
  const widths = fitted([5, 36, 7, 90], terminal.columns);
  await terminal.print(terminal.paint("bold", line(["", "Picture", "KB", "Words"], widths)));
  for (const { place, name, kilobytes, words } of pictures)
    await terminal.print(line([place, name, kilobytes ?? "missing", words], widths));
  terminal.say(`${count(pictures.length, "picture")}.`);
}

type Place = { name: string; place: string; own: boolean };

export async function printPlaces(places: readonly Place[], { terminal }: PrintContext) {
  await terminal.printTable(
    ["Name", "Place", "Yours"],
    places.map(({ name, place, own }) => [name, place, own ? "yes" : ""]),
  );
  await terminal.print(`${places.length} places.`);
}

export async function printAnswered(_: unknown, { change, terminal }: PrintContext) {
  for (const { title } of change?.lines ?? []) await terminal.print(`Answered: ${oneLine(title)}`);
}

export async function printSpam({ held }: { held: number }, { change, terminal }: PrintContext) {
  await terminal.print(`Marked as spam: ${count(held, "message")}.`);
  if (held < (change?.lines.length ?? 0))
    terminal.say(
      "The others are spam already, or are being delivered at this moment: try again in a minute.",
    );
}

type Retried = { webhooks: number; emails: number };

export async function printRetried({ webhooks, emails }: Retried, { terminal }: PrintContext) {
  await terminal.print(
    `Delivering again: ${count(webhooks, "delivery", "deliveries")}, ${count(emails, "e-mail")}.`,
  );
  if (webhooks + emails === 0)
    terminal.say("Nothing was left to send: they are delivered, or being delivered now.");
}

type Loaded = { tables: { table: string; rows: number }[]; pictures: unknown[] };

export async function printLoaded({ tables, pictures }: Loaded, { terminal }: PrintContext) {
  for (const { table, rows } of tables)
    await terminal.print(
      rows > 0 ? `${table}: ${count(rows, "sample row")}` : `${table}: has rows, left as it is`,
    );
  await terminal.print(`Pictures: ${pictures.length > 0 ? `${pictures.length} added` : "all there already"}`);
}

type Cleared = { rows: unknown[]; pictures: unknown[] };

export async function printCleared({ rows, pictures }: Cleared, { terminal }: PrintContext) {
  await terminal.print(`Removed: ${count(rows.length, "row")}, ${count(pictures.length, "picture")}.`);
  await terminal.print("Put your own in with gym plans import, gym trainers import, gym photos add …");
}

type Restored = { kept: string | null; carried: number; unread: string | null };

export async function printRestored(
  { kept, carried, unread }: Restored,
  { typed, sentence, terminal }: PrintContext,
) {
  const restored = String(sentence).replace("Restored a backup", "Restored");
  await terminal.print(
    typed["back"]
      ? `${restored}. Now install and start the version that made the backup; this one would bring the database up to date again.`
      : `${restored}. The site shows it within 10 seconds.`,
  );
  if (kept)
    await terminal.print(`What was there before is in ${kept}; delete that folder when you are content.`);
  if (carried > 0)
    await terminal.print(
      `${count(carried, "message")} that came since the backup ${carried === 1 ? "was" : "were"} carried over.`,
    );
  if (unread)
    await terminal.print(
      `Messages that came since the backup may be missing: the old database in that folder can't be read to its end (${unread}).`,
    );
}

type Moved = { tables: Record<string, { rows: number }>; pictures: number; late: number };

export async function printMoved({ tables, pictures }: Moved, { typed, terminal }: PrintContext) {
  const { to, storage } = typed;
  for (const table of backupTables)
    await terminal.print(`${table}: ${count(tables[table]?.rows ?? 0, "row")}, the same on both sides`);
  if (storage) await terminal.print(`Pictures: ${pictures}, the same on both sides`);
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  await terminal.print(
    `\nCopied and compared: ${count(rows, "row")}. Now set, where the site's environment is set:`,
  );
  const hidden = (address: unknown) => String(address).replace(/:[^:@/]+@/, ":…@");
  await terminal.print(`  DATABASE_URL=${hidden(to)}`);
  if (storage) await terminal.print(`  STORAGE_URL=${hidden(storage)}`);
  await terminal.print(
    "and start the site again. To go back, take them out: the default store is as it was.",
  );
}

/** Somebody wrote to the gym while we copied. */
export function refuseLate({ late }: Moved) {
  if (late <= 0) return;
  throw new UserError(
    `${count(late, "message")} came in while this was running, and ${late === 1 ? "is" : "are"} in the old store only.`,
    "Stop the site, and run the same command again with --replace.",
  );
}
