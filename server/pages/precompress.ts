import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { compressWell } from "./encoding.ts";

// Run once after each build: the server then never compresses a file that can't change, nor keeps one that no page asks for.
const COMPRESSIBLE = new Set([".css", ".js", ".json", ".svg", ".txt"]);
/** Each build's folder, and the one script that its pages begin with. */
const builds = [
  ["build/client", "app/entry.client.tsx"],
  ["build/desk/client", "entry.client.tsx"],
] as const;

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] };

/** Pages are documents: of all scripts only those count that the first one can fetch, and not the router's own. */
function scriptsInUse(folder: string, entry: string): Set<string> {
  const manifest = readFileSync(join(folder, ".vite/manifest.json"), "utf8");
  const chunks = JSON.parse(manifest) as Record<string, Chunk>;
  const reached = new Set([entry]);
  for (const name of reached) {
    const { imports = [], dynamicImports = [] } = chunks[name]!;
    for (const next of [...imports, ...dynamicImports]) reached.add(next);
  }
  return new Set([...reached].map((name) => join(folder, chunks[name]!.file)));
}

for (const [folder, script] of builds) {
  const used = scriptsInUse(folder, script);
  rmSync(join(folder, ".vite"), { recursive: true });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !COMPRESSIBLE.has(extname(path))) continue;
    if (extname(path) === ".js" && !used.has(path)) {
      rmSync(path);
      continue;
    }
    const content = readFileSync(path);
    if (content.length < 512) continue;
    const { br, gzip } = await compressWell(content);
    writeFileSync(`${path}.br`, br);
    writeFileSync(`${path}.gz`, gzip);
  }
}
