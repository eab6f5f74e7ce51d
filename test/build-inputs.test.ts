import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { reaches } from "./needs-build.ts";

// setup.mjs builds again if one of its inputs has changed.

const root = join(import.meta.dirname, "..");

test("the build's inputs include every file that it compiles or runs", () => {
  const setup = readFileSync(join(root, "setup.mjs"), "utf8");
  const list = setup.slice(setup.indexOf("const sources = ["), setup.indexOf('existsSync("build/server'));
  const inputs = [...list.matchAll(/"([^"]+)"/g)].map(([, path]) => path!);
  const files = globSync(["{app,desk}/**/*.{ts,tsx}", "server/pages/precompress.ts"], {
    cwd: root,
    exclude: ["**/*.test.{ts,tsx}", "**/vite.config.ts"],
  });
  const missing = new Set<string>();
  reaches(
    files.map((file) => join(root, file)),
    (path) => {
      const file = relative(root, path).replaceAll("\\", "/");
      if (!inputs.some((input) => `${file}/`.startsWith(`${input}/`))) missing.add(file);
      return false;
    },
  );
  expect([...missing]).toEqual([]);
});
