import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Locked = { optionalDependencies?: Record<string, string> };

// `npm ci` needs the packages of all systems in the lock file. npm leaves them out if node_modules exists.
test.each(["package-lock.json", "bench/peers/astro/package-lock.json"])(
  "%s has the packages of every system",
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
