import { pagesInIndex, listPages } from "./pages.ts";

let found: ReturnType<typeof readPages> | undefined;

/** Asked for when it is needed: the build has the pages, and some of them ask for it. It is the same for every render. */
const sitePages = () => (found ??= readPages());

async function readPages() {
  return listPages((await import("virtual:react-router/server-build")).routes);
}

export async function pageAt(path: string) {
  return (await sitePages()).get(path);
}

/** What pages say while they are waited for, by address. */
export async function waitingWords(): Promise<Record<string, string>> {
  const pages = [...(await sitePages()).values()];
  return Object.fromEntries(pages.flatMap(({ path, waiting }) => (waiting ? [[path, waiting]] : [])));
}

export async function foundPages() {
  return pagesInIndex(await sitePages());
}
