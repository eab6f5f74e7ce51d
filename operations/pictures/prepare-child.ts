import { buffer } from "node:stream/consumers";
import { Worker } from "node:worker_threads";
import { preparePhoto } from "./prepare-photo.ts";

// Started by prepare-apart.ts: reads a photo from stdin and writes the prepared one to stdout.

const [name = "", format, parent] = process.argv.slice(2);

// A decoder blocks this thread, so another thread checks whether the parent is alive.
const watch = `setInterval(() => process.ppid === ${Number(parent)} || process.kill(process.pid, "SIGKILL"), 250)`;
new Worker(watch, { eval: true }).unref();

try {
  const picture = await preparePhoto(name, await buffer(process.stdin), format === "webp" ? "webp" : "jpeg");
  process.stdout.write(picture);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
