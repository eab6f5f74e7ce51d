import { brand } from "#content/site.ts";

/** What the start says to a person, between the lines of the log. */
const SPOKEN = [`${brand.name} is open`, "Nobody has a key to the desk yet"];

export function logLines(output: readonly string[]): string[] {
  return output.filter((line) => !SPOKEN.some((words) => line.startsWith(words)));
}
