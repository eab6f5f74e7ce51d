import { existsSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "#config/user-error.ts";
import { minutes } from "#auth/links.server.ts";
import { formatMoment } from "#content/gym-clock.ts";
import { readTimetable } from "#db/readers/classes.server.ts";
import { laterChanges } from "#domain/schedule/timetable.ts";
import { capital, count } from "#domain/text.ts";
import { collections } from "#operations/registry.ts";
import { backupTables } from "#operations/backup/backup-tables.ts";
import type { PrintContext, Table } from "../override.ts";
import { printResult } from "../print.ts";
import { oneLine } from "../text.ts";

type Logged = { id: string; at: string; actor: string; via: string; sentence: string; undone: boolean };

export const log: Table = {
  none: "There is no change that matches.",
  widest: 80,
  columns: {
    When: ({ at }: Logged) => formatMoment(Date.parse(at)),
    Id: ({ id }: Logged) => id.slice(0, 8),
    Who: ({ actor }: Logged) => actor,
    Via: ({ via }: Logged) => via,
    What: ({ sentence }: Logged) => sentence,
    Undone: ({ undone }: Logged) => undone,
  },
};

type Member = { email: string; name: string; role: string; passkeys: number; sessions: number; seen: number };

export const team: Table = {
  none: "Nobody may sign in yet. gym desk invite you@example.com --role owner",
  columns: {
    "E-mail": ({ email }: Member) => email,
    Name: ({ name }: Member) => name,
    Role: ({ role }: Member) => role,
    Passkeys: ({ passkeys }: Member) => passkeys || "none: invited",
    "Signed in on": ({ sessions }: Member) => count(sessions, "device"),
    "Last seen": ({ seen }: Member) => formatMoment(seen),
  },
};

type Picture = { place: number | null; name: string; kilobytes: number | null; words: string };

export const pictures: Table = {
  widest: 90,
  columns: {
    "#": ({ place }: Picture) => place,
    Picture: ({ name }: Picture) => name,
    KB: ({ kilobytes }: Picture) => kilobytes ?? "missing",
    Words: ({ words }: Picture) => words,
  },
};

export async function printClasses(rows: unknown, context: PrintContext) {
  await printResult(rows, context);
  const now = new Date();
  const changes = laterChanges(now, await readTimetable(context.stores.site, now), 0);
  await context.terminal.print(
    changes.length > 0 ? `\nDifferent than usual:\n  ${changes.join("\n  ")}` : "\nNo changes are planned.",
  );
}

type Invitation = { email: string; role: string; link: string; mailed: boolean; error?: string };

export async function printInvitation(invitation: Invitation, { typed, terminal }: PrintContext) {
  const { email, role, link, mailed, error } = invitation;
  if (typed["json"]) return terminal.printJson(invitation);
  await terminal.print(link);
  const sent = mailed ? "It was also sent to them by e-mail. " : "";
  terminal.say(
    `This link signs ${email} in as ${role}, once, within ${minutes.invite} minutes. ${sent}Give it to nobody else.`,
  );
  if (error) terminal.say(`It could not be mailed (${error}): pass it on yourself.`);
}

export async function printAnswered(_: unknown, { change, terminal }: PrintContext) {
  for (const { title } of change?.lines ?? []) await terminal.print(`Answered: ${oneLine(title)}`);
}

type Marked = { quarantined: number; notMarked: string[] };

export async function printSpam({ quarantined }: Marked, { terminal }: PrintContext) {
  await terminal.print(`Marked as spam: ${count(quarantined, "message")}.`);
}

/** Some were marked; the exit code says that others were not. */
export function refuseNotMarked({ notMarked: ids }: Marked) {
  if (ids.length === 0) return;
  throw new UserError(
    `${count(ids.length, "message")} ${ids.length === 1 ? "was" : "were"} spam already or being delivered: ${ids.join(", ")}.`,
    "Try again in a minute.",
  );
}

type Released = { released: number; notQuarantined: string[] };

export async function printReleased({ released }: Released, { terminal }: PrintContext) {
  await terminal.print(`Released: ${count(released, "message")}.`);
}

/** Some were released; the exit code says that others were not. */
export function refuseNotQuarantined({ notQuarantined: ids }: Released) {
  if (ids.length === 0) return;
  throw new UserError(
    `${count(ids.length, "message")} ${ids.length === 1 ? "was" : "were"} not quarantined: ${ids.join(", ")}.`,
    "`gym leads show ID` shows the state of a message.",
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

export async function printLoaded({ tables, pictures: added }: Loaded, { terminal }: PrintContext) {
  for (const { table, rows } of tables) {
    const list = capital(collections.find((one) => one.table === table)?.many ?? table);
    await terminal.print(
      rows > 0
        ? `${list}: ${count(rows, "sample entry", "sample entries")}`
        : `${list}: not empty, left as they are`,
    );
  }
  await terminal.print(`Pictures: ${added.length > 0 ? `${added.length} added` : "all there already"}`);
}

type Restored = { kept: string | null; merged: number; unread: string | null };

export async function printRestored(
  { kept, merged, unread }: Restored,
  { typed, sentence, terminal }: PrintContext,
) {
  const restored = String(sentence).replace("Restored a backup", "Restored");
  await terminal.print(
    typed["back"]
      ? `${restored}. Now install and start the version that made the backup; this one would bring the database up to date again.`
      : `${restored}. The site shows it within 10 seconds.`,
  );
  if (kept)
    await terminal.print(
      `Kept in ${kept}: the former ${formerParts(kept)}. Delete that folder when everything works.`,
    );
  if (merged > 0)
    await terminal.print(
      `${count(merged, "message")} that came since the backup ${merged === 1 ? "was" : "were"} kept.`,
    );
  if (unread)
    await terminal.print(
      `Messages that came since the backup may be missing: the old database in that folder can't be read completely (${unread}).`,
    );
}

/** The former rows of PostgreSQL and pictures of S3 are not kept. */
function formerParts(folder: string): string {
  const parts = { "site.sqlite": "database", store: "pictures" };
  const kept = Object.entries(parts).filter(([name]) => existsSync(join(folder, name)));
  return kept.map(([, part]) => part).join(" and ");
}

type Moved = { tables: Record<string, { rows: number }>; pictures: number; late: number };

export async function printMoved({ tables, pictures: moved }: Moved, { typed, terminal }: PrintContext) {
  const { to, storage } = typed;
  for (const table of backupTables)
    await terminal.print(`${table}: ${count(tables[table]?.rows ?? 0, "row")}, the same on both sides`);
  if (storage) await terminal.print(`Pictures: ${moved}, the same on both sides`);
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  await terminal.print(
    `\nCopied and compared: ${count(rows, "row")}. Now set, where the site's environment is set:`,
  );
  const hidden = (address: unknown) => String(address).replace(/:[^:@/]+@/, ":…@");
  await terminal.print(`  DATABASE_URL=${hidden(to)}`);
  if (storage) await terminal.print(`  STORAGE_URL=${hidden(storage)}`);
  await terminal.print("and start the site again. To go back, remove them: the default store is unchanged.");
}

/** A message arrived during the copy. */
export function refuseLate({ late }: Moved) {
  if (late <= 0) return;
  throw new UserError(
    `${count(late, "message")} came in while this was running, and ${late === 1 ? "is" : "are"} in the old store only.`,
    "Stop the site, and run the same command again with --replace.",
  );
}
