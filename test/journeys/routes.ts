import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { indexablePages, listPages } from "#app/seo/pages.ts";

const build = (await import(join(import.meta.dirname, "../../build/server/index.js"))) as ServerBuild;

/** Paths of all pages in the build. */
export const ROUTES = indexablePages(listPages(build.routes)).map(({ path }) => path);
