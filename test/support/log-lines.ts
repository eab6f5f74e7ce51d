import { brand } from "#content/site.ts";

/** Lines for people in the output of the start. */
const SPOKEN = [`${brand.name} is open`, "Nobody has a key to the desk yet"];

export function logLines(output: readonly string[]): string[] {
  return output.filter((line) => !SPOKEN.some((words) => line.startsWith(words)));
}
