import { brotliCompressSync } from "node:zlib";
import { siteDatabase } from "#db/drivers/database.server.ts";
import type { ServerBuild } from "react-router";
import { createRenderer } from "#server/pages/render.ts";
import { median } from "./load.ts";

// Prints the render time of one page, warm and without the page cache. A separate process for each amount of data.

const WARM_UP = 40;
const ROUNDS = 40;
const build = (await import(new URL("../build/server/index.js", import.meta.url).href)) as ServerBuild;
const render = createRenderer(build);
await siteDatabase().ready();
const times: number[] = [];
let body: Buffer = Buffer.alloc(0);
for (let round = -WARM_UP; round < ROUNDS; round++) {
  const started = performance.now();
  ({ body } = await render(new Request(`http://localhost${process.argv[2]}`)));
  if (round >= 0) times.push(performance.now() - started);
}
console.log(
  JSON.stringify({ bytes: brotliCompressSync(body).length, ms: Math.round(median(times) * 10) / 10 }),
);
process.exit(0);
