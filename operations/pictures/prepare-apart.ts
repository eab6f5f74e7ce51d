import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { UserError } from "#config/user-error.ts";
import { MemoryBudget } from "#pictures/sizes/memory-budget.ts";
import type { preparePhoto } from "./prepare-photo.ts";

const LOW = 10;
const PATIENCE_MS = 45_000;
const ADVICE = "Open it on your phone; if it opens there, take a screenshot of it and send that.";

/**
 * preparePhoto in a process of its own that gives way: a phone's picture takes seconds, and visitors don't wait for it.
 * It ends when the time is up, when whoever sent the picture leaves, and with this process.
 */
export async function prepareApart(
  name: string,
  bytes: Buffer,
  format: "webp" | "jpeg",
  { gone, patienceMs = PATIENCE_MS }: { gone?: AbortSignal; patienceMs?: number } = {},
): Promise<Buffer> {
  const worker = join(import.meta.dirname, "prepare-child.ts");
  const child = spawn(process.execPath, [worker, name, format, String(process.pid)], {
    stdio: ["pipe", "pipe", "pipe"],
    env: {},
    timeout: patienceMs,
    killSignal: "SIGKILL",
    ...(gone && { signal: gone }),
  });
  if (child.pid !== undefined) setPriority(child.pid, LOW);
  child.stdin.on("error", () => undefined);
  child.stdin.end(bytes);
  const ended = new Promise<{ code: number | null; killed: boolean }>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => resolve({ code, killed: signal !== null }));
  });
  const work = Promise.all([buffer(child.stdout), text(child.stderr), ended]);
  const [picture, said, { code, killed }] = await work.catch((error: unknown) => {
    throw gone?.aborted ? new UserError(`${name} was not waited for.`, "Send it once more.") : error;
  });
  if (code === 0) return picture;
  const fault = killed
    ? `${name} takes too long to open.`
    : said.split("\n").find((line) => line.startsWith(name));
  throw new UserError(fault ?? `${name} can't be read as a picture.`, ADVICE);
}

/** Two processors' worth; as many again may wait. Half of the desk's request slots stay free for everybody else. */
const MOST_RUNNING = 2;
const MOST_INSIDE = 4;
const budget = new MemoryBudget(MOST_RUNNING);
let inside = 0;

/** A few at a time, and only while the sender waits. */
export function prepareQueued(gone?: AbortSignal): typeof preparePhoto {
  return async (name, bytes, format) => {
    if (inside >= MOST_INSIDE)
      throw new UserError("Other pictures are being made ready.", "Send yours again in a minute.");
    inside += 1;
    try {
      return await budget.hold(1, () => prepareApart(name, bytes, format, { ...(gone && { gone }) }));
    } finally {
      inside -= 1;
    }
  };
}
