import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { compressWell } from "./encoding.ts";

// Runs after each build: compresses the static files and deletes the scripts that no page loads.
const COMPRESSIBLE = new Set([".css", ".js", ".json", ".svg", ".txt"]);
/** Each build's folder and its entry script. */
const builds = [
  ["build/client", "app/entry.client.tsx"],
  ["build/desk/client", "entry.client.tsx"],
] as const;

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] };

/** Scripts that the entry script can load. The others are React Router's client, which the site does not use. */
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
    // Scripts outside assets/, such as the desk's service worker, are not part of the bundle and stay.
    const isBundled = path.startsWith(join(folder, "assets"));
    if (extname(path) === ".js" && isBundled && !used.has(path)) {
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
