import type { ServerBuild } from "react-router";
import type { PageHandle } from "./page-handle.ts";
import type { PageMeta, SitePage } from "./page-meta.ts";

/** All pages by path, from the routes and their handles. */
export function listPages(routes: ServerBuild["routes"]): Map<string, SitePage> {
  const fixed: SitePage[] = [];
  const parameterized: SitePage[] = [];
  for (const route of Object.values(routes)) {
    const { page, pages = {} } = (route?.module.handle ?? {}) as PageHandle;
    const at = (path: string, meta: PageMeta) => ({ ...meta, path, id: route!.id });
    const pattern = `/${route?.path ?? ""}`;
    if (page) fixed.push(at(pattern, page));
    for (const [value, meta] of Object.entries(pages)) {
      parameterized.push(at(pattern.replace(/:\w+$/, value), meta));
    }
  }
  // As in the router, a fixed path wins over one with a parameter.
  const byPath = new Map(fixed.map((page) => [page.path, page]));
  for (const page of parameterized) if (!byPath.has(page.path)) byPath.set(page.path, page);
  return byPath;
}

/** All pages except documents that other pages embed. */
export function indexablePages(pages: ReadonlyMap<string, SitePage>): SitePage[] {
  return [...pages.values()].filter(({ embeddedIn }) => embeddedIn === undefined);
}
