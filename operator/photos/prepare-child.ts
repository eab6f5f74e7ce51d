import { buffer } from "node:stream/consumers";
import { preparePhoto } from "./prepare-photo.ts";

// Called by prepare-apart.ts: a picture comes in, and goes out as the store keeps it.
const [name = "", format] = process.argv.slice(2);
try {
  const picture = await preparePhoto(name, await buffer(process.stdin), format === "webp" ? "webp" : "jpeg");
  process.stdout.write(picture);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
