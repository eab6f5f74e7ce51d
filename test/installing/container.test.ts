import { execFile, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "#test/outside/free-port.ts";
import { ownFolder } from "#test/support/own-folder.ts";
import { sampleLead, sendLead } from "#test/support/send-lead.ts";
import { debian, NSPAWN } from "./debian.ts";

// deploy/Dockerfile built by Debian's buildah, and its command run as its user. Docker's own base can't be had without its
// registry: here it is the least Debian with the same Node, and npm. Ten minutes, and 2 GB of disk while it runs.

const root = join(import.meta.dirname, "../..");
const isHere = NSPAWN.isHere() && existsSync("/usr/bin/buildah");
const isLong = process.env.LONG_TESTS === "1" || process.env.INSTALL_TESTS === "1";
const TRUSTED = "/etc/ssl/certs/ca-certificates.crt";
const BASE = `FROM scratch
ADD debian.tar /
COPY node /usr/local/bin/node
COPY package /usr/local/lib/node_modules/npm
COPY trusted ${TRUSTED}
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
ENV NODE_EXTRA_CA_CERTS=${TRUSTED}
`;

async function run(command: string, ...args: string[]): Promise<string> {
  return (await promisify(execFile)(command, args, { cwd: root, maxBuffer: 1 << 26 })).stdout;
}

async function makeBase(folder: string) {
  mkdirSync(folder);
  writeFileSync(join(folder, "Dockerfile"), BASE);
  cpSync(realpathSync(join(root, "node_modules/.bin/node")), join(folder, "node"));
  cpSync(TRUSTED, join(folder, "trusted"));
  await run("tar", "-C", debian(), "-cf", join(folder, "debian.tar"), ".");
  const npm = (await run("npm", "pack", "npm@11", "--silent", "--pack-destination", folder)).trim();
  await run("tar", "-C", folder, "-xzf", join(folder, npm));
}

/** The process that a program has started last of all. */
function innermost(pid: number): number {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
  return child ? innermost(Number(child)) : pid;
}

test.runIf(isLong && isHere)(
  "deploy/Dockerfile is built, and what it says is run",
  { timeout: 1_800_000 },
  async () => {
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
    const build = (...words: string[]) =>
      buildah("bud", "--isolation", "chroot", "--format", "docker", ...words);
    await makeBase(join(folder, "base"));
    await build("-t", "localhost/base", join(folder, "base"));
    await build("--build-arg", "BASE=localhost/base", "-t", "localhost/site", "-f", "deploy/Dockerfile", ".");

    const image = JSON.parse(await buildah("inspect", "--type", "image", "localhost/site")) as {
      Docker: { config: { User: string; Cmd: string[]; Healthcheck: { Test: string[] } } };
    };
    const { User, Cmd, Healthcheck } = image.Docker.config;
    expect(User).toBe("evo");
    const container = (await buildah("from", "localhost/site")).trim();
    onTestFinished(async () => void (await buildah("rm", container)));
    const port = await freePort();
    const command = (...words: string[]) => ["run", "--isolation", "chroot", "--env", `PORT=${port}`, "--env", "HOST=127.0.0.1", container, "--", ...words]; // prettier-ignore
    const inside = (...words: string[]) => buildah(...command(...words));

    const server = spawn("buildah", [...store, ...command(...Cmd)], { stdio: ["ignore", "pipe", "inherit"] });
    const ended = new Promise<number | null>((resolve) => server.once("exit", resolve));
    for await (const line of createInterface(server.stdout)) if (line.includes("is open at")) break;
    server.stdout.resume();
    const site = innermost(server.pid!);
    onTestFinished(() => void (server.exitCode ?? process.kill(site, "SIGKILL")));

    await inside(...Healthcheck.Test.slice(1));
    expect((await sendLead(`http://127.0.0.1:${port}`, "/contact", sampleLead)).status).toBe(303);
    expect(await inside("node_modules/.bin/node", "operator/cli/gym.ts", "leads", "list")).toContain(
      sampleLead.name,
    );
    expect(await inside("sh", "-c", "touch /site/x 2>&1 || id -un")).toContain("evo");
    expect(await inside("sh", "-c", "ls -a /site /site/media")).not.toMatch(/^(\.git|\.data|scenes)$/m);
    process.kill(site, "SIGTERM");
    expect(await ended).toBe(0);
  },
);
