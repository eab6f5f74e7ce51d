import type { ServerBuild } from "react-router";
import type { PageFacts, SitePage } from "./page-facts.ts";
import type { PageHandle } from "./page-handle.ts";

/** Every page by its address: from the routes, and from what the pages say of themselves. */
export function listPages(routes: ServerBuild["routes"]): Map<string, SitePage> {
  const own: SitePage[] = [];
  const listed: SitePage[] = [];
  for (const route of Object.values(routes)) {
    const { page, pages = {} } = (route?.module.handle ?? {}) as PageHandle;
    const at = (path: string, facts: PageFacts) => ({ ...facts, path, id: route!.id });
    const pattern = `/${route?.path ?? ""}`;
    if (page) own.push(at(pattern, page));
    for (const [value, facts] of Object.entries(pages)) {
      listed.push(at(pattern.replace(/:\w+$/, value), facts));
    }
  }
  // An address of its own goes before one with a parameter, as the router has it.
  const found = new Map(own.map((page) => [page.path, page]));
  for (const page of listed) if (!found.has(page.path)) found.set(page.path, page);
  return found;
}

/** The pages that can be found: not the documents within others. */
export function pagesInIndex(pages: ReadonlyMap<string, SitePage>): SitePage[] {
  return [...pages.values()].filter(({ within }) => within === undefined);
}
