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

/** What a Dockerfile says of its image. */
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

/** deploy/Dockerfile, built by buildah; its folder is gone with the test. */
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
  const { Docker } = JSON.parse(await buildah("inspect", "--type=image", "localhost/site")) as { Docker: { config: Config } }; // prettier-ignore
  const container = await buildah("from", "--pull-never", "localhost/site");
  return { tree: await buildah("mount", container), config: Docker.config };
}

/** Docker's own base comes from Docker's registry alone: this is the least Debian with the same Node, and npm. */
async function makeBase(buildah: (...words: string[]) => Promise<string>) {
  const base = await buildah("from", "scratch");
  const tree = await buildah("mount", base);
  await run("cp", "-a", `${debian()}/.`, tree);
  cpSync(realpathSync(join(root, "node_modules/.bin/node")), join(tree, "usr/local/bin/node"));
  await run("npm", "install", "--global", "--prefix", join(tree, "usr/local"), "npm@11");
  // Who is trusted here, too, where a network looks into what its machines fetch.
  cpSync(TRUSTED, join(tree, TRUSTED));
  await buildah("config", "--env", `PATH=${PATH}`, "--env", `NODE_EXTRA_CA_CERTS=${TRUSTED}`, base);
  await buildah("commit", "--rm", base, "localhost/base");
}

/** A volume that is new: Docker lays into it what the image has there. */
export async function newVolume({ tree, config }: Image): Promise<string> {
  const [place] = Object.keys(config.Volumes);
  const folder = join(ownFolder(), "volume");
  await run("cp", "-a", join(tree, place!), folder);
  return folder;
}

/** What the image says is run, as `docker run --read-only --tmpfs /tmp -e PORT=… -v …` would. */
export async function runImage({ tree, config }: Image, volume: string, port: number) {
  const { User, WorkingDir, Cmd, Volumes } = config;
  const env = [...config.Env, `PORT=${port}`];
  const container = nspawn(
    `--directory=${tree}`,
    "--read-only",
    // nspawn makes a home for its user.
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
    ) // prettier-ignore
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
    /** As `docker exec` would. */
    inside: (...words: string[]) => run("nsenter", ...enter, "env", "-i", ...env, ...words),
  };
}

async function run(command: string, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(command, words, { cwd: root, maxBuffer: 1 << 26 });
  return stdout.trim();
}
