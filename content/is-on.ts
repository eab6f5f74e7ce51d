import { homeSections, pages } from "#content/pages-on.ts";
import { everyProgram } from "#content/programs/programs.ts";
import { normalizePath } from "#http/normalize-path.ts";

const slugs = new Set(everyProgram.map(({ slug }) => slug));
/** Sections of the home page that lead to a page, and go off with it. */
const sectionPages: Record<string, string> = { tour: "/virtual-tour", gallery: "/gallery" };
/** Addresses that go on and off with a page. */
const pageByFile: Record<string, string> = {
  "/tour": "/virtual-tour",
  "/calendar/classes.ics": "/schedule",
  "/calendar/events.ics": "/events",
  "/events.atom": "/events",
};

/** What the desk has changed: paths of pages, and sections of home like '/#tour'. */
export type PageChanges = { off: readonly string[]; added: readonly string[] };

export const noPageChanges: PageChanges = { off: [], added: [] };

/** What the desk can turn off: the pages and home's sections that are built. A section is named like '/#tour'. */
export const switches: readonly string[] = [
  ...Object.keys(pages),
  ...Object.keys(homeSections).map((id) => `/#${id}`),
].filter((name) => isSwitchOn(name));

export function isSwitchOn(name: string, changes = noPageChanges): boolean {
  return name.startsWith("/#") ? isSectionOn(name.replace("/#", ""), changes) : isOn(name, changes);
}

/** Whether the desk has turned off the page at an address, in any spelling. False for unknown addresses. */
export function isTurnedOff(address: string, { off }: PageChanges): boolean {
  const path = normalizePath(address);
  const [program = ""] = /^\/programs\/[^/]+/.exec(path) ?? [];
  return off.includes(pageByFile[path] ?? path) || off.includes(program);
}

/** Whether this site has the page that a link leads to. Other sites and anchors always count. */
export function isOn(to: string, changes = noPageChanges): boolean {
  const [address = ""] = to.split(/[?#]/);
  if (isTurnedOff(address, changes)) return false;
  const path = pageByFile[address] ?? address;
  const [, program, below] = /^\/programs\/([^/]+)(\/.+)?/.exec(path) ?? [];
  if (program !== undefined)
    return below ? hasOwnPage(program) : slugs.has(program) || changes.added.includes(path);
  return (pages as Record<string, boolean>)[path] ?? true;
}

/** Whether a program has its own page in app/pages/programs/. */
export function hasOwnPage(slug: string): boolean {
  return everyProgram.some((program) => program.slug === slug && program.hasOwnPage);
}

/** Whether the home page has a section. */
export function isSectionOn(id: string, changes = noPageChanges): boolean {
  const isBuilt = (homeSections as Record<string, boolean>)[id] ?? true;
  return isBuilt && !changes.off.includes(`/#${id}`) && isOn(sectionPages[id] ?? "/", changes);
}

export function linksOn<Link extends { to: string }>(links: readonly Link[]): Link[] {
  return links.filter(({ to }) => isOn(to));
}
