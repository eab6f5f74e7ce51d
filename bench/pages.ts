import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { indexablePages, listPages } from "#app/seo/pages.ts";

const build = (await import(join(import.meta.dirname, "../build/server/index.js"))) as ServerBuild;

/** Every page of the build. Sport pages share a template and are measured less often. */
export const pages = indexablePages(listPages(build.routes)).map(({ path }) => ({
  path,
  runs: path.startsWith("/programs/sports-performance/") ? 3 : 5,
}));
