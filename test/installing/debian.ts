import { execFile, execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { nspawn } from "./nspawn.ts";

const run = promisify(execFile);

const MIRROR = "http://deb.debian.org/debian";

/** The least Debian 12 that starts by itself. Made once, and kept as long as temporary files are. */
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

/** A machine with systemd as its first process and a network of its own; what it writes is gone with it. */
export async function startDebian(folders: Record<string, string>) {
  const binds = Object.entries(folders).map(([inside, here]) => `--bind-ro=${here}:${inside}`);
  const whole = ["--volatile=overlay", "--private-network", "--boot"];
  const { first, isOver, stop } = nspawn(`--directory=${debian()}`, ...whole, ...binds);

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
    if (isOver()) throw new Error("the machine did not start");
    await sleep(200);
  }
  return {
    sh,
    /** A file of the machine, as seen from here. */
    file: (path: string) => `/proc/${first()}/root${path}`,
    stop,
  };
}
