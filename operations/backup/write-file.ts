import { access, constants, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { writeAtomically, type Chunks } from "#pictures/store/atomic-write.ts";
import { UserError } from "#config/user-error.ts";
import { isDiskFull } from "#operations/health/finding.ts";

const OWNER_ALONE = 0o600;

/** A file that a command writes. Only its owner can read it, because it may hold names and addresses. */
export async function writeRequested(
  path: string,
  replace: boolean,
  chunks: Chunks,
  check?: (draft: string) => Promise<void>,
): Promise<void> {
  await checkRequested(path, replace);
  await writeAtomically(path, chunks, { mode: OWNER_ALONE, check }).catch((error: unknown) => {
    if (!isDiskFull(error)) throw error;
    throw new UserError(
      `${path} can't be written: its disk is full.`,
      "Free space there, or choose a folder on another disk.",
    );
  });
}

/** Refuses a path that can't be written. A command that logs what it writes calls it first. */
export async function checkRequested(path: string, replace: boolean): Promise<void> {
  const there = await stat(path).catch(() => null);
  if (there?.isDirectory()) throw new UserError(`${path} is a folder.`, "Give the name of a file in it.");
  if (there && !replace)
    throw new UserError(`${path} already exists.`, "Choose another name, or add --replace.");
  await access(`${dirname(path)}/.`, constants.W_OK).catch((error: NodeJS.ErrnoException) => {
    throw new UserError(
      `${path} can't be written (${error.code}).`,
      "Choose a folder that exists and that you may write to.",
    );
  });
}
