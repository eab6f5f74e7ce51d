import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const FOLDERS = ["app/pages", "content", "media/gallery"];
/** Files that many pages import. A change of such a file does not count as a change of these pages. */
const SHARED = /^content\/(navigation|site|sample)\.ts$/;

/**
 * Last commit of each file; for a page, the latest of its file and the content that it imports. Runs at build time,
 * since a server has no git history. Empty without git or in a shallow clone, which would date every file today.
 */
export function fileDates(): Record<string, string> {
  try {
    if (git("rev-parse", "--is-shallow-repository").trim() !== "false") return {};
    const dates = newestCommits(git("log", "--format=@%cI", "--name-only", "--", ...FOLDERS));
    for (const file of Object.keys(dates).filter((name) => name.startsWith("app/pages/"))) {
      const content = contentImports(file).filter((name) => !SHARED.test(name));
      dates[file] = [file, ...content].map((name) => dates[name] ?? "").reduce(later);
    }
    return dates;
  } catch {
    return {};
  }
}

function newestCommits(log: string): Record<string, string> {
  const dates: Record<string, string> = {};
  let date = "";
  for (const line of log.split("\n").filter(Boolean)) {
    if (line.startsWith("@")) date = new Date(line.slice(1)).toISOString();
    else dates[line] ??= date;
  }
  return dates;
}

function contentImports(file: string): string[] {
  try {
    const code = readFileSync(file, "utf8");
    return Array.from(code.matchAll(/from "#(content\/[^"]+)"/g), ([, path = ""]) => path);
  } catch {
    return []; // Deleted since.
  }
}

function later(a: string, b: string) {
  return a > b ? a : b;
}

function git(...args: string[]): string {
  return execFileSync("git", args, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: 1 << 26,
  });
}
