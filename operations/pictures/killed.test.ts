import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "#db/drivers/database.server.ts";
import { readEntries } from "#operations/journal/audit-log.ts";
import { findOperation } from "#operations/registry.ts";
import { run } from "#operations/run.ts";
import { openPictureStore } from "#pictures/store/picture-store.server.ts";
import { ownFolder } from "#test/support/own-folder.ts";
import { owner, storesAround } from "#test/support/stores.ts";
import { stripes } from "#test/support/test-pictures.ts";
import { finishFiles } from "./finish-files.ts";
import { addPicture } from "./pictures.operations.ts";
import { isSnapshot } from "./snapshot.ts";

// kill -9 at each write to the picture store: afterward the change is either complete with exactly one audit entry, or not
// visible and without an entry.

const root = join(import.meta.dirname, "../..");
/** Photos sent from the command line are prepared in the process that runs the operation. */
const sender = { ...owner, via: "cli" } as const;
const photo = await stripes(64, 48).png().toBuffer();
const other = await stripes(60, 48).png().toBuffer();
const added = { to: "nutrition", name: "a.png", bytes: photo, words: "Macro Plate" } as const;
const portrait = { to: "trainers", name: "a.png", bytes: photo, words: "Casey Sample" } as const;

const cases = [
  { name: "pictures.add", input: added, first: [] },
  { name: "pictures.add", input: { ...added, to: "tour" }, first: [] },
  { name: "pictures.add", input: { ...portrait, bytes: other }, first: [{ add: portrait }] },
  {
    name: "portraits.crop",
    input: { name: "Casey Sample", crop: { across: 50, down: 50, closer: 200 } },
    first: [{ add: portrait }],
  },
  {
    name: "pictures.remove",
    input: { pictures: ["macro-plate.jpg"], from: "nutrition" },
    first: [{ add: added }],
  },
] as const;

/** Runs the operation in a process that ends before or after its n-th write to the store. */
async function runAndKill(dataDir: string, name: string, input: object, kill: string): Promise<boolean> {
  const script = `
    import { openDatabase } from "#db/drivers/database.server.ts";
    import * as operations from "#operations/pictures/pictures.operations.ts";
    import { run } from "#operations/run.ts";
    import { openPictureStore } from "#pictures/store/picture-store.server.ts";
    const { dataDir, name, input, kill } = JSON.parse(process.argv[1]);
    if (input.bytes) input.bytes = Buffer.from(input.bytes.data);
    const store = openPictureStore({ dataDir });
    let writes = 0;
    const killing = (write) => async (...given) => {
      writes += 1;
      if (kill === "before " + writes) process.kill(process.pid, "SIGKILL");
      const written = await write(...given);
      if (kill === "after " + writes) process.kill(process.pid, "SIGKILL");
      return written;
    };
    const pictures = { ...store, put: killing(store.put), remove: killing(store.remove) };
    const db = await openDatabase({ dataDir });
    const stores = { site: db, leads: db, pictures: () => pictures, env: process.env };
    const operation = Object.values(operations).find((one) => one.name === name);
    await run(operation, { input, actor: { name: "owner", role: "owner", via: "cli" }, stores });
    await db.close();
  `;
  const given = JSON.stringify({ dataDir, name, input, kill });
  const child = spawn(process.execPath, ["--input-type=module", "-e", script, given], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: dataDir,
      LOG_LEVEL: "silent",
      NODE_COMPILE_CACHE: join(root, "node_modules/.cache/killed"),
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code, signal] = (await once(child, "close")) as [number | null, string | null];
  if (signal === null) expect(code).toBe(0);
  return signal === "SIGKILL";
}

/** A folder with a trainer, empty buckets, and what the first operations write. */
async function makeFolder(dataDir: string, first: readonly { add: typeof added | typeof portrait }[]) {
  for (const bucket of ["tour-images", "nutrition-images", "trainers"])
    await mkdir(join(dataDir, "store", bucket), { recursive: true });
  const { db, stores } = await openFolder(dataDir);
  const trainer = { Name: "Casey Sample", Role: "Owner", bio: null };
  await db.kysely.insertInto("Evo trainers").values(trainer).execute();
  for (const { add } of first) await run(addPicture, { input: add, actor: sender, stores });
  await db.close();
}

async function openFolder(dataDir: string) {
  const db = await openDatabase({ dataDir });
  const store = openPictureStore({ dataDir });
  return { db, store, stores: storesAround(db, { pictures: () => store }) };
}

test.each(cases)(
  "$name $input.to",
  async ({ name, input, first }) => {
    const folder = ownFolder();
    await makeFolder(join(folder, "first"), first);
    let kills = 0;
    for (let step = 0, wasKilled = true; wasKilled; step += 1) {
      const kill = `${step % 2 === 0 ? "before" : "after"} ${1 + Math.floor(step / 2)}`;
      const dataDir = join(folder, kill);
      await cp(join(folder, "first"), dataDir, { recursive: true });
      const { db, store, stores } = await openFolder(dataDir);
      const shown = async () => {
        const rows = await db.kysely.selectFrom("tour_images").selectAll().execute();
        const files = ["nutrition-images", "trainers"].map(async (bucket) => {
          const names = (await store.names(bucket as "trainers")).filter((one) => !isSnapshot(one));
          const read = names.map((one) => readFile(join(dataDir, "store", bucket, one), "base64"));
          return [names, await Promise.all(read)];
        });
        return JSON.stringify([rows, await Promise.all(files)]);
      };
      const before = await shown();
      wasKilled = await runAndKill(dataDir, name, input, kill);
      kills += Number(wasKilled);
      await finishFiles(stores);
      const entries = (await readEntries(db)).length - first.length;
      expect({ kill, entries }).toEqual({ kill, entries: (await shown()) === before ? 0 : 1 });
      const again = await run(findOperation(name), { input, actor: sender, stores }).catch(() => undefined);
      expect((await readEntries(db)).length - first.length - Number(again !== undefined)).toBe(entries);
      if (name !== "portraits.crop") expect(await shown()).not.toBe(before);
      await db.close();
      await rm(dataDir, { recursive: true });
    }
    expect(kills).toBeGreaterThan(1);
  },
  400_000,
);
