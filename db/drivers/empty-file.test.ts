import { spawn } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  watch,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { openDatabase } from "./database.server.ts";
import { gymAt } from "#test/support/gym.ts";
import { startServer } from "#test/support/start-server.ts";

const REFUSAL = /site\.sqlite is empty.*Nothing was changed\. Restore a backup with .*or delete the file/;
const folders: string[] = [];

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "evo-empty-"));
  folders.push(made);
  return made;
}

afterEach(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
});

describe("an empty database file", () => {
  test("is refused by the site and by gym with instructions, and not changed", async () => {
    const dataDir = folder();
    const path = join(dataDir, "site.sqlite");
    writeFileSync(path, "");
    mkdirSync(join(dataDir, "store"));
    const said = await startServer({ DATA_DIR: dataDir }).then(async (server) => {
      await server.stop();
      return "it started";
    }, String);
    expect(said).toContain("The server ended with 1");
    expect(said).toMatch(REFUSAL);
    expect(said).not.toContain("    at ");
    const gym = await gymAt({ env: { DATA_DIR: dataDir } }, ["plans", "list"]);
    expect(gym).toMatchObject({ code: 1, said: expect.stringMatching(REFUSAL) });
    expect(statSync(path).size).toBe(0);
    expect(readdirSync(dataDir, { recursive: true })).toEqual(["site.sqlite", "store"]);
  });

  test("is replaced by a restore", async () => {
    const [here, there] = [folder(), folder()];
    const file = join(there, "backup.tar.gz");
    expect((await gymAt({ env: { DATA_DIR: there } }, ["backup", file])).code).toBe(0);
    writeFileSync(join(here, "site.sqlite"), "");
    const restored = await gymAt({ env: { DATA_DIR: here } }, ["restore", file, "--replace", "--yes"]);
    expect(restored).toMatchObject({ code: 0 });
    expect((await gymAt({ env: { DATA_DIR: here } }, ["plans", "list"])).code).toBe(0);
  });

  test("is noticed if it is emptied while it is open", async () => {
    const dataDir = folder();
    const db = await openDatabase({ dataDir });
    truncateSync(join(dataDir, "site.sqlite"));
    const write = db.kysely.insertInto("settings").values({ key: "lost", value: "x" }).execute();
    await expect(write).rejects.toThrow(REFUSAL);
    await db.close();
  });
});

test("does not remain after a crash during the first start", async () => {
  for (let round = 0; round < 5; round += 1) {
    const dataDir = folder();
    const child = spawn(
      process.execPath,
      [
        "--input-type=module",
        "-e",
        `const { openDatabase } = await import("#db/drivers/database.server.ts"); await openDatabase({ dataDir: process.argv[1] });`,
        dataDir,
      ],
      { cwd: join(import.meta.dirname, "../.."), stdio: "ignore" },
    );
    const seen = watch(dataDir, (_, name) => {
      // A little later in each round.
      if (name && readdirSync(dataDir).length >= Math.min(round, 3)) child.kill("SIGKILL");
    });
    const code = await new Promise((resolve) => child.once("exit", resolve));
    // Killed, or finished before.
    expect([null, 0]).toContain(code);
    seen.close();
    expect(statSync(join(dataDir, "site.sqlite"), { throwIfNoEntry: false })?.size).not.toBe(0);
    const db = await openDatabase({ dataDir });
    expect(await db.kysely.selectFrom("leads").selectAll().execute()).toEqual([]);
    await db.close();
  }
});
