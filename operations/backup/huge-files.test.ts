import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { gymAt } from "#test/support/gym.ts";
import { placeFewPictures } from "#test/support/few-pictures.ts";
import { startGym } from "#test/second-gym/gym-session.ts";
import { type RunningServer, startServer } from "#test/support/start-server.ts";

// Oversized files. They are sparse, so they do not fill the disk.

const HUGE = 700 * 1024 * 1024;
const MANY = 12;
const LARGE = Array.from({ length: MANY }, (_, n) => `store/nutrition-images/large ${n}.jpg`);
const ROOM = 250 * 1024 * 1024;
let folder: string;
let dataDir: string;
let server: RunningServer;
const gym = (words: string[]) => gymAt({ env: { DATA_DIR: dataDir } }, words);

function hugeFile(path: string, bytes = HUGE): string {
  writeFileSync(path, "");
  truncateSync(path, bytes);
  return path;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "gym-huge-"));
  dataDir = join(folder, "data");
  await placeFewPictures(dataDir);
  hugeFile(join(dataDir, "store/tour-images/huge.jpg"));
  LARGE.forEach((path, n) => hugeFile(join(dataDir, path), 45 * 1024 * 1024 - n));
  server = await startServer({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** Peak memory of the process. */
function readPeak(pid: number): number {
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) * 1024;
}

test("a picture of 700 MB in the store is a placeholder, and is never read", async () => {
  for (const path of ["/gallery", "/"]) expect((await fetch(server.url + path)).status).toBe(200);
  const before = readPeak(server.process.pid!);
  const requests = ["320", "640", "1920"].map((width) =>
    fetch(`${server.url}/media/tour-images/huge.jpg?w=${width}&f=webp`),
  );
  for (const answer of await Promise.all(requests)) {
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
  }
  expect(readPeak(server.process.pid!) - before).toBeLessThan(ROOM);
  expect(server.log.filter((line) => line.includes("700 MB"))).toHaveLength(1);
});

test("twelve pictures of 45 MB, each within the limit, are not held in memory at once", async () => {
  const before = readPeak(server.process.pid!);
  expect((await fetch(`${server.url}/programs/evo-nutrition?show=96`)).status).toBe(200);
  const lookedAt = () => new Set(server.log.join("\n").match(/nutrition-images\/large \d+/g)).size;
  // Pictures are read with the lowest priority.
  await expect.poll(lookedAt, { timeout: 800_000, interval: 200 }).toBe(MANY);
  expect(readPeak(server.process.pid!) - before).toBeLessThan((MANY * 45 * 1024 * 1024) / 2);
  for (const path of LARGE) rmSync(join(dataDir, path));
}, 900_000);

test("gym doctor reports it", async () => {
  expect((await gym(["doctor"])).out).toMatch(/tour-images\/huge\.jpg.*700 MB/);
});

test("a backup leaves it out and says so", async () => {
  const path = join(folder, "backup.tar.gz");
  const answer = await gym(["backup", path]);
  expect(answer.code).toBe(0);
  expect(answer.said).toMatch(/tour-images\/huge\.jpg .*700 MB.*left out/);
  expect(statSync(path).size).toBeLessThan(ROOM);
});

test("a photo, a table and a backup of that size are refused without being read", async () => {
  const photo = await gym(["photos", "add", hugeFile(join(folder, "huge.jpg")), "--to", "tour"]);
  expect(photo).toMatchObject({ code: 1, said: expect.stringMatching(/huge\.jpg has 700 MB/) });
  const sheet = await gym(["plans", "import", hugeFile(join(folder, "huge.csv"))]);
  expect(sheet).toMatchObject({ code: 1, said: expect.stringMatching(/huge\.csv has 700 MB/) });
  const backup = join(folder, "huge.tar.gz");
  writeFileSync(backup, gzipSync(tarHeader("pictures/trainers/huge.jpg", HUGE)));
  const restored = await gym(["restore", backup, "--replace", "--yes"]);
  expect(restored).toMatchObject({
    code: 1,
    said: expect.stringMatching(/trainers\/huge\.jpg in it has 700 MB/),
  });
});

const READERS: [words: string[], more: string[]][] = [
  [["plans", "import"], []],
  [["trainers", "import"], []],
  [["settings", "import"], []],
  [
    ["photos", "place", "hero-home"],
    ["--words", "the hall"],
  ],
  [
    ["photos", "add"],
    ["--to", "tour"],
  ],
  [["restore"], ["--replace", "--yes"]],
];

test("commands refuse devices and pipes", async () => {
  const pipe = join(folder, "pipe");
  execFileSync("mkfifo", [pipe]);
  // In a process of their own: one that reads a device anyway fills its memory.
  const commands = startGym({ DATA_DIR: dataDir }, join(import.meta.dirname, "../.."));
  onTestFinished(commands.stop);
  for (const [words, more] of READERS) {
    for (const path of ["/dev/zero", pipe]) {
      const answer = await commands.run([...words, path, ...more]);
      expect(answer, words.join(" ")).toMatchObject({
        code: 1,
        said: expect.stringContaining(`${path} is a device or a pipe`),
      });
    }
  }
});

/** Only the header block of a tar entry, which declares a size. */
function tarHeader(name: string, size: number): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write("0000600\0", 100);
  header.write(`${size.toString(8).padStart(11, "0")}\0`, 124);
  header.write("        0", 148);
  header.write("ustar\u000000", 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return header;
}
