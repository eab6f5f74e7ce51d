import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { usageError, UserError } from "#config/user-error.ts";
import { type Database, openDatabase } from "#db/drivers/database.server.ts";
import { DatabaseRefused } from "#db/drivers/engine.ts";
import { count } from "#domain/text.ts";
import { field, operation, owners, type Stores } from "#operations/operation.ts";
import { explained, openStore } from "#operations/stores.ts";
import { openPictureStore } from "#pictures/store/picture-store.server.ts";
import { type Contents, verify } from "./archive.ts";
import { backupStream, writeBackup } from "./backup.ts";
import { copyPictures, copyTables } from "./copy-stores.ts";
import { noteDownload } from "./last-backup.ts";
import { ownData } from "./own-data.ts";
import { type Progress, sizeOfFile, unwatched } from "./read-file.ts";
import { countMissing, dropSurplus, replaceUnreadable, restoreInto } from "./restore-into.ts";

const shared = { roles: owners, undo: "none", transaction: "own" } as const;
const replace = (help: string) => field(z.boolean().optional(), { label: "Replace", kind: "flag", help });
const progress = field(z.custom<Progress>().optional(), { label: "Progress", kind: "hidden" });

export const backup = operation({
  ...shared,
  name: "backup.write",
  summary: "Writes the database and the pictures into one file, while the site runs.",
  desk: false,
  input: z.object({
    file: field(z.string(), { label: "File", placeholder: "FILE" }),
    replace: replace("write over a file of that name"),
    progress,
  }),
  cli: {
    command: "backup",
    args: ["file"],
    about:
      "The database is that of one moment. The file is read again and compared before it gets its name: a file of that " +
      "name is whole. It holds people's messages: keep it where only you can read it, and on another machine.",
    examples: [
      ["backup gym-2026-11-21.tar.gz", ""],
      ["backup /backups/gym-$(date +%F).tar.gz", "every night, by a timer: docs/operating.md"],
    ],
  },
  plan: async () => ({ lines: [], warnings: [] }),
  async apply(
    { site, leads, pictures },
    _,
    { file, replace: mayReplace = false, progress: watch = unwatched },
  ) {
    const stores = { db: site, messages: leads, pictures: pictures() };
    return { result: { file, ...(await writeBackup(stores, file, mayReplace, watch)) } };
  },
  describe: (_, __, { tables, pictures }) =>
    `Wrote a backup: ${count(tables["leads"] ?? 0, "message")}, ${count(pictures, "picture")}`,
});

export const downloadBackup = operation({
  ...shared,
  name: "backup.download",
  summary: "Downloads the database and the pictures as one file.",
  desk: false,
  input: z.object({}),
  plan: async () => ({ lines: [], warnings: [] }),
  apply: async ({ site, leads, pictures }) => ({
    result: { stream: backupStream(site, leads, pictures(), () => noteDownload(leads)) },
  }),
  describe: () => "Downloaded a backup",
});

export const restore = operation({
  ...shared,
  name: "backup.restore",
  summary: "Replaces the database and the pictures with those of a backup.",
  desk: false,
  input: z.object({
    file: field(z.string(), { label: "File", placeholder: "FILE" }),
    replace: replace("go ahead although there is data that is not sample data"),
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

export const move = operation({
  ...shared,
  name: "backup.move",
  summary: "Copies the default store to PostgreSQL, and its pictures to S3 if you name one.",
  desk: false,
  input: z.object({
    to: field(z.string().optional(), {
      label: "To",
      placeholder: "postgres://…",
      help: "the database, as DATABASE_URL will name it",
    }),
    storage: field(z.string().optional(), {
      label: "Storage",
      placeholder: "s3://…",
      help: "the picture store, as STORAGE_URL will name it",
    }),
    replace: replace("go ahead although there is data at the other end: it is replaced"),
    progress,
  }),
  unopened: true,
  cli: {
    command: "move",
    about:
      "Everything is copied, counted and compared row by row and picture by picture; the default store stays as it is, " +
      "so that you can go back. Stop the site first: a message that comes meanwhile is found, but not copied.",
    examples: [
      ["move --to postgres://gym:SECRET@db.example.com/gym", "the database; pictures stay in the folder"],
      ["move --to postgres://… --storage s3://KEY:SECRET@s3.example.com/gym", "both"],
    ],
  },
  async plan({ env }, { to: target, storage, replace: mayReplace = false }) {
    if (!target || !/^postgres(ql)?:\/\//.test(target) || !URL.canParse(target))
      throw usageError("Where to?", "Like this: gym move --to postgres://USER:PASSWORD@HOST/DATABASE");
    if (storage !== undefined && !/^s3:\/\/\S+@/.test(storage))
      throw usageError(
        "--storage has to be an address like s3://KEY:SECRET@HOST/PREFIX.",
        "See STORAGE_URL in docs/operating.md.",
      );
    const dataDir = env.DATA_DIR;
    if (!existsSync(join(dataDir, "site.sqlite")))
      throw new UserError(
        `There is no default store in ${dataDir}.`,
        "Set DATA_DIR to the folder that has site.sqlite in it.",
      );
    const from = await openDatabase({ dataDir });
    const to = await openDatabase({ databaseUrl: target, dataDir }).catch(async (error: unknown) => {
      await from.close();
      throw explained(error, new URL(target).host, "--to");
    });
    const close = () => Promise.all([from.close(), to.close()]);
    try {
      const pictures = storage
        ? { from: openPictureStore({ dataDir }), to: openPictureStore({ storageUrl: storage, dataDir }) }
        : null;
      await pictures?.to.check();
      const there = await ownData(to, null);
      if (there.length > 0 && !mayReplace)
        throw new UserError(
          `There is data at ${to.location} already: ${there.join(", ")}.`,
          "Name an empty database, or add --replace.",
        );
      const question = `Copy everything from ${from.location} to ${to.location}${pictures ? ` and ${pictures.to.place}` : ""}`;
      return { lines: [], warnings: [], question, from, to, pictures, close };
    } catch (error) {
      await close();
      throw error;
    }
  },
  async apply(_, { from, to, pictures }, { progress: watch = unwatched }) {
    const tables = await copyTables(from, to);
    const copied = pictures ? await copyPictures(pictures.from, pictures.to, watch) : 0;
    return { result: { tables, pictures: copied, late: await countLate(from, tables["leads"]?.rows ?? 0) } };
  },
  describe: (_, { to }, { tables }) =>
    `Copied ${count(
      Object.values(tables).reduce((sum, { rows }) => sum + rows, 0),
      "row",
    )} to ${new URL(to!).host}`,
});

/** How many messages came in while we copied. */
async function countLate(db: Database, copied: number): Promise<number> {
  const row = await db.kysely
    .selectFrom("leads")
    .select((lead) => lead.fn.countAll<number>().as("n"))
    .executeTakeFirst();
  return Number(row?.n ?? 0) - copied;
}
