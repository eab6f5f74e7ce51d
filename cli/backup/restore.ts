import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "#db/drivers/database.server.ts";
import { DatabaseRefused } from "#db/drivers/engine.ts";
import { agreed } from "#cli/ask.ts";
import { type Contents, verify } from "#operations/backup/archive.ts";
import { type Command, json, yes } from "#cli/command.ts";
import { UserError } from "#config/user-error.ts";
import { ownData } from "#operations/backup/own-data.ts";
import { sizeOfFile } from "#operations/backup/read-file.ts";
import {
  countMissing,
  dropSurplus,
  restorePostgres,
  restoreSqlite,
} from "#operations/backup/restore-into.ts";
import { openPictures, openStore, settings } from "#operations/stores.ts";
import { count } from "#domain/text.ts";
import { print, printJson, say } from "#cli/terminal.ts";

export const restore: Command = {
  summary: "Puts the database and the pictures of a backup in the place of those that are there.",
  about:
    "The backup is read and compared before anything is touched; then everything changes in one step, under a running " +
    "site too, which shows it within 10 seconds. A SQLite file and a picture folder that were there before are kept " +
    "beside it, and the command says where; PostgreSQL's rows and S3's pictures are not: `gym backup FILE` first keeps " +
    "them. Messages that came since the backup come along. " +
    "A backup from either database goes into either.",
  takes: "FILE",
  options: {
    replace: { type: "boolean", about: "go ahead although there is data that is no sample" },
    back: { type: "boolean", about: "leave the database as the version that made the backup reads it" },
    ...yes,
    ...json,
  },
  examples: [
    ["restore gym-2026-11-21.tar.gz", "into a site that holds nothing but sample data"],
    ["restore gym-2026-11-21.tar.gz --replace", "in the place of what is there"],
    [
      "restore before-update.tar.gz --replace --back",
      "before that version is installed again: docs/operating.md",
    ],
  ],
  async run(input) {
    const path = input.words[0] ?? "";
    if (!existsSync(path)) throw new UserError(`There is no file ${path}.`, "Check the name.");
    await sizeOfFile(path);
    const { about, contents } = await verify(path);
    await refuseTwoStores(path);
    const db = await openUnlessDamaged();
    await refuseUnknown(db, about.migrations);
    const own = db ? await ownData(db, await openPictures()) : ["a database that can't be read"];
    if (own.length > 0 && !input.has("replace")) {
      throw new UserError(
        `There is data here: ${own.join(", ")}. Nothing was changed.`,
        "Add --replace to put the backup in its place. `gym backup FILE` first keeps what is here.",
      );
    }
    const holds = describe(contents);
    const missing = db ? await countMissing(db, path) : 0;
    const newer = `${count(missing, "message")} here ${missing === 1 ? "is not in it and comes" : "are not in it and come"} along`;
    const what = `Put the backup of ${about.made.slice(0, 16).replace("T", " ")} UTC (${holds}${missing > 0 ? `; ${newer}` : ""}) in the place of ${own.join(", ") || "the sample data"}`;
    if (!(await agreed(what, input.has("yes")))) return say("Nothing was changed.");
    const env = await settings();
    const wanted = { path, contents, as: input.has("back") ? about.migrations : null };
    const restored =
      env.DATABASE_URL && db ? await restorePostgres(wanted, db) : await restoreSqlite(wanted, db !== null);
    await dropSurplus(path);
    const { carried, unread } = restored;
    const kept = own.length > 0 || unread ? restored.kept : null;
    if (restored.kept && !kept) await rm(restored.kept, { recursive: true, force: true });
    if (input.has("json"))
      return printJson({ restored: contents.tables, pictures: contents.pictures, kept, carried, unread });
    await print(
      wanted.as
        ? `Restored: ${holds}. Now install and start the version that made the backup; this one would bring the database up to date again.`
        : `Restored: ${holds}. The site shows it within 10 seconds.`,
    );
    if (kept) await print(`What was there before is in ${kept}; delete that folder when you are content.`);
    if (carried > 0)
      await print(
        `${count(carried, "message")} that came since the backup ${carried === 1 ? "was" : "were"} carried over.`,
      );
    if (unread)
      await print(
        `Messages that came since the backup may be missing: the old database in that folder can't be read to its end (${unread}).`,
      );
  },
};

/** A backup is one store: where messages have one of their own, that can take all of it. */
async function refuseTwoStores(path: string) {
  const { LEADS_DATABASE_URL: where } = await settings();
  if (!where) return;
  const target = where === "folder" ? "" : "ADDRESS-OF-THE-MESSAGES";
  throw new UserError(
    "Messages have a store of their own (LEADS_DATABASE_URL), and a backup goes into one store. Nothing was changed.",
    `Into that one: DATABASE_URL=${target} LEADS_DATABASE_URL= npm run gym -- restore ${path}`,
  );
}

/** A damaged database is what a backup is for; one that doesn't answer is not. */
async function openUnlessDamaged(): Promise<Database | null> {
  const env = await settings();
  if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, "site.sqlite"))) return openStore();
  try {
    return await openStore();
  } catch (error) {
    if (error instanceof DatabaseRefused && !env.DATABASE_URL) return null;
    throw error;
  }
}

async function refuseUnknown(db: Database | null, names: readonly string[]) {
  if (!db) return;
  const known = await db.kysely.selectFrom("site_migrations").select("name").execute();
  const newer = names.filter((name) => !known.some((one) => one.name === name));
  if (newer.length > 0) {
    throw new UserError(
      `The backup was made by a newer version of the site (it has ${newer.join(", ")}). Nothing was changed.`,
      "Install that version, then restore.",
    );
  }
}

function describe({ tables, pictures }: Contents): string {
  return `${count(tables["leads"] ?? 0, "message")}, ${count(tables["Evo Membership Plans"] ?? 0, "plan")}, ${count(pictures, "picture")}`;
}
