import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { needsBuild, reaches } from "./needs-build.ts";

const root = join(import.meta.dirname, "..");
const content = join(root, "content/");
/** It takes all texts from content/. */
const OWN_SITE = "test/own-site.test.ts";
/** Code that reads the shipped content/ as files, or runs the command line. */
const READS_CONTENT = /project-copy\.ts|cli\/gym\.ts|"content\/(?!own\/)/;

/** Whether `gym new` has made this the site of another gym. */
const hasOwnGym = existsSync(join(root, "content/own"));

/** For another gym: test files that may expect texts of the first one, because they import content/ or use the site. */
export function findLeftOut(): string[] {
  if (!hasOwnGym) return [];
  const files = globSync("**/*.test.{ts,tsx}", { cwd: root, exclude: ["**/node_modules", "build", ".data"] });
  return files
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file !== OWN_SITE && reachesContent(join(root, file)));
}

function reachesContent(file: string): boolean {
  return (
    needsBuild([file]) ||
    reaches([file], (reached, code) => reached.startsWith(content) || READS_CONTENT.test(code))
  );
}
