import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startServer } from "#test/support/start-server.ts";
import { settleRestore } from "./restore-swap.ts";

// Recreates the three states that kill -9 can leave, because the moments between them are too short to hit.

const ENDED_PID = 2 ** 22 + 1;
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "gym-swap-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function interrupted({ oldMoved, newMoved }: { oldMoved: boolean; newMoved: boolean }, pid = ENDED_PID) {
  const stage = join(dataDir, ".restore-1");
  const kept = join(dataDir, "before-restore-1");
  const put = (path: string, text: string) => {
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, "picture"), text);
  };
  mkdirSync(stage, { recursive: true });
  mkdirSync(kept, { recursive: true });
  writeFileSync(join(stage, "journal.json"), JSON.stringify({ id: "1", dataDir, stage, kept, pid }));
  put(join(oldMoved ? kept : dataDir, "store"), "old");
  put(join(newMoved ? dataDir : stage, "store"), "new");
  return kept;
}

const shown = () => readFileSync(join(dataDir, "store/picture"), "utf8");

test.each([
  ["before anything moved", { oldMoved: false, newMoved: false }],
  ["when the old pictures had gone", { oldMoved: true, newMoved: false }],
  ["when the new pictures had come, but not the database", { oldMoved: true, newMoved: true }],
])("killed %s: the old pictures stay with the old database", async (_, moved) => {
  interrupted(moved);
  await settleRestore(dataDir, async () => "an earlier one");
  expect(shown()).toBe("old");
  expect(readdirSync(dataDir)).toEqual(["store"]);
});

test("killed with the new database: the new pictures stay, the old ones are set aside", async () => {
  const kept = interrupted({ oldMoved: true, newMoved: true });
  await settleRestore(dataDir, async () => "1");
  expect(shown()).toBe("new");
  expect(readFileSync(join(kept, "store/picture"), "utf8")).toBe("old");
  expect(existsSync(join(dataDir, ".restore-1"))).toBe(false);
});

test("killed at the desk: the server restores the old pictures when it starts", async () => {
  interrupted({ oldMoved: true, newMoved: true });
  const server = await startServer({ DATA_DIR: dataDir });
  expect(shown()).toBe("old");
  expect(existsSync(join(dataDir, ".restore-1"))).toBe(false);
  await server.stop();
});

test("a journal with the process id of the starting server is treated as an old one", async () => {
  interrupted({ oldMoved: true, newMoved: true });
  const path = join(dataDir, ".restore-1/journal.json");
  const journal = JSON.parse(readFileSync(path, "utf8")) as object;
  writeFileSync(path, JSON.stringify({ ...journal, pid: process.pid }));
  await settleRestore(dataDir, async () => undefined);
  expect(shown()).toBe("new");
  await settleRestore(dataDir, async () => undefined, { hasJustStarted: true });
  expect(shown()).toBe("old");
});

test("a restore that another user runs is left alone", () => {
  interrupted({ oldMoved: true, newMoved: true }, 1);
  // Process 1 is root's, so the check runs as somebody else.
  execFileSync("chmod", ["-R", "777", dataDir]);
  const module = join(import.meta.dirname, "restore-swap.ts");
  const script = `
    const { settleRestore } = await import(${JSON.stringify(module)});
    await settleRestore(${JSON.stringify(dataDir)}, async () => undefined);
  `;
  const isRoot = process.getuid?.() === 0;
  execFileSync(process.execPath, ["--input-type=module", "-e", script], isRoot ? { uid: 65_534 } : {});
  expect(shown()).toBe("new");
});
