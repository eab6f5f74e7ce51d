import { statfs } from "node:fs/promises";
import { timeZone } from "#content/site.ts";
import { isZone } from "#domain/schedule/clock.ts";
import type { Stores } from "#operations/operation.ts";
import { bad, errorReason, type Finding, type Findings, good, note } from "./finding.ts";

const GIB = 1024 ** 3;
const ENOUGH = 2 * GIB;
const TOO_LITTLE = GIB / 4;
/** An earlier time means a wrong clock. */
const EARLIEST = Date.parse("2026-01-01");

export async function* checkMachine({ env }: Stores): Findings {
  yield await checkDisk(env.DATA_DIR);
  yield* checkClock();
  if (process.getuid?.() === 0) {
    const words = "this runs as root; the site may not be able to read files that it makes";
    yield note("machine", words, "Run it as the site's user: docs/operating.md");
  }
}

async function checkDisk(folder: string): Promise<Finding> {
  try {
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    const words = `${(free / GIB).toFixed(1)} GB free under ${folder}`;
    if (free < TOO_LITTLE)
      return bad("disk", words, "Free some space now: messages can't be stored on a full disk");
    return free < ENOUGH
      ? note("disk", words, "Free some space soon: picture sizes and backups need it")
      : good("disk", words);
  } catch (error) {
    return bad("disk", `${folder}: ${errorReason(error)}`, "Make the folder, or correct DATA_DIR");
  }
}

function* checkClock(): Findings {
  const now = new Date();
  if (now.getTime() < EARLIEST)
    yield bad("clock", `this machine's clock says ${now.toISOString()}`, "Set it: timedatectl set-ntp true");
  else if (isZone(timeZone)) {
    const clock = { timeZone, timeZoneName: "short", hour: "numeric", minute: "2-digit" } as const;
    yield good("clock", `it is ${new Intl.DateTimeFormat("en-US", clock).format(now)} at the gym`);
  }
}
