import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "astro");

/** Where the Astro site stands, what it is built from, and what comes out. */
export const astro = { data: join(folder, "src/data"), dist: join(folder, "dist") };

/** Its packages come from its own lock file, and only now: whoever installs or builds the site never meets them. */
export function buildAstro() {
  console.error(
    "[bench] Installing Astro in bench/peers/astro (npm ci) and building it; it needs the npm registry.",
  );
  run("npm", ["ci", "--loglevel=error"]);
  run(process.execPath, ["node_modules/astro/bin/astro.mjs", "build", "--silent"]);
  for (const page of ["index", "pricing", "schedule"]) {
    if (!existsSync(join(astro.dist, `${page}.html`))) throw new Error(`Astro built no ${page}.html.`);
  }
}

function run(command: string, args: string[]) {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" };
  const { status } = spawnSync(command, args, { cwd: folder, stdio: ["ignore", "inherit", "inherit"], env });
  if (status !== 0)
    throw new Error(`${command} ${args.join(" ")} failed in ${folder}; its message stands above.`);
}
