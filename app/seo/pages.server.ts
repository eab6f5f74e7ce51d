import { isOn } from "#content/is-on.ts";
import { lastKnownGym } from "#db/readers/gym.server.ts";
import type { SitePage } from "./page-meta.ts";
import { indexablePages, listPages } from "./pages.ts";
import { programPage } from "./program-meta.ts";

type GymPages = Pick<ReturnType<typeof lastKnownGym>, "programs" | "pages">;

const PROGRAM_ROUTE = "pages/programs/program";

let cached: ReturnType<typeof readPages> | undefined;

/** Lazy, since the build imports this module. Adds the pages of programs that were added at the desk. */
async function sitePages({ programs, pages }: GymPages): Promise<ReadonlyMap<string, SitePage>> {
  const built = await (cached ??= readPages());
  const added = programs.shown
    .map((program) => ({ ...programPage(program), path: `/programs/${program.slug}`, id: PROGRAM_ROUTE }))
    .filter(({ path }) => pages.added.includes(path));
  return new Map([...built, ...added.map((page) => [page.path, page] as const)]);
}

async function readPages() {
  return listPages((await import("virtual:react-router/server-build")).routes);
}

export async function pageAt(path: string) {
  return (await sitePages(lastKnownGym())).get(path);
}

/** Loading texts by path. */
export async function loadingTexts(gym: GymPages): Promise<Record<string, string>> {
  const all = [...(await sitePages(gym)).values()];
  return Object.fromEntries(
    all.flatMap(({ path, loadingText }) =>
      loadingText && isOn(path, gym.pages) ? [[path, loadingText]] : [],
    ),
  );
}

export async function sitemapPages(gym: GymPages = lastKnownGym()) {
  return indexablePages(await sitePages(gym)).filter(({ path }) => isOn(path, gym.pages));
}
