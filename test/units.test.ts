import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const WALL = /^(Protect|Private|Restrict|NoNew|Capability|Lock|RemoveIPC|SystemCall|UMask|Memory|Limit)\w*=/;

function wallsOf(unit: string): string[] {
  const text = readFileSync(join(import.meta.dirname, "../deploy", unit), "utf8");
  return text
    .split("\n")
    .filter((line) => WALL.test(line))
    .toSorted();
}

test.each(["evo-fitness-backup.service", "evo-fitness@.service"])(
  "%s is as tight as the main unit",
  (unit) => {
    const walls = wallsOf("evo-fitness.service");
    expect(walls.length).toBeGreaterThan(20);
    expect(wallsOf(unit)).toEqual(walls);
  },
);
