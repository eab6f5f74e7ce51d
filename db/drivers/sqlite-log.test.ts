import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, describe, expect, test } from "vitest";
import { checkDatabase, type Database, openDatabase } from "./database.server.ts";
import { sampleLead, sendLead } from "#test/support/send-lead.ts";
import { type RunningServer, startServer as start } from "#test/support/start-server.ts";

// What happens when the write-ahead log or its index is taken away under those who write.

const ROUNDS = process.env.LONG_TESTS === "1" ? 20 : 3;
const folders: string[] = [];
const opened: Database[] = [];
const started: RunningServer[] = [];

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "evo-log-"));
  folders.push(made);
  return made;
}

async function startServer(env: Record<string, string>): Promise<RunningServer> {
  const server = await start(env);
  started.push(server);
  return server;
}

afterEach(async () => {
  for (const server of started.splice(0)) await server.kill();
  for (const db of opened.splice(0)) await db.close();
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
});

const ends = (dataDir: string, ...names: string[]) => names.map((end) => join(dataDir, `site.sqlite${end}`));

function messagesIn(dataDir: string): string[] {
  const file = new DatabaseSync(join(dataDir, "site.sqlite"));
  const rows = file.prepare("select message from leads").all();
  expect(file.prepare("pragma integrity_check").get()).toEqual({ integrity_check: "ok" });
  file.close();
  return rows.map((row) => String(row["message"]));
}

/** Until it is thanked for, or the visitor gives up; what is refused meanwhile has to say so. */
async function post({ url }: RunningServer, message: string, patience?: AbortSignal): Promise<boolean> {
  for (;;) {
    if (patience?.aborted) return false;
    const { status } = await sendLead(url, "/contact", { ...sampleLead, message });
    if (status === 303) return true;
    expect(status).toBe(503);
  }
}

const takings: [string, (dataDir: string) => void][] = [
  ["the log is deleted", (dataDir) => ends(dataDir, "-wal").forEach((path) => rmSync(path))],
  ["its index is deleted", (dataDir) => ends(dataDir, "-shm").forEach((path) => rmSync(path))],
  ["both are deleted", (dataDir) => ends(dataDir, "-wal", "-shm").forEach((path) => rmSync(path))],
  [
    "another file takes the log's place",
    (dataDir) => {
      for (const path of ends(dataDir, "-wal")) {
        rmSync(path);
        writeFileSync(path, "");
      }
    },
  ],
];

describe.each(takings)("%s under a running server", (_, take) => {
  test("25 of 25 leads acknowledged before and after are there after kill -9", async () => {
    const dataDir = folder();
    const server = await startServer({ DATA_DIR: dataDir, LEAD_LIMIT: "100000" });
    const acknowledged = Array.from({ length: 25 }, (_, i) => `message ${i}`);
    for (const message of acknowledged.slice(0, 10)) await post(server, message);
    take(dataDir);
    for (const message of acknowledged.slice(10)) await post(server, message);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    await server.kill();
    expect(messagesIn(dataDir).toSorted()).toEqual(acknowledged.toSorted());
  });

  test("what was acknowledged before is safe soon, though nobody asks for anything", async () => {
    const dataDir = folder();
    const server = await startServer({ DATA_DIR: dataDir });
    await post(server, "the last for tonight");
    const [path] = ends(dataDir, "");
    const before = statSync(path!).mtimeMs;
    take(dataDir);
    // SQLite writes the database file itself only when it empties the log into it.
    await expect.poll(() => statSync(path!).mtimeMs, { timeout: 20_000 }).toBeGreaterThan(before);
    await expect.poll(() => server.log.join("\n"), { timeout: 20_000 }).toContain("was taken away");
    await server.kill();
    expect(messagesIn(dataDir)).toEqual(["the last for tonight"]);
  });
});

