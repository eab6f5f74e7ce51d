import { isOn } from "#content/is-on.ts";
import { indexablePages, listPages } from "./pages.ts";

let cached: ReturnType<typeof readPages> | undefined;

/** Lazy, since the build imports this module. */
const sitePages = () => (cached ??= readPages());

async function readPages() {
  return listPages((await import("virtual:react-router/server-build")).routes);
}

export async function pageAt(path: string) {
  return (await sitePages()).get(path);
}

/** Loading texts by path. */
export async function loadingTexts(off: readonly string[]): Promise<Record<string, string>> {
  const pages = [...(await sitePages()).values()];
  return Object.fromEntries(
    pages.flatMap(({ path, loadingText }) => (loadingText && isOn(path, off) ? [[path, loadingText]] : [])),
  );
}

export async function sitemapPages(off: readonly string[] = []) {
  return indexablePages(await sitePages()).filter(({ path }) => isOn(path, off));
}
