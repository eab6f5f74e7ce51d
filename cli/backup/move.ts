import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Database, openDatabase } from "#db/drivers/database.server.ts";
import { openPictureStore, type PictureStore } from "#pictures/store/picture-store.server.ts";
import { agreed } from "#cli/ask.ts";
import { backupTables } from "#operations/backup/backup-tables.ts";
import { type Command, json, yes } from "#cli/command.ts";
import { UserError, usageError } from "#config/user-error.ts";
import { copyPictures, copyTables } from "#operations/backup/copy-stores.ts";
import { ownData } from "#operations/backup/own-data.ts";
import { explained, quiet, settings } from "#operations/stores.ts";
import { count } from "#domain/text.ts";
import { progress } from "#cli/progress.ts";
import { print, printJson, say, warn } from "#cli/terminal.ts";

export const move: Command = {
  summary: "Carries the default store to PostgreSQL, and its pictures to S3 if you name one.",
  about:
    "Everything is copied, counted and compared row by row and picture by picture; the default store stays as it is, " +
    "so that you can go back. Stop the site first: a message that comes meanwhile is found, but not carried.",
  options: {
    to: { type: "string", value: "postgres://…", about: "the database, as DATABASE_URL will name it" },
    storage: { type: "string", value: "s3://…", about: "the picture store, as STORAGE_URL will name it" },
    replace: { type: "boolean", about: "go ahead although there is data at the other end: it is replaced" },
    ...yes,
    ...json,
  },
  examples: [
    ["move --to postgres://gym:SECRET@db.example.com/gym", "the database; pictures stay in the folder"],
    ["move --to postgres://… --storage s3://KEY:SECRET@s3.example.com/gym", "both"],
  ],
  async run(input) {
    const target = input.text("to");
    if (!target || !/^postgres(ql)?:\/\//.test(target) || !URL.canParse(target)) {
      throw usageError("Where to?", "Like this: gym move --to postgres://USER:PASSWORD@HOST/DATABASE");
    }
    const storage = input.text("storage");
    if (storage !== undefined && !/^s3:\/\/\S+@/.test(storage)) {
      throw usageError(
        "--storage has to be an address like s3://KEY:SECRET@HOST/PREFIX.",
        "See STORAGE_URL in docs/operating.md.",
      );
    }
    const from = await openSource();
    const to = await openDatabase({ databaseUrl: target, dataDir: from.dataDir }).catch(
      async (error: unknown) => {
        await from.db.close();
        throw explained(error, new URL(target).host, "--to");
      },
    );
    try {
      const pictures = storage
        ? { from: from.store, to: openPictureStore({ storageUrl: storage, dataDir: from.dataDir }) }
        : null;
      await pictures?.to.check();
      const there = await ownData(to, null);
      if (there.length > 0 && !input.has("replace")) {
        throw new UserError(
          `There is data at ${to.location} already: ${there.join(", ")}.`,
          "Name an empty database, or add --replace.",
        );
      }
      const what = `Carry everything from ${from.db.location} to ${to.location}${pictures ? ` and ${pictures.to.place}` : ""}`;
      if (!(await agreed(what, input.has("yes")))) return say("Nothing was changed.");
      const tables = await copyTables(from.db, to);
      const bar = progress("Pictures");
      const watch = { step: bar.step, warn };
      const carried = pictures ? await copyPictures(pictures.from, pictures.to, watch).finally(bar.end) : 0;
      const rows = Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
      if (input.has("json")) await printJson({ tables, pictures: carried });
      else await report(rows, carried, tables, { target, storage });
      await refuseLate(from.db, tables["leads"]?.rows ?? 0);
    } finally {
      await from.db.close();
      await to.close();
    }
  },
};

async function openSource(): Promise<{ db: Database; store: PictureStore; dataDir: string }> {
  await quiet();
  const env = await settings();
  if (!existsSync(join(env.DATA_DIR, "site.sqlite"))) {
    throw new UserError(
      `There is no default store in ${env.DATA_DIR}.`,
      "Set DATA_DIR to the folder that has site.sqlite in it.",
    );
  }
  const db = await openDatabase({ dataDir: env.DATA_DIR });
  return { db, store: openPictureStore({ dataDir: env.DATA_DIR }), dataDir: env.DATA_DIR };
}

async function report(
  rows: number,
  pictures: number,
  tables: Record<string, { rows: number }>,
  { target, storage }: { target: string; storage: string | undefined },
) {
  for (const table of backupTables)
    await print(`${table}: ${count(tables[table]?.rows ?? 0, "row")}, the same on both sides`);
  if (storage) await print(`Pictures: ${pictures}, the same on both sides`);
  await print(`\nCarried and compared: ${count(rows, "row")}. Now set, where the site's environment is set:`);
  const hidden = (address: string) => address.replace(/:[^:@/]+@/, ":…@");
  await print(`  DATABASE_URL=${hidden(target)}`);
  if (storage) await print(`  STORAGE_URL=${hidden(storage)}`);
  await print("and start the site again. To go back, take them out: the default store is as it was.");
}

/** Somebody wrote to the gym while we copied. */
async function refuseLate(db: Database, carried: number) {
  const row = await db.kysely
    .selectFrom("leads")
    .select((lead) => lead.fn.countAll<number>().as("n"))
    .executeTakeFirst();
  const late = Number(row?.n ?? 0) - carried;
  if (late > 0) {
    throw new UserError(
      `${count(late, "message")} came in while this was running, and ${late === 1 ? "is" : "are"} in the old store only.`,
      "Stop the site, and run the same command again with --replace.",
    );
  }
}
