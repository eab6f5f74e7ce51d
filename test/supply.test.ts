import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

type Manifest = {
  name: string;
  version: string;
  license?: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
};
type Locked = { version?: string; integrity?: string; dev?: boolean; devOptional?: boolean; optional?: boolean; license?: string; hasInstallScript?: boolean; resolved?: string }; // prettier-ignore

const manifest = JSON.parse(read("package.json")) as Manifest;
const { packages } = JSON.parse(read("package-lock.json")) as { packages: Record<string, Locked> };
const locked = Object.entries(packages).filter(([path]) => path.startsWith("node_modules/"));

/** Licenses under which code may run here. Everything else is looked at and argued first. */
const FREE = ["MIT", "ISC", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "0BSD", "OFL-1.1", "Unlicense", "MIT-0", "BlueOak-1.0.0", "LGPL-3.0", "LGPL-3.0-or-later", "MPL-2.0", "CC0-1.0", "Python-2.0"]; // prettier-ignore

describe("what the site is made of", () => {
  test("every version is exact, and the lock says the same and how to check it", () => {
    const asked = { ...manifest.dependencies, ...manifest.devDependencies };
    for (const [name, version] of Object.entries(asked)) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
      expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
    // Build tools' binaries for other systems are named by their version alone: not every registry holds them.
    const forOtherSystems = (path: string) =>
      !existsSync(path) && packages[path]?.dev && packages[path].optional;
    for (const [path, { integrity }] of locked) {
      if (integrity === undefined && forOtherSystems(path)) continue;
      expect(integrity, path).toMatch(/^sha512-/);
    }
  });

  test("only the packages named may run scripts at install, and only Node itself does", () => {
    const allowed = Object.entries(manifest.allowScripts).filter(([, may]) => may);
    expect(allowed.map(([name]) => name)).toEqual(["node"]);
  });

  test("docs/licenses.md names the license of everything that runs in production", async () => {
    const runs = locked.filter(([, { dev, devOptional }]) => !dev && !devOptional);
    const rows = runs.map(([path, { version, license = "none" }]) => {
      const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
      const parts = license.replace(/[()]/g, "").split(/ (?:OR|AND) /);
      expect(
        parts.filter((part) => !FREE.includes(part)),
        `${name}: ${license}`,
      ).toEqual([]);
      return `- \`${name}\` ${version}: ${license}`;
    });
    const page = [
      "# Licenses of what runs in production",
      "",
      "Written from package-lock.json by `vitest run test/supply.test.ts -u`; the test fails when it is out of date. `LGPL`",
      "stands for libvips, which `sharp` brings as a library of its own that can be replaced; the fonts are under the OFL.",
      "",
      ...rows,
      "",
    ].join("\n");
    await expect(page).toMatchFileSnapshot("../docs/licenses.md");
  });
});
