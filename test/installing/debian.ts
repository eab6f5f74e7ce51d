import { execFile, execFileSync, spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

export const NSPAWN = {
  packages: ["debootstrap", "systemd-container"],
  isHere: () => process.getuid?.() === 0 && existsSync("/usr/bin/systemd-nspawn") && existsSync("/usr/sbin/debootstrap"), // prettier-ignore
};

const MIRROR = "http://deb.debian.org/debian";

/** The least Debian 12 that starts by itself. Made once, and kept as long as temporary files are. */
function debian(): string {
  const folder = join(tmpdir(), "evo-debian-12");
  if (existsSync(join(folder, ".made"))) return folder;
  rmSync(folder, { recursive: true, force: true });
  const packages = "--include=ca-certificates,curl,dbus,systemd,systemd-sysv";
  execFileSync("debootstrap", ["--variant=minbase", packages, "bookworm", folder, MIRROR], {
    stdio: "ignore",
  });
  writeFileSync(join(folder, ".made"), "");
  return folder;
}

export type DebianMachine = Awaited<ReturnType<typeof startDebian>>;

/** A machine with systemd as its first process and a network of its own; what it writes is gone with it. */
export async function startDebian(folders: Record<string, string>) {
  const binds = Object.entries(folders).map(([inside, here]) => `--bind-ro=${here}:${inside}`);
  const whole = ["--volatile=overlay", "--private-network", "--register=no", "--keep-unit", "--boot"];
  const nspawn = spawn("systemd-nspawn", ["--quiet", `--directory=${debian()}`, ...whole, ...binds], {
    stdio: "ignore",
  });
  const ended = new Promise<void>((resolve) => nspawn.once("exit", () => resolve()));
  const first = () => readFileSync(`/proc/${nspawn.pid}/task/${nspawn.pid}/children`, "utf8").trim().split(" ")[0]!; // prettier-ignore

  /** As root, in a shell of the machine. */
  async function sh(command: string): Promise<{ code: number; out: string }> {
    const enter = ["--target", first(), "--all", "--root", "--", "env", "-i"];
    const root = ["HOME=/root", "PATH=/usr/local/bin:/usr/sbin:/usr/bin", "sh", "-c", `cd /; ${command}`];
    return run("nsenter", [...enter, ...root]).then(
      ({ stdout, stderr }) => ({ code: 0, out: stdout + stderr }),
      (error: { code: number; stdout: string; stderr: string }) => ({
        code: error.code,
        out: error.stdout + error.stderr,
      }),
    );
  }

  while (!/running|degraded/.test((await sh("systemctl is-system-running")).out)) {
    if (nspawn.exitCode !== null) throw new Error("the machine did not start");
    await sleep(200);
  }
  return {
    sh,
    /** A file of the machine, as seen from here. */
    file: (path: string) => `/proc/${first()}/root${path}`,
    async stop() {
      // With its first process all of it ends; without nspawn it would live on.
      process.kill(Number(first()), "SIGKILL");
      await ended;
    },
  };
}
