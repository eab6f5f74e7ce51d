import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  closeSync,
  constants,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { connect, createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { logLines } from "#test/support/log-lines.ts";
import { sampleLead, sendLead } from "#test/support/send-lead.ts";

// Blocked standard output: a full disk, or a reader that has stopped.

const root = join(import.meta.dirname, "../..");
let dataDir: string;
let child: ReturnType<typeof spawn> | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "evo-stuck-"));
});
afterEach(() => {
  child?.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The real server with this standard output. */
async function startWriting(stdout: number | "pipe"): Promise<string> {
  const port = await freePort();
  const { PATH, HOME } = process.env;
  child = spawn(join(root, "node_modules/.bin/node"), ["server/start.ts"], {
    cwd: root,
    env: { PATH, HOME, LOG_LEVEL: "info", PORT: String(port), DATA_DIR: dataDir, LEAD_LIMIT: "100000" },
    stdio: ["ignore", stdout, "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  const opens = async () => (await fetch(`${url}/healthz`).catch(() => null))?.status;
  await expect.poll(opens).toBe(200);
  return url;
}

const droppedIn = async (url: string) =>
  Number(/^log_lines_dropped_total (\d+)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1]);

const TOGETHER = 10;

/** Sends requests together on one connection, which costs less than a fetch each. */
async function askTogether(url: string, rounds: number) {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  for (let round = 0; round < rounds; round += 1) {
    socket.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(TOGETHER));
    let text = "";
    const statuses = () => Array.from(text.matchAll(/^HTTP\/1\.1 (\d+)/gm), ([, status]) => status);
    while (statuses().length < TOGETHER)
      text += String((await once(socket, "data", { signal: AbortSignal.timeout(20_000) }))[0]);
    expect(statuses()).toEqual(Array(TOGETHER).fill("200"));
  }
  socket.destroy();
}

/** Each request writes a log line. */
async function askUntilDropped(url: string): Promise<number> {
  for (let rounds = 0; rounds < 300; rounds += 1) {
    await Promise.all(Array.from({ length: 5 }, () => askTogether(url, 10)));
    const dropped = await droppedIn(url);
    if (dropped > 100) return dropped;
  }
  throw new Error("no line was dropped");
}

async function expectPagesWork(url: string) {
  for (const path of ["/", "/pricing", "/contact", "/healthz", "/readyz"]) {
    const answer = await fetch(url + path, { signal: AbortSignal.timeout(20_000) });
    expect([path, answer.status]).toEqual([path, 200]);
  }
  expect((await sendLead(url, "/contact", sampleLead)).status).toBe(303);
}

const NOTICE =
  /^\{"level":40,"time":\d+,"dropped":(\d+),"msg":"\1 log lines were dropped while standard output was blocked \((\w+)\)"\}$/;

/** All lines are complete, and dropped ones are reported once. */
function expectNotice(lines: string[], reason: string, dropped: number) {
  const said = lines.map((line) => NOTICE.exec(line)).filter((found) => found !== null);
  expect(said.map((found) => found[2])).toEqual([reason]);
  expect(Number(said[0]![1])).toBeGreaterThanOrEqual(dropped);
  for (const line of logLines(lines)) JSON.parse(line);
}

async function expectCleanExit() {
  const ended = new Promise((resolve) => child!.once("exit", resolve));
  child!.kill("SIGTERM");
  expect(await ended).toBe(0);
}

test("a full disk: the site starts, answers, counts dropped lines, and stops on SIGTERM", async () => {
  const full = openSync("/dev/full", "w");
  const url = await startWriting(full);
  closeSync(full);
  await askUntilDropped(url);
  await expectPagesWork(url);
  await expectCleanExit();
});

test.runIf(process.getuid?.() === 0)(
  "a disk that fills up and has space again: the site answers meanwhile, and reports the number of dropped lines",
  async ({ skip }) => {
    const small = mkdtempSync(join(tmpdir(), "evo-small-"));
    try {
      execFileSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", small], { stdio: "ignore" });
    } catch {
      rmSync(small, { recursive: true });
      skip("this root may not mount");
    }
    try {
      const path = join(small, "site.log");
      const file = openSync(path, "a");
      const url = await startWriting(file);
      closeSync(file);
      expect(() => writeFileSync(join(small, "filler"), Buffer.alloc(2 << 20))).toThrow("ENOSPC");
      const dropped = await askUntilDropped(url);
      await expectPagesWork(url);
      rmSync(join(small, "filler"));
      const lines = () => readFileSync(path, "utf8").split("\n").slice(0, -1);
      await expect.poll(() => lines().some((line) => NOTICE.test(line))).toBe(true);
      expectNotice(lines(), "ENOSPC", dropped);
      await expectCleanExit();
    } finally {
      child?.kill("SIGKILL");
      // The file stays open until the process exits.
      await expect.poll(() => child?.exitCode ?? child?.signalCode).not.toBeNull();
      execFileSync("umount", [small]);
      rmSync(small, { recursive: true });
    }
  },
);

test("a pipe reader that pauses: the site answers meanwhile, and reports the number of dropped lines", async () => {
  const path = join(dataDir, "pipe");
  execFileSync("mkfifo", [path]);
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const writer = openSync(path, "w");
  const url = await startWriting(writer);
  closeSync(writer);
  const dropped = await askUntilDropped(url);
  await expectPagesWork(url);
  let text = "";
  const read = () => {
    const buffer = Buffer.alloc(65_536);
    try {
      text += buffer.toString("latin1", 0, readSync(reader, buffer));
    } catch (error) {
      expect(error).toMatchObject({ code: "EAGAIN" });
    }
    return text.split("\n").slice(0, -1);
  };
  await expect.poll(() => read().some((line) => NOTICE.test(line)), { interval: 5 }).toBe(true);
  expectNotice(read(), "EAGAIN", dropped);
  await expectCleanExit();
  closeSync(reader);
});

test("a socket that is never read, like the journal's: the site answers and stops on SIGTERM", async () => {
  const url = await startWriting("pipe");
  await askUntilDropped(url);
  await expectPagesWork(url);
  await expectCleanExit();
});

test("a closed pipe does not block the site", async () => {
  const url = await startWriting("pipe");
  child!.stdout!.destroy();
  for (let i = 0; i < 50; i += 1) expect((await fetch(`${url}/healthz`)).status).toBe(200);
  await expectPagesWork(url);
  await expectCleanExit();
});
