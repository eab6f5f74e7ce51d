import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const table = readFileSync(join(root, "docs/rules.md"), "utf8");

it("names only code and tests that exist", () => {
  const missing: string[] = [];
  for (const line of table.split("\n").filter((text) => text.startsWith("| ") && text.includes("`"))) {
    let source = "";
    for (const [, path, title] of line.matchAll(/`([a-z-]+\/[^`]+\.ts)`|"([^"]+)"/g)) {
      if (path) {
        if (!existsSync(join(root, path))) missing.push(path);
        else source = readFileSync(join(root, path), "utf8");
      } else if (title && !source.includes(`"${title}"`)) missing.push(title);
    }
  }
  expect(missing).toEqual([]);
});