test(
  `log and index taken away at any moment, ${ROUNDS} times, from two servers under load: nothing acknowledged is lost`,
  async () => {
    const dataDir = folder();
    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const env = { DATA_DIR: dataDir, LEAD_LIMIT: "1000000" };
      const servers = [await startServer(env), await startServer(env)];
      const over = new AbortController();
      const visitors = Array.from({ length: 6 }, async (_, who) => {
        for (let i = 0; !over.signal.aborted; i += 1) {
          const message = `round ${round}, visitor ${who}, message ${i}`;
          // A server that wrote while the other began a new log refuses until a person has looked.
          if (await post(servers[who % 2]!, message, over.signal)) acknowledged.push(message);
        }
      });
      for (const [, take] of [takings[2]!, takings[0]!, takings[1]!]) {
        const enough = acknowledged.length + 20;
        take(dataDir);
        await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(enough);
        await expect
          .poll(() => ends(dataDir, "-wal", "-shm").every(existsSync), { timeout: 60_000 })
          .toBe(true);
      }
      over.abort();
      await Promise.all(visitors);
      await Promise.all(servers.map((server) => server.kill()));
      const stored = new Set(messagesIn(dataDir));
      expect(acknowledged.filter((message) => !stored.has(message))).toEqual([]);
    }
    process.stdout.write(`log taken away: ${acknowledged.length} leads acknowledged, 0 lost\n`);
  },
  ROUNDS * 180_000,
);

describe("the log is emptied in place under a running server", () => {
  const logOf = (dataDir: string) => join(dataDir, "site.sqlite-wal");
  const open = (dataDir: string) => new DatabaseSync(join(dataDir, "site.sqlite"));
  function isBroughtIn(file: DatabaseSync): boolean {
    const { log, checkpointed } = file.prepare("pragma wal_checkpoint(noop)").get()!;
    return log === checkpointed;
  }

  test("what was acknowledged a moment before stands in the database file, and the site goes on", async () => {
    const dataDir = folder();
    const server = await startServer({ DATA_DIR: dataDir, LEAD_LIMIT: "100000" });
    const acknowledged = Array.from({ length: 25 }, (_, i) => `message ${i}`);
    for (const message of acknowledged.slice(0, 10)) await post(server, message);
    const file = open(dataDir);
    await expect.poll(() => isBroughtIn(file)).toBe(true);
    file.close();
    truncateSync(logOf(dataDir), 0);
    for (const message of acknowledged.slice(10)) await post(server, message);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    await server.kill();
    expect(messagesIn(dataDir).toSorted()).toEqual(acknowledged.toSorted());
  });

  test("what stood in it alone is gone: the site refuses, and says so", async () => {
    const dataDir = folder();
    const server = await startServer({ DATA_DIR: dataDir });
    await post(server, "in the database file");
    const reader = open(dataDir);
    await expect.poll(() => isBroughtIn(reader)).toBe(true);
    reader.exec("begin");
    reader.prepare("select count(*) from leads").get();
    await post(server, "in the log alone");
    truncateSync(logOf(dataDir), 0);
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).text()).toContain("was emptied");
    expect((await sendLead(server.url, "/contact", sampleLead)).status).toBe(503);
    await server.kill();
    reader.close();
    expect(messagesIn(dataDir)).toEqual(["in the database file"]);
  });
});

describe("another program has begun a log of its own meanwhile", () => {
  const insert = (db: Database, key: string) =>
    db.kysely.insertInto("settings").values({ key, value: "x" }).execute();

  test("the site refuses, says why, and keeps what it had acknowledged beside", async () => {
    const dataDir = folder();
    const db = await openDatabase({ dataDir });
    opened.push(db);
    await insert(db, "acknowledged");
    // In one go, so that this process can't look in between.
    const script = `
      import { rmSync } from "node:fs";
      import { DatabaseSync } from "node:sqlite";
      const path = process.argv[1];
      for (const end of ["-wal", "-shm"]) rmSync(path + end);
      const other = new DatabaseSync(path);
      other.exec("create table if not exists theirs (x); insert into theirs values (1)");
      process.kill(process.pid, "SIGKILL");`;
    const [path] = ends(dataDir, "");
    expect(() =>
      execFileSync(process.execPath, ["--input-type=module", "-e", script, path!], { stdio: "ignore" }),
    ).toThrow();

    await expect(insert(db, "refused")).rejects.toThrow(/another program .*takes nothing more.*rescued/i);
    await expect(checkDatabase(db)).rejects.toThrow(/another program/i);
    const rescued = readdirSync(dataDir).filter((name) => name.includes("rescued"));
    expect(rescued).toHaveLength(1);
    expect(statSync(join(dataDir, rescued[0]!)).mode & 0o777).toBe(0o600);
    const copy = new DatabaseSync(join(dataDir, rescued[0]!), { readOnly: true });
    expect(copy.prepare("select key from settings").all()).toEqual([{ key: "acknowledged" }]);
    copy.close();
  });
});
