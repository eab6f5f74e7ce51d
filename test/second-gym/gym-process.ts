import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

// Runs commands of the project in the folder that is named on the command line. See gym-session.ts.

const folder = process.argv[2]!;
const load = (file: string) => import(pathToFileURL(join(folder, file)).href) as Promise<unknown>;
const { main } = (await load("cli/main.ts")) as typeof import("#cli/main.ts");
const { closeStores } = (await load("cli/own-stores.ts")) as typeof import("#cli/own-stores.ts");

process.on("message", async ({ words, typed }: { words: string[]; typed: string }) => {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const texts = Promise.all([text(stdout), text(stderr)]);
  const code = await main(words, { stdin: Readable.from([typed]), stdout, stderr, isTTY: false });
  stdout.end();
  stderr.end();
  const [out, said] = await texts;
  process.send!({ code, out, said });
});
process.on("disconnect", closeStores);
