import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Locked = { optionalDependencies?: Record<string, string> };

// `npm ci` refuses a lock file without the packages of other systems, and npm leaves them out when it writes the
// file beside an existing node_modules.
test.each(["package-lock.json", "bench/peers/astro/package-lock.json"])(
  "%s names every system's packages",
  (file) => {
    const { packages } = JSON.parse(readFileSync(file, "utf8")) as { packages: Record<string, Locked> };
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
      ),
    );
    expect(missing).toEqual([]);
  },
);
