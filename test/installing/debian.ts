import { execFile, execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { nspawn } from "./nspawn.ts";

const run = promisify(execFile);

const MIRROR = "http://deb.debian.org/debian";

/** A minimal bootable Debian 12. Made once, in the folder of temporary files. */
export function debian(): string {
  const folder = join(tmpdir(), "evo-debian-12");
  if (existsSync(folder)) return folder;
  const making = mkdtempSync(`${folder}-`);
  const packages = "--include=ca-certificates,curl,dbus,systemd,systemd-sysv";
  execFileSync("debootstrap", ["--variant=minbase", packages, "bookworm", making, MIRROR], {
    stdio: "ignore",
  });
  chmodSync(making, 0o755);
  if (existsSync(folder)) rmSync(making, { recursive: true });
  else renameSync(making, folder);
  return folder;
}

export type DebianMachine = Awaited<ReturnType<typeof startDebian>>;

/** A container with systemd and a private network. Its writes are discarded. */
export async function startDebian(folders: Record<string, string>) {
  const binds = Object.entries(folders).map(([inside, here]) => `--bind-ro=${here}:${inside}`);
  const whole = ["--volatile=overlay", "--private-network", "--boot"];
  const { first, isOver, stop } = nspawn(`--directory=${debian()}`, ...whole, ...binds);

  /** Runs a shell command as root in the machine. */
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
    if (isOver()) throw new Error("the machine did not start");
    await sleep(200);
  }
  return {
    sh,
    /** The host path of a file in the machine. */
    file: (path: string) => `/proc/${first()}/root${path}`,
    stop,
  };
}
