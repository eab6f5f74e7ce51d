import { readFileSync, realpathSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

type Manifest = {
  name: string;
  version: string;
  license?: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
};
type Locked = {
  version?: string;
  integrity?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  license?: string;
  resolved?: string;
};

const manifest = JSON.parse(read("package.json")) as Manifest;
const { packages } = JSON.parse(read("package-lock.json")) as { packages: Record<string, Locked> };
const locked = Object.entries(packages).filter(([path]) => path.startsWith("node_modules/"));

/** Accepted licenses. Others need a decision first. */
const FREE = [
  "MIT",
  "ISC",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "0BSD",
  "OFL-1.1",
  "Unlicense",
  "MIT-0",
  "BlueOak-1.0.0",
  "LGPL-3.0",
  "LGPL-3.0-or-later",
  "MPL-2.0",
  "CC0-1.0",
  "Python-2.0",
];

describe("dependencies", () => {
  test("have exact versions, and the lock file matches with hashes", () => {
    const declared = {
      ...manifest.dependencies,
      ...manifest.optionalDependencies,
      ...manifest.devDependencies,
    };
    for (const [name, version] of Object.entries(declared)) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
      expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
    for (const [path, { integrity }] of locked) expect(integrity, path).toMatch(/^sha512-/);
  });

  test("run no install scripts, and Node is in the lock file", () => {
    expect(read(".npmrc").split("\n")).toContain("ignore-scripts=true");
    const nodes = Object.keys(manifest.optionalDependencies);
    for (const system of ["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64", "win-x64"]) {
      expect(nodes.filter((name) => name.endsWith(`-${system}`))).toHaveLength(1);
    }
    expect(realpathSync(process.execPath)).toBe(realpathSync(join(root, "node_modules/.bin/node")));
    const own = packages[`node_modules/${basename(join(realpathSync(process.execPath), "../.."))}`];
    expect(`v${own?.version}`).toBe(process.version);
  });

  test("docs/licenses.md lists the license of every production package", async () => {
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
      "# Licenses of production dependencies",
      "",
      "Generated from package-lock.json by `vitest run test/supply.test.ts -u`. The test fails if this page is out of date.",
      "The LGPL applies to libvips, a separate, replaceable library that `sharp` uses, and to libheif-js. The fonts are under the OFL.",
      "",
      ...rows,
      "",
    ].join("\n");
    await expect(page).toMatchFileSnapshot("../docs/licenses.md");
  });
});
