import { brand } from "#content/site.ts";

/** Lines for people in the output of the start. */
const STARTUP_TEXTS = [`${brand.name} is open`, "Nobody can sign in at the desk yet"];

export function logLines(output: readonly string[]): string[] {
  return output.filter((line) => !STARTUP_TEXTS.some((words) => line.startsWith(words)));
}
