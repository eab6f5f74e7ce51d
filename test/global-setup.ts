import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stopSharedPostgres } from "./outside/postgres.ts";

/** Tests write into one temporary folder, which is deleted afterward. */
export async function setup() {
  const folder = await mkdtemp(join(tmpdir(), "gym-tests-"));
  // PostgreSQL runs as another user.
  await chmod(folder, 0o755);
  process.env.TMPDIR = folder;
  process.env.DATA_DIR = join(folder, "data");
  // Servers and commands of a run compile each module once.
  process.env.NODE_COMPILE_CACHE = join(folder, "compiled");
}

export async function teardown() {
  await stopSharedPostgres();
  // Browsers and servers may still be writing while they exit.
  await rm(tmpdir(), { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
}
