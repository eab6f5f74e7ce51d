import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { UserError } from "#config/user-error.ts";
import { MemoryBudget } from "#pictures/sizes/memory-budget.ts";
import type { preparePhoto } from "./prepare-photo.ts";

const LOW = 10;
const TIMEOUT_MS = 45_000;
const ADVICE = "Open it on your phone; if it opens there, take a screenshot of it and send that.";

/**
 * preparePhoto in a process with low priority: a phone's picture takes seconds, and visitors must not wait for it. It is
 * killed at the timeout, when the sender disconnects, and when this process ends.
 */
export async function prepareApart(
  name: string,
  bytes: Buffer,
  format: "webp" | "jpeg",
  { gone, timeoutMs = TIMEOUT_MS }: { gone?: AbortSignal; timeoutMs?: number } = {},
): Promise<Buffer> {
  const worker = join(import.meta.dirname, "prepare-child.ts");
  const child = spawn(process.execPath, [worker, name, format, String(process.pid)], {
    stdio: ["pipe", "pipe", "pipe"],
    env: {},
    timeout: timeoutMs,
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
  const [picture, errors, { code, killed }] = await work.catch((error: unknown) => {
    throw gone?.aborted
      ? new UserError(`${name} was canceled, because the connection closed.`, "Send it again.")
      : error;
  });
  if (code === 0) return picture;
  const problem = killed
    ? `${name} takes too long to open.`
    : errors.split("\n").find((line) => line.startsWith(name));
  // Leaves out the decoder's technical reason in parentheses.
  throw new UserError(
    problem?.replace(/ \([^()]*\)\.$/, ".") ?? `${name} can't be read as a picture.`,
    ADVICE,
  );
}

/** Two run and two wait. Half of the desk's request slots stay free for others. */
const MAX_RUNNING = 2;
const MAX_QUEUED = 4;
const budget = new MemoryBudget(MAX_RUNNING);
let queued = 0;

/** A few at a time, and only while the sender is connected. */
export function prepareQueued(gone?: AbortSignal): typeof preparePhoto {
  return async (name, bytes, format) => {
    if (queued >= MAX_QUEUED)
      throw new UserError("Other pictures are being prepared.", "Send yours again in a minute.");
    queued += 1;
    try {
      return await budget.hold(1, () => prepareApart(name, bytes, format, { ...(gone && { gone }) }));
    } finally {
      queued -= 1;
    }
  };
}
