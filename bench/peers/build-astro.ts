import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "astro");

/** The Astro site's input data and its output. */
export const astro = { data: join(folder, "src/data"), dist: join(folder, "dist") };

/** Installs the packages of its lock file. The site's `npm ci` does not install them. */
export function buildAstro() {
  console.error(
    "[bench] Installing Astro in bench/peers/astro (npm ci) and building it; it needs the npm registry.",
  );
  run("npm", ["ci", "--loglevel=error"]);
  run(process.execPath, ["node_modules/astro/bin/astro.mjs", "build", "--silent"]);
  for (const page of ["index", "pricing", "schedule"]) {
    if (!existsSync(join(astro.dist, `${page}.html`))) throw new Error(`Astro did not build ${page}.html.`);
  }
}

function run(command: string, args: string[]) {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" };
  const { status } = spawnSync(command, args, { cwd: folder, stdio: ["ignore", "inherit", "inherit"], env });
  if (status !== 0)
    throw new Error(`${command} ${args.join(" ")} failed in ${folder}. See its output above.`);
}
