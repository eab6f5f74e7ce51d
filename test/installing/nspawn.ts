import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

export const NSPAWN = {
  packages: ["buildah", "debootstrap", "systemd-container"],
  isHere: () =>
    process.getuid?.() === 0 &&
    ["/usr/bin/buildah", "/usr/sbin/debootstrap", "/usr/bin/systemd-nspawn"].every(existsSync),
};

const isAsked = process.env.LONG_TESTS === "1" || process.env.INSTALL_TESTS === "1";

/** Whether the tests run that take minutes and need root. */
export const installs = isAsked && NSPAWN.isHere();

/** Runs isolated processes with a folder as their root. `words` are options of nspawn and the command. */
export function nspawn(...words: string[]) {
  const child = spawn("systemd-nspawn", ["--quiet", "--register=no", "--keep-unit", ...words], {
    stdio: "ignore",
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const isOver = () => child.exitCode !== null;
  /** The host's process id of the first process. All others end with it. */
  const first = () =>
    readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim().split(" ")[0]!;

  async function stop() {
    // Ending nspawn alone would leave them running.
    if (!isOver()) process.kill(Number(first()) || child.pid!, "SIGKILL");
    await ended;
  }
  return { ended, isOver, first, stop };
}
