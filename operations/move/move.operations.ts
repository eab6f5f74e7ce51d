import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { usageError, UserError } from "#config/user-error.ts";
import { type Database, openDatabase } from "#db/drivers/database.server.ts";
import { count } from "#domain/text.ts";
import { ownData } from "#operations/backup/own-data.ts";
import { noProgress, type Progress } from "#operations/backup/stored-pictures.ts";
import { field, operation, owners } from "#operations/operation.ts";
import { explained } from "#operations/stores.ts";
import { openPictureStore } from "#pictures/store/picture-store.server.ts";
import { copyPictures, copyTables } from "./copy-stores.ts";

export const move = operation({
  roles: owners,
  undo: "none",
  transaction: "own",
  name: "backup.move",
  title: "Move to other stores",
  desk: false,
  summary: "Copies the default store to PostgreSQL, and its pictures to S3 if you name one.",
  input: z.object({
    to: field(z.string().optional(), {
      label: "To",
      placeholder: "postgres://…",
      help: "the database's URL, as for DATABASE_URL",
    }),
    storage: field(z.string().optional(), {
      label: "Storage",
      placeholder: "s3://…",
      help: "the picture store's URL, as for STORAGE_URL",
    }),
    replace: field(z.boolean().optional(), {
      label: "Replace",
      kind: "flag",
      help: "replace the data that is already there",
    }),
    progress: field(z.custom<Progress>().optional(), { label: "Progress", kind: "hidden" }),
  }),
  unopened: true,
  cli: {
    command: "move",
    about:
      "Everything is copied, counted and compared row by row and picture by picture; the default store stays as it is, " +
      "so that you can go back. Stop the site first: a message that arrives meanwhile is reported, but not copied.",
    examples: [
      ["move --to postgres://gym:SECRET@db.example.com/gym", "the database; pictures stay in the folder"],
      ["move --to postgres://… --storage s3://KEY:SECRET@s3.example.com/gym", "both"],
    ],
  },
  async plan({ env }, { to: target, storage, replace = false }) {
    checkAddresses(target, storage);
    const dataDir = env.DATA_DIR;
    if (!existsSync(join(dataDir, "site.sqlite")))
      throw new UserError(
        `There is no default store in ${dataDir}.`,
        "Set DATA_DIR to the folder that has site.sqlite in it.",
      );
    const from = await openDatabase({ dataDir });
    const to = await openDatabase({ databaseUrl: target, setting: "--to", dataDir }).catch(
      async (error: unknown) => {
        await from.close();
        throw explained(error, new URL(target).host, "--to");
      },
    );
    const close = () => Promise.all([from.close(), to.close()]);
    const pictures = storage
      ? { from: openPictureStore({ dataDir }), to: openPictureStore({ storageUrl: storage, dataDir }) }
      : null;
    try {
      await pictures?.to.check();
      const there = await ownData(to, null);
      if (there.length > 0 && !replace)
        throw new UserError(
          `There is data at ${to.location} already: ${there.join(", ")}.`,
          "Name an empty database, or add --replace.",
        );
    } catch (error) {
      await close();
      throw error;
    }
    const question = `Copy everything from ${from.location} to ${to.location}${pictures ? ` and ${pictures.to.place}` : ""}`;
    return { lines: [], warnings: [], question, from, to, pictures, close };
  },
  async apply(_, { from, to, pictures }, { progress = noProgress }) {
    const tables = await copyTables(from, to);
    const copied = pictures ? await copyPictures(pictures.from, pictures.to, progress) : 0;
    const late = (await countLeads(from)) - (tables["leads"]?.rows ?? 0);
    return { result: { tables, pictures: copied, late } };
  },
  describe: (_, { to }, { tables }) => {
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    return `Copied ${count(rows, "row")} to ${new URL(to!).host}`;
  },
});

function checkAddresses(target: string | undefined, storage: string | undefined): asserts target is string {
  if (!target || !/^postgres(ql)?:\/\//.test(target) || !URL.canParse(target))
    throw usageError(
      "--to needs the URL of a PostgreSQL database.",
      "Like this: gym move --to postgres://USER:PASSWORD@HOST/DATABASE",
    );
  if (storage !== undefined && !/^s3:\/\/\S+@/.test(storage))
    throw usageError(
      "--storage has to be an address like s3://KEY:SECRET@HOST/PREFIX.",
      "See STORAGE_URL in docs/operating.md.",
    );
}

/** A higher count after the copy means that messages arrived meanwhile. */
async function countLeads(db: Database): Promise<number> {
  const row = await db.kysely
    .selectFrom("leads")
    .select((lead) => lead.fn.countAll<number>().as("n"))
    .executeTakeFirst();
  return Number(row?.n ?? 0);
}
