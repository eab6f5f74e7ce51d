import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { constants, getPriority, hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { gymAt } from "#test/support/gym.ts";
import { runGym } from "#test/support/run-gym.ts";

// An interrupted backup leaves no partial file.

const root = join(import.meta.dirname, "../..");
let folder: string;
let backups: string;
let env: Record<string, string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "gym-stopped-"));
  env = { DATA_DIR: join(folder, "data") };
  await gymAt({ env }, ["photos", "list"]);
});
beforeEach(() => {
  backups = join(folder, randomUUID());
  mkdirSync(backups);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts a backup and sends the signal once part of it has been written. */
async function stopBackup(signal: NodeJS.Signals) {
  const child = spawn(
    join(root, "node_modules/.bin/node"),
    ["cli/gym.ts", "backup", join(backups, "a.tar.gz")],
    { cwd: root, env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env }, detached: true },
  );
  const ended = once(child, "close");
  const begun = () => readdirSync(backups).some((name) => statSync(join(backups, name)).size > 0);
  await expect.poll(begun, { interval: 5 }).toBe(true);
  expect(readdirSync(backups).join()).toMatch(/\.part$/);
  // Requests of visitors run first.
  expect(getPriority(child.pid!)).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
  process.kill(-child.pid!, signal);
  await ended;
}

test.each(["SIGINT", "SIGTERM"] as const)("%s removes the partial file", async (signal) => {
  await stopBackup(signal);
  expect(readdirSync(backups)).toEqual([]);
});

test("the next backup removes what kill -9 left, but not the file of a running backup", async () => {
  await stopBackup("SIGKILL");
  expect(readdirSync(backups)).toHaveLength(1);
  const write = (name: string, ageMs = 0) => {
    writeFileSync(join(backups, name), "");
    const at = (Date.now() - ageMs) / 1000;
    utimesSync(join(backups, name), at, at);
    return name;
  };
  const week = 7 * 24 * 3600_000;
  const kept = [
    write(`.${hostname()}-${process.pid}-${randomUUID()}.part`, week),
    write(`.another-machine-1-${randomUUID()}.part`),
    write(`.${randomUUID()}.part`),
    write("notes.part", week),
  ];
  write(`.another-machine-1-${randomUUID()}.part`, week);
  write(`.${randomUUID()}.part`, week);
  expect((await gymAt({ env }, ["backup", join(backups, "a.tar.gz")])).code).toBe(0);
  expect(readdirSync(backups).toSorted()).toEqual(["a.tar.gz", ...kept].toSorted());
  expect(getPriority(), "the priority of the test's own process").toBe(constants.priority.PRIORITY_NORMAL);
});

// Only root can make a small disk.
test.runIf(process.getuid?.() === 0)("a full disk is named, with what to do", async ({ skip }) => {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=4m", "tmpfs", backups], { stdio: "ignore" });
  } catch {
    skip("this root may not mount");
  }
  try {
    const backup = await gymAt({ env }, ["backup", join(backups, "a.tar.gz")]);
    expect([backup.code, backup.said]).toEqual([
      1,
      `Error: ${join(backups, "a.tar.gz")} can't be written: its disk is full.\n` +
        "Free space there, or choose a folder on another disk.\n",
    ]);
    const small = { env: { DATA_DIR: backups } };
    const photos = await gymAt(small, ["photos", "list"]);
    expect([photos.code, photos.said]).toEqual([1, expect.stringMatching(/ENOSPC.*\nThe disk is full\./)]);
    const doctor = await runGym(small.env, ["doctor", "--offline"]);
    expect(doctor.out).toMatch(/BAD +picture store: ENOSPC.*\n +The disk is full\./);
  } finally {
    execFileSync("umount", [backups]);
  }
});
