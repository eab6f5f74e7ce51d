import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A temporary folder for the current test. */
export function ownFolder(): string {
  const made = mkdtempSync(join(tmpdir(), "own-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}
