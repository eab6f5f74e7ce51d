import { execFile } from "node:child_process";
import { cpSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished } from "vitest";
import { ownFolder } from "#test/support/own-folder.ts";
import { debian } from "./debian.ts";
import { nspawn } from "./nspawn.ts";

const root = join(import.meta.dirname, "../..");
const PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
const TRUSTED = "/etc/ssl/certs/ca-certificates.crt";

/** The image's configuration from the Dockerfile. */
type Config = {
  User: string;
  WorkingDir: string;
  Env: string[];
  Cmd: string[];
  Volumes: Record<string, object>;
  ExposedPorts: Record<string, object>;
  Healthcheck: { Test: string[] };
};

export type Image = { tree: string; config: Config };

/** Builds deploy/Dockerfile with buildah. Deleted after the test. */
export async function buildImage(): Promise<Image> {
  const folder = ownFolder();
  const store = [
    "--root",
    join(folder, "store"),
    "--runroot",
    join(folder, "run"),
    "--storage-driver",
    "vfs",
  ];
  const buildah = (...words: string[]) => run("buildah", ...store, ...words);
  await makeBase(buildah);
  const dockerfile = ["-f", "deploy/Dockerfile", "--build-arg", "BASE=localhost/base", "--pull-never"];
  await buildah("bud", "--isolation=chroot", "--format=docker", ...dockerfile, "-t", "localhost/site", ".");
  const { Docker } = JSON.parse(await buildah("inspect", "--type=image", "localhost/site")) as {
    Docker: { config: Config };
  };
  const container = await buildah("from", "--pull-never", "localhost/site");
  return { tree: await buildah("mount", container), config: Docker.config };
}

/** A minimal Debian with the same Node and npm, because Docker's base image needs Docker's registry. */
async function makeBase(buildah: (...words: string[]) => Promise<string>) {
  const base = await buildah("from", "scratch");
  const tree = await buildah("mount", base);
  await run("cp", "-a", `${debian()}/.`, tree);
  cpSync(realpathSync(join(root, "node_modules/.bin/node")), join(tree, "usr/local/bin/node"));
  await run("npm", "install", "--global", "--prefix", join(tree, "usr/local"), "npm@11");
  // The host's certificates, for networks with an inspecting proxy.
  cpSync(TRUSTED, join(tree, TRUSTED));
  await buildah("config", "--env", `PATH=${PATH}`, "--env", `NODE_EXTRA_CA_CERTS=${TRUSTED}`, base);
  await buildah("commit", "--rm", base, "localhost/base");
}

/** A new volume, filled from the image as Docker does. */
export async function newVolume({ tree, config }: Image): Promise<string> {
  const [place] = Object.keys(config.Volumes);
  const folder = join(ownFolder(), "volume");
  await run("cp", "-a", join(tree, place!), folder);
  return folder;
}

/** Runs the image like `docker run --read-only --tmpfs /tmp -e PORT=… -v …`. */
export async function runImage({ tree, config }: Image, volume: string, port: number) {
  const { User, WorkingDir, Cmd, Volumes } = config;
  const env = [...config.Env, `PORT=${port}`];
  const container = nspawn(
    `--directory=${tree}`,
    "--read-only",
    // nspawn creates a home for its user.
    "--tmpfs=/home",
    `--user=${User}`,
    `--chdir=${WorkingDir}`,
    `--bind=${volume}:${Object.keys(Volumes)[0]}`,
    ...env.map((line) => `--setenv=${line}`),
    ...Cmd,
  );
  onTestFinished(container.stop);
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => (container.isOver() ? "it has ended" : false),
      ),
    )
    .toBe(true);
  const first = container.first();
  const status = readFileSync(`/proc/${first}/status`, "utf8");
  const [, user = ""] = /^Uid:\t(\d+)/m.exec(status) ?? [];
  const [, group = ""] = /^Gid:\t(\d+)/m.exec(status) ?? [];
  const enter = ["--target", first, "--all", "--root", "--wd", "--setuid", user, "--setgid", group];
  return {
    user: Number(user),
    ended: container.ended,
    end: () => process.kill(Number(first), "SIGTERM"),
    /** Like `docker exec`. */
    inside: (...words: string[]) => run("nsenter", ...enter, "env", "-i", ...env, ...words),
  };
}

async function run(command: string, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(command, words, { cwd: root, maxBuffer: 1 << 26 });
  return stdout.trim();
}
