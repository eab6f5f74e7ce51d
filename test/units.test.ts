import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const LIMIT = /^(Protect|Private|Restrict|NoNew|Capability|Lock|RemoveIPC|SystemCall|UMask|Memory|Limit)\w*=/;

function readLimits(unit: string): string[] {
  const text = readFileSync(join(import.meta.dirname, "../deploy", unit), "utf8");
  return text
    .split("\n")
    .filter((line) => LIMIT.test(line))
    .toSorted();
}

test.each(["evo-fitness-backup.service", "evo-fitness@.service"])(
  "%s is as restricted as the main unit",
  (unit) => {
    const limits = readLimits("evo-fitness.service");
    expect(limits.length).toBeGreaterThan(20);
    expect(readLimits(unit)).toEqual(limits);
  },
);
