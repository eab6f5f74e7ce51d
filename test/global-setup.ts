import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stopSharedPostgres } from "./outside/postgres.ts";

/** Everything that tests write goes into one folder, which is gone afterwards. */
export async function setup() {
  const folder = await mkdtemp(join(tmpdir(), "gym-tests-"));
  // PostgreSQL runs as another user.
  await chmod(folder, 0o755);
  process.env.TMPDIR = folder;
  process.env.DATA_DIR = join(folder, "data");
}

export async function teardown() {
  await stopSharedPostgres();
  // Browsers and servers that end with their workers may still be writing.
  await rm(tmpdir(), { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
}
