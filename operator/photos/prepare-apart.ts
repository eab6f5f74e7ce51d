import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { Fault } from "#operator/cli/fault.ts";

const LOW = 10;

/** preparePhoto in a process of its own that gives way: a phone's picture takes seconds, and visitors don't wait for it. */
export async function prepareApart(name: string, bytes: Buffer, format: "webp" | "jpeg"): Promise<Buffer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "prepare-child.ts"), name, format], {
    stdio: ["pipe", "pipe", "pipe"],
    env: {},
  });
  if (child.pid !== undefined) setPriority(child.pid, LOW);
  child.stdin.on("error", () => undefined);
  child.stdin.end(bytes);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  const [picture, said, code] = await Promise.all([buffer(child.stdout), text(child.stderr), ended]);
  if (code === 0) return picture;
  throw new Fault(
    said.split("\n").find((line) => line.startsWith(name)) ?? `${name} can't be read as a picture.`,
    "Open it on your phone; if it opens there, take a screenshot of it and send that.",
  );
}
