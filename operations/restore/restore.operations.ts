import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { UserError } from "#config/user-error.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { DatabaseRefused } from "#db/drivers/engine.ts";
import { migrationNames } from "#db/drivers/migrate.server.ts";
import { count } from "#domain/text.ts";
import { type Actor, field, operation, owners, type Stores } from "#operations/operation.ts";
import { preparePictures, prepareSite } from "#operations/stores.ts";
import { type Contents, verify } from "#operations/backup/archive.ts";
import { ownData } from "#operations/backup/own-data.ts";
import { readFileSize } from "#operations/backup/read-file.ts";
import { restoredTeam, restoreEffects } from "./restore-effects.ts";
import { replaceUnreadable, restoreInto } from "./restore-into.ts";
import { dropSurplus } from "./restore-pictures.ts";
import { countMissing } from "./restore-rows.ts";

export const restore = operation({
  roles: owners,
  undo: "none",
  transaction: "own",
  name: "backup.restore",
  title: "Restore a backup",
  desk: false,
  needsFreshSignIn: true,
  summary: "Replaces the database and the pictures with those of a backup.",
  input: z.object({
    file: field(z.string(), { label: "File", placeholder: "FILE" }),
    replace: field(z.boolean().optional(), {
      label: "Replace",
      kind: "flag",
      help: "replace data that is not sample data",
    }),
    back: field(z.boolean().optional(), {
      label: "Back",
      kind: "flag",
      help: "leave the database in the format of the version that made the backup",
    }),
  }),
  // The database may be damaged.
  unopened: true,
  // That version may have no log.
  isLogged: ({ back }) => !back,
  cli: {
    command: "restore",
    args: ["file"],
    about:
      "The backup is verified before anything changes. Then everything changes in one step, even while the site runs, which " +
      "shows it within 10 seconds. The command keeps the former SQLite file and picture folder, and prints their paths. It " +
      "does not keep the former rows of PostgreSQL or pictures of S3: run `gym backup FILE` first. Messages, replies " +
      "and notes that came since the backup are kept. A backup from either database can be restored into either.",
    examples: [
      ["restore gym-2026-11-21.tar.gz", "into a site that has only sample data"],
      ["restore gym-2026-11-21.tar.gz --replace", "replaces the data of the gym"],
      [
        "restore before-update.tar.gz --replace --back",
        "before that version is installed again: docs/operating.md",
      ],
    ],
  },
  async plan({ site, env, pictures }, { file, replace: mayReplace = false, back = false }, actor) {
    if (!existsSync(file)) throw new UserError(`There is no file ${file}.`, "Check the name.");
    await readFileSize(file);
    const { about, contents } = await verify(file);
    refuseTwoStores(env, file);
    refuseNewer(about.migrations);
    const db = await openUnlessDamaged(site, env);
    const own = db ? await ownData(db, pictures()) : ["a database that can't be read"];
    if (own.length > 0 && !mayReplace) {
      throw new UserError(
        `There is data here: ${own.join(", ")}. Nothing was changed.`,
        "Add --replace to replace it with the backup. `gym backup FILE` first keeps what is here.",
      );
    }
    const missing = db ? await countMissing(db, file) : 0;
    const newer = `; ${count(missing, "message")} here ${missing === 1 ? "is" : "are"} not in it and will be kept`;
    const made = about.made.slice(0, 16).replace("T", " ");
    return {
      lines: [],
      warnings: actor.via === "desk" ? await warnAboutTeam(file, actor) : [],
      effects: actor.via === "desk" && db ? await restoreEffects(db, pictures(), file) : [],
      facts: { made: about.made, missing, holds: describeContents(contents) },
      question: `Replace ${own.join(", ") || "the sample data"} with the backup of ${made} UTC (${describeContents(contents)}${missing > 0 ? newer : ""})`,
      db,
      hadOwn: own.length > 0,
      wanted: { path: file, contents, as: back ? about.migrations : null },
    };
  },
  async apply(stores, { db, hadOwn, wanted }) {
    const store = await preparePictures(stores.pictures());
    const target = { pictures: store, dataDir: stores.env.DATA_DIR };
    const restored = db
      ? await restoreInto({ ...target, db }, wanted)
      : await replaceUnreadable(target, wanted);
    await dropSurplus(wanted.path, store);
    const { merged, unread, kept: before } = restored;
    const kept = hadOwn || unread ? before : null;
    if (before && !kept) await rm(before, { recursive: true, force: true });
    const { tables, pictures } = wanted.contents;
    return { result: { restored: tables, pictures, kept, merged, unread } };
  },
  describe: ({ wanted }) => `Restored a backup: ${describeContents(wanted.contents)}`,
});

function describeContents({ tables, pictures }: Contents): string {
  return `${count(tables["leads"] ?? 0, "message")}, ${count(tables["Evo Membership Plans"] ?? 0, "plan")}, ${count(pictures, "picture")}`;
}

/** The backup also replaces the team. Without an owner, nobody could sign in at the desk. */
async function warnAboutTeam(file: string, actor: Actor): Promise<string[]> {
  const owners = (await restoredTeam(file)).filter(({ role }) => role === "owner");
  if (owners.length === 0)
    throw new UserError(
      "This backup is from before anybody was invited to the desk: nobody could sign in after it.",
      "Ask the person who runs the site to restore it. Nothing was changed.",
    );
  if (owners.some(({ email }) => email === actor.name)) return [];
  return ["you were not an owner when this backup was made, so you will be signed out"];
}

/** A backup is restored into one database, so the owner has to choose if messages have their own. */
function refuseTwoStores({ LEADS_DATABASE_URL: where }: Stores["env"], file: string) {
  if (!where) return;
  const target = where === "folder" ? "" : "ADDRESS-OF-THE-MESSAGES";
  throw new UserError(
    "Messages are in a separate database, and a backup restores only one. Nothing was changed.",
    `To restore into the database of LEADS_DATABASE_URL on a server: docs/operating.md, "Backups". ` +
      `In a folder of your own: DATABASE_URL=${target} LEADS_DATABASE_URL= npm run gym -- restore ${file}`,
  );
}

/** null: the database is damaged. It throws if the database does not answer. */
async function openUnlessDamaged(site: Database, env: Stores["env"]): Promise<Database | null> {
  try {
    return await prepareSite(site, env.DATA_DIR);
  } catch (error) {
    const isStored = !env.DATABASE_URL && existsSync(join(env.DATA_DIR, "site.sqlite"));
    if (error instanceof DatabaseRefused && isStored) return null;
    throw error;
  }
}

function refuseNewer(names: readonly string[]) {
  const newer = names.filter((name) => !migrationNames.includes(name));
  if (newer.length > 0) {
    throw new UserError(
      "The backup was made by a newer version of the site. Nothing was changed.",
      `Install that version (it has ${newer.join(", ")}), then restore.`,
    );
  }
}
