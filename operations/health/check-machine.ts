import { statfs } from "node:fs/promises";
import { isZone } from "./profile-faults.ts";
import { timeZone } from "#content/site.ts";
import { bad, type Finding, good, note, errorReason } from "./finding.ts";
import { settings } from "#operations/stores.ts";

const GIB = 1024 ** 3;
const ENOUGH = 2 * GIB;
const TOO_LITTLE = GIB / 4;
/** Nothing of this site is older. */
const BEGINNING = Date.parse("2026-01-01");

export async function checkMachine(): Promise<Finding[]> {
  const env = await settings();
  return [await checkDisk(env.DATA_DIR), ...checkClock(), ...checkUser()];
}

async function checkDisk(folder: string): Promise<Finding> {
  try {
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    const words = `${(free / GIB).toFixed(1)} GB free under ${folder}`;
    if (free < TOO_LITTLE)
      return bad("disk", words, "Make room now: messages can't be stored on a full disk");
    return free < ENOUGH
      ? note("disk", words, "Make room soon: picture sizes and backups need it")
      : good("disk", words);
  } catch (error) {
    return bad("disk", `${folder}: ${errorReason(error)}`, "Make the folder, or correct DATA_DIR");
  }
}

function checkClock(): Finding[] {
  if (Date.now() < BEGINNING)
    return [
      bad(
        "clock",
        `this machine believes it is ${new Date().toISOString()}`,
        "Set the clock: timedatectl set-ntp true",
      ),
    ];
  if (!isZone(timeZone)) return [];
  const hours = new Intl.DateTimeFormat("en-US", {
    timeZone,
    timeZoneName: "short",
    dateStyle: undefined,
    hour: "numeric",
    minute: "2-digit",
  });
  return [good("clock", `it is ${hours.format(new Date())} at the gym`)];
}

function checkUser(): Finding[] {
  return process.getuid?.() === 0
    ? [
        note(
          "machine",
          "this runs as root; files that it makes may be closed to the site",
          "Run it as the site's user: docs/operating.md",
        ),
      ]
    : [];
}
