import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/drivers/database.server.ts";
import { saveLead } from "#leads/lead-store.server.ts";
import { eachDatabase, type Place } from "#test/support/fresh-database.ts";
import { placeFewPictures } from "#test/support/few-pictures.ts";
import { newLead } from "#test/support/new-lead.ts";
import { gymAt } from "#test/support/gym.ts";
import { runGym } from "#test/support/run-gym.ts";
import { sampleLead, sendLead } from "#test/support/send-lead.ts";
import { startServer } from "#test/support/start-server.ts";

const ROUNDS = process.env.LONG_TESTS === "1" ? 20 : 2;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gym-backup-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Everything that visitors can see, as one string. */
async function readState(place: Place): Promise<string> {
  const leads = await place.plain("select id, message from leads order by id");
  const plans = await place.plain('select * from "Evo Membership Plans" order by 1');
  const pictures: string[] = [];
  for (const bucket of ["tour-images", "nutrition-images", "trainers"]) {
    for (const name of (await readdir(join(place.dataDir, "store", bucket))).sort()) {
      if (!name.startsWith("."))
        pictures.push(`${name} ${hashBytes(await readFile(join(place.dataDir, "store", bucket, name)))}`);
    }
  }
  return hashBytes(Buffer.from(JSON.stringify([leads, plans, pictures])));
}

const hashBytes = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

eachDatabase((name, fresh) => {
  let place: Place;
  const gym = (words: string[], typed = "") => gymAt(place, words, typed);
  const file = (path: string) => join(folder, `${name} ${path}`);
  const keep = async (message: string, at = place) => {
    const db = await openDatabase(at);
    await saveLead(db, newLead({ message }), { webhook: false, email: false });
    await db.close();
  };

  beforeAll(async () => {
    place = await fresh.place("sample");
    await placeFewPictures(place.dataDir);
    await keep("before the backup");
  });

  test("refuses to overwrite data without --replace, and restores everything with it", async () => {
    const made = await gym(["backup", file("a.tar.gz")]);
    expect(made.code).toBe(0);
    expect(made.out).toContain("holds 1 message");
    expect((await gym(["backup", file("a.tar.gz")])).said).toContain("--replace");
    const before = await readState(place);

    await keep("after the backup");
    await gym(["photos", "remove", "1", "--yes"]);
    expect(await readState(place)).not.toBe(before);
    const refused = await gym(["restore", file("a.tar.gz"), "--yes"]);
    expect([refused.code, refused.said]).toEqual([1, expect.stringContaining("2 rows of leads")]);
    const declined = await gym(["restore", file("a.tar.gz"), "--replace"], "no\n");
    expect(declined.said).toContain("1 message here is not in it and will be kept");
    expect(declined.said).toContain("Nothing was changed");
    const done = await gym(["restore", file("a.tar.gz"), "--replace", "--yes"]);
    const former = name === "SQLite" ? "the former database and pictures" : "the former pictures";
    expect([done.code, done.out]).toEqual([
      0,
      expect.stringMatching(`Kept in .*/before-restore-.*: ${former}\\.`),
    ]);
    expect(done.out).toContain("1 message that came since the backup was kept.");
    expect(
      await place.plain("delete from leads where message = 'after the backup' returning 1"),
    ).toHaveLength(1);
    expect(await readState(place)).toBe(before);
  });

  test("restores into either database; without --replace only over sample data", async () => {
    const other = await fresh.place("nothing");
    const restored = await gymAt({ env: { DATA_DIR: other.dataDir, DATABASE_URL: "" } }, [
      "restore",
      file("a.tar.gz"),
      "--yes",
      "--json",
    ]);
    expect([restored.code, restored.said]).toEqual([0, ""]);
    expect(JSON.parse(restored.out)).toMatchObject({ restored: { leads: 1 }, kept: null });
    const listed = await gymAt({ env: { DATA_DIR: other.dataDir, DATABASE_URL: "" } }, [
      "leads",
      "list",
      "--json",
    ]);
    expect(listed.out).toContain("before the backup");
  });

  test("refuses a truncated, changed or other file", async () => {
    const whole = await readFile(file("a.tar.gz"));
    await writeFile(file("cut.tar.gz"), whole);
    await truncate(file("cut.tar.gz"), Math.floor(whole.length / 2));
    const changed = Buffer.from(whole);
    changed[Math.floor(whole.length / 2)]! ^= 0xff;
    await writeFile(file("changed.tar.gz"), changed);
    await writeFile(file("else.tar.gz"), "something else");
    const before = await readState(place);
    for (const path of ["cut.tar.gz", "changed.tar.gz", "else.tar.gz", "missing.tar.gz"]) {
      const answer = await gym(["restore", file(path), "--replace", "--yes"]);
      expect([answer.code, answer.out]).toEqual([1, ""]);
    }
    expect(await readState(place)).toBe(before);
  });

  test("backs up while messages arrive, and restores while the site runs", async () => {
    const server = await startServer({ ...place.env, LEAD_LIMIT: "100000" });
    const stop = new AbortController();
    const thanked = ["before the backup"];
    const send = async (message: string) => {
      const { status } = await sendLead(server.url, "/contact", { ...sampleLead, message });
      if (status === 303) thanked.push(message);
      return status;
    };
    const visitor = (async () => {
      for (let number = 0; !stop.signal.aborted; number += 1) await send(`message ${number}`);
    })();
    await expect.poll(() => thanked.length).toBeGreaterThan(5);
    expect((await gym(["backup", file("busy.tar.gz")])).code).toBe(0);
    const restored = await gym(["restore", file("a.tar.gz"), "--replace", "--yes"]);
    expect([restored.code, restored.said]).toEqual([0, ""]);
    stop.abort();
    await visitor;
    expect(await send("after the restore")).toBe(303);
    const messages = (await place.plain("select message from leads")).map((row) => row["message"]);
    expect(messages).toEqual(expect.arrayContaining(thanked));
    expect(new Set(messages).size).toBe(messages.length);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    await server.stop();
  });

  test(`kill -9 at ${ROUNDS} points of a backup leaves no file or a complete one`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const path = file(`killed-${round}.tar.gz`);
      await runGym(place.env, ["backup", path], { killAfterMs: 300 + (round * 1200) / ROUNDS });
      if (!existsSync(path)) continue;
      expect((await gym(["restore", path, "--replace"], "no\n")).said).toContain("Nothing was changed");
    }
  });

  test(`kill -9 at ${ROUNDS} points of a restore leaves the old state or the new one`, async () => {
    await keep("not in the backup");
    await gym(["restore", file("a.tar.gz"), "--replace", "--yes"]);
    const restored = await readState(place);
    await place.plain(`update "Evo Membership Plans" set "Price" = '1'`);
    await gym(["photos", "remove", "2", "--yes"]);
    const old = await readState(place);
    const started = performance.now();
    await gym(["backup", file("old.tar.gz"), "--replace"]);
    const took = performance.now() - started;
    for (let round = 0; round < ROUNDS; round += 1) {
      await runGym(place.env, ["restore", file("a.tar.gz"), "--replace", "--yes"], {
        killAfterMs: took * (0.3 + (1.2 * round) / ROUNDS),
      });
      // The next command completes or reverts a restore that was killed between its two steps.
      await gym(["leads", "list"]);
      const now = await readState(place);
      expect([old, restored]).toContain(now);
      if (now === restored) await gym(["restore", file("old.tar.gz"), "--replace", "--yes"]);
      expect(await readState(place)).toBe(old);
    }
    expect((await readdir(place.dataDir)).filter((entry) => entry.startsWith(".restore"))).toEqual([]);
  });
});
