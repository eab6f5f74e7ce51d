import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { compressWell } from "./encoding.ts";

// Run once after each build: the server then never compresses a file that can't change.
const COMPRESSIBLE = new Set([".css", ".js", ".json", ".svg", ".txt"]);
const folder = process.argv[2] ?? "build/client";

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  if (!entry.isFile() || !COMPRESSIBLE.has(extname(path))) continue;
  const content = readFileSync(path);
  if (content.length < 512) continue;
  const { br, gzip } = await compressWell(content);
  writeFileSync(`${path}.br`, br);
  writeFileSync(`${path}.gz`, gzip);
}
