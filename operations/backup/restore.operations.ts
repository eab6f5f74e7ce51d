import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { UserError } from "#config/user-error.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { DatabaseRefused } from "#db/drivers/engine.ts";
import { count } from "#domain/text.ts";
import { field, operation, owners, type Stores } from "#operations/operation.ts";
import { openStore } from "#operations/stores.ts";
import { type Contents, verify } from "./archive.ts";
import { ownData } from "./own-data.ts";
import { sizeOfFile } from "./read-file.ts";
import { countMissing, dropSurplus, replaceUnreadable, restoreInto } from "./restore-into.ts";

export const restore = operation({
  roles: owners,
  undo: "none",
  transaction: "own",
  name: "backup.restore",
  summary: "Replaces the database and the pictures with those of a backup.",
  desk: false,
  input: z.object({
    file: field(z.string(), { label: "File", placeholder: "FILE" }),
    replace: field(z.boolean().optional(), {
      label: "Replace",
      kind: "flag",
      help: "go ahead although there is data that is not sample data",
    }),
    back: field(z.boolean().optional(), {
      label: "Back",
      kind: "flag",
      help: "leave the database as the version that made the backup reads it",
    }),
  }),
  // A damaged database is what a backup is for.
  unopened: true,
  // That version may have no log.
  isLogged: ({ back }) => !back,
  cli: {
    command: "restore",
    args: ["file"],
    about:
      "The backup is read and compared before anything is touched; then everything changes in one step, under a running " +
      "site too, which shows it within 10 seconds. A SQLite file and a picture folder that were there before are kept " +
      "beside it, and the command says where; PostgreSQL's rows and S3's pictures are not: `gym backup FILE` first keeps " +
      "them. Messages that came since the backup come along. " +
      "A backup from either database goes into either.",
    examples: [
      ["restore gym-2026-11-21.tar.gz", "into a site that holds nothing but sample data"],
      ["restore gym-2026-11-21.tar.gz --replace", "in the place of what is there"],
      [
        "restore before-update.tar.gz --replace --back",
        "before that version is installed again: docs/operating.md",
      ],
    ],
  },
  async plan({ env, pictures }, { file, replace: mayReplace = false, back = false }) {
    if (!existsSync(file)) throw new UserError(`There is no file ${file}.`, "Check the name.");
    await sizeOfFile(file);
    const { about, contents } = await verify(file);
    refuseTwoStores(env, file);
    const db = await openUnlessDamaged(env);
    await refuseNewer(db, about.migrations);
    const own = db ? await ownData(db, pictures()) : ["a database that can't be read"];
    if (own.length > 0 && !mayReplace) {
      throw new UserError(
        `There is data here: ${own.join(", ")}. Nothing was changed.`,
        "Add --replace to put the backup in its place. `gym backup FILE` first keeps what is here.",
      );
    }
    const missing = db ? await countMissing(db, file) : 0;
    const newer = `; ${count(missing, "message")} here ${missing === 1 ? "is not in it and comes" : "are not in it and come"} along`;
    const made = about.made.slice(0, 16).replace("T", " ");
    return {
      lines: [],
      warnings: [],
      question: `Put the backup of ${made} UTC (${describeContents(contents)}${missing > 0 ? newer : ""}) in the place of ${own.join(", ") || "the sample data"}`,
      db,
      hadOwn: own.length > 0,
      wanted: { path: file, contents, as: back ? about.migrations : null },
    };
  },
  async apply(_, { db, hadOwn, wanted }) {
    const restored = db ? await restoreInto(db, wanted) : await replaceUnreadable(wanted);
    await dropSurplus(wanted.path);
    const { carried, unread, kept: before } = restored;
    const kept = hadOwn || unread ? before : null;
    if (before && !kept) await rm(before, { recursive: true, force: true });
    const { tables, pictures } = wanted.contents;
    return { result: { restored: tables, pictures, kept, carried, unread } };
  },
  describe: ({ wanted }) => `Restored a backup: ${describeContents(wanted.contents)}`,
});

function describeContents({ tables, pictures }: Contents): string {
  return `${count(tables["leads"] ?? 0, "message")}, ${count(tables["Evo Membership Plans"] ?? 0, "plan")}, ${count(pictures, "picture")}`;
}

/** A backup is one store: where messages have a store of their own, that one can take all of it. */
function refuseTwoStores({ LEADS_DATABASE_URL: where }: Stores["env"], file: string) {
  if (!where) return;
  const target = where === "folder" ? "" : "ADDRESS-OF-THE-MESSAGES";
  throw new UserError(
    "Messages have a store of their own (LEADS_DATABASE_URL), and a backup goes into one store. Nothing was changed.",
    `Into that one: DATABASE_URL=${target} LEADS_DATABASE_URL= npm run gym -- restore ${file}`,
  );
}

/** null: the database is damaged. One that does not answer is an error. */
async function openUnlessDamaged(env: Stores["env"]): Promise<Database | null> {
  if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, "site.sqlite"))) return openStore();
  try {
    return await openStore();
  } catch (error) {
    if (error instanceof DatabaseRefused && !env.DATABASE_URL) return null;
    throw error;
  }
}

async function refuseNewer(db: Database | null, names: readonly string[]) {
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
