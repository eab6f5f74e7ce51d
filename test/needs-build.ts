import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "..");
const IMPORT = /(?:from|import\()\s*"([#.][^"]+)"/g;
const BUILT = /server\/start\.ts|build\/(server|client|desk)/;

/** Whether one of these test files, or a file that it imports, reads or serves what `npm run build` makes. */
export function needsBuild(files: readonly string[]): boolean {
  const seen = new Set<string>();
  const reads = (file: string): boolean => {
    if (seen.has(file) || !existsSync(file)) return false;
    seen.add(file);
    const code = readFileSync(file, "utf8");
    return BUILT.test(code) || imports(code, file).some(reads);
  };
  return files.some(reads);
}

function imports(code: string, file: string): string[] {
  const targets = Array.from(code.matchAll(IMPORT), ([, target = ""]) => target);
  return targets.map((target) =>
    target.startsWith("#") ? join(root, target.slice(1)) : join(dirname(file), target),
  );
}
