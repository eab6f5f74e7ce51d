import { spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { openFolderStore } from "#pictures/store/folder-store.server.ts";

const home = join(import.meta.dirname, "../..");

export type RunningServer = {
  url: string;
  process: ChildProcess;
  dataDir: string;
  /** Lines of the log so far. */
  log: string[];
  stop: () => Promise<void>;
  kill: () => Promise<void>;
};

let shared: Promise<RunningServer> | undefined;

/** One server with sample data for all test files of a worker that do not depend on stored data. */
export function startSharedServer(): Promise<RunningServer> {
  return (shared ??= startServer({ LEAD_LIMIT: "1000" }));
}

/** The real server in a separate process on a free port, with a new data folder unless `env` names one. */
export async function startServer(env: Record<string, string> = {}, root = home): Promise<RunningServer> {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), "evo-"));
  if (process.env.VITEST && !env.STORAGE_URL) await linkSamplePictures(dataDir);
  const child = spawn(join(root, "node_modules/.bin/node"), ["server/start.ts"], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      LOG_LEVEL: "info",
      WARM_UP: "off",
      PORT: "0",
      DATA_DIR: dataDir,
      ...env,
    },
    // The IPC channel stops the server when the worker ends without stopping it.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const log: string[] = [];
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    const note = (line: string) => {
      log.push(line);
      const match = /open at (http:\S+)/.exec(line);
      if (match) resolve(match[1]!);
    };
    createInterface(child.stdout!).on("line", note);
    createInterface(child.stderr!).on("line", note);
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}:\n${log.join("\n")}`)));
  });

  async function end(signal: NodeJS.Signals) {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await exited;
    if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
  }
  return { url, process: child, dataDir, log, stop: () => end("SIGTERM"), kill: () => end("SIGKILL") };
}

/** Links to one copy of the sample pictures and their sizes, because making them takes long. */
async function linkSamplePictures(dataDir: string) {
  const store = join(dataDir, "store");
  if (existsSync(store)) return;
  const samples = join(tmpdir(), "sample-pictures");
  await openFolderStore(samples).check();
  const draft = `${store}-${randomUUID()}`;
  try {
    for (const bucket of readdirSync(samples)) {
      mkdirSync(join(draft, bucket), { recursive: true });
      for (const name of readdirSync(join(samples, bucket)))
        linkSync(join(samples, bucket, name), join(draft, bucket, name));
    }
    renameSync(draft, store);
    const sizes = join(tmpdir(), "sizes");
    mkdirSync(sizes, { recursive: true });
    symlinkSync(sizes, join(dataDir, "sizes"));
  } catch {
    // On another disk, or if another server was first, the server makes its own copies.
    rmSync(draft, { recursive: true, force: true });
  }
}
