import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "..");
const IMPORT = /(?:from|import\()\s*"([#.][^"]+)"/g;
const BUILT = /server\/start\.ts|build\/(server|client|desk)/;

/** Whether one of these test files, or a file that it imports, needs the build. */
export function needsBuild(files: readonly string[]): boolean {
  return reaches(files, (_file, code) => BUILT.test(code));
}

/** Whether one of these files, or a direct or indirect import of it, matches. */
export function reaches(files: readonly string[], isIt: (file: string, code: string) => boolean): boolean {
  const seen = new Set<string>();
  const search = (file: string): boolean => {
    if (seen.has(file) || !existsSync(file)) return false;
    seen.add(file);
    const code = readFileSync(file, "utf8");
    return isIt(file, code) || imports(code, file).some(search);
  };
  return files.some(search);
}

function imports(code: string, file: string): string[] {
  const targets = Array.from(code.matchAll(IMPORT), ([, target = ""]) => target);
  return targets.map((target) =>
    target.startsWith("#") ? join(root, target.slice(1)) : join(dirname(file), target),
  );
}
