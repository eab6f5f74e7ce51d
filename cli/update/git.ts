import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { UserError } from "#config/user-error.ts";

// Runs only git commands that read. The site's user may not own the site's folder, nor be able to write there.

const root = join(import.meta.dirname, "../..");

export async function git(words: string[], env: Record<string, string> = {}): Promise<string> {
  const options = { cwd: root, env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)("git", ["-c", `safe.directory=${root}`, ...words], options);
  return stdout.trimEnd();
}

export const lines = (text: string) => text.split("\n").filter(Boolean);

export async function refuseWithoutGit(): Promise<void> {
  const top = await git(["rev-parse", "--show-toplevel"]).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") throw new UserError("git is not installed here.", "apt-get install git");
    return null;
  });
  if (top !== null) return;
  throw new UserError(
    `${root} is not a git repository: nothing can be compared.`,
    "For how to keep your own repository, see docs/operating.md, 'Updates, and going back'.",
  );
}

/** The commit of a version that was fetched; without a name, the newest that is not here yet. */
export async function findTarget(name: string | undefined): Promise<{ name: string; commit: string }> {
  const wanted = name ?? (await newest());
  const commit = await git(["rev-parse", "--verify", "--quiet", `${wanted}^{commit}`]).catch(() => null);
  if (commit !== null) return { name: wanted, commit };
  throw new UserError(
    name ? `There is no version ${name} here.` : "No version has been fetched.",
    "git fetch upstream --tags fetches all versions; `git tag` lists them.",
  );
}

async function newest(): Promise<string> {
  const [tag] = lines(await git(["tag", "--list", "v*", "--no-merged", "HEAD", "--sort=-version:refname"]));
  return tag ?? "upstream/main";
}

/** The files with merge conflicts. The trial merge writes its objects into a temporary folder. */
export async function conflictsWith(commit: string): Promise<string[]> {
  const objects = resolve(root, await git(["rev-parse", "--git-path", "objects"]));
  const objectFolder = await mkdtemp(join(tmpdir(), "gym-update-"));
  const env = { GIT_OBJECT_DIRECTORY: objectFolder, GIT_ALTERNATE_OBJECT_DIRECTORIES: objects };
  try {
    await git(["merge-tree", "--write-tree", "--name-only", "--no-messages", "HEAD", commit], env);
    return [];
  } catch (error) {
    const { code, stdout, stderr } = error as { code?: number; stdout: string; stderr: string };
    if (code !== 1)
      throw new UserError(
        `git can't compare the two: ${stderr.trim()}`,
        "gym update needs git 2.38 or newer.",
      );
    return [...new Set(lines(stdout).slice(1))];
  } finally {
    await rm(objectFolder, { recursive: true, force: true });
  }
}
