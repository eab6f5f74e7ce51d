import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const ROOMS = ["app/pages", "content", "media/gallery"];
/** These change for reasons that have nothing to do with what one page says. */
const EVERYWHERE = /^content\/(navigation|site|week|sample)\.ts$/;

/**
 * When what a page says last changed: the latest commit of its own file and of the words it imports. Asked at build
 * time, since a server has no history. Empty without git, or in a shallow clone, where every file seems to be of today.
 */
export function fileDates(): Record<string, string> {
  try {
    if (git("rev-parse", "--is-shallow-repository").trim() !== "false") return {};
    const dates = newestCommits(git("log", "--format=@%cI", "--name-only", "--", ...ROOMS));
    for (const file of Object.keys(dates).filter((name) => name.startsWith("app/pages/"))) {
      const words = importsOf(file).filter((name) => !EVERYWHERE.test(name));
      dates[file] = [file, ...words].map((name) => dates[name] ?? "").reduce(later);
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

function importsOf(file: string): string[] {
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

function git(...words: string[]): string {
  return execFileSync("git", words, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: 1 << 26,
  });
}
