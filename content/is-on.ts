import { homeSections, pages } from "#content/pages-on.ts";
import { programs, unlisted } from "#content/programs/programs.ts";

const everyProgram = [...programs, ...unlisted];
const slugs = new Set(everyProgram.map(({ slug }) => slug));
/** Home's sections about a page of their own. */
const sectionPages: Record<string, string> = { tour: "/virtual-tour", gallery: "/gallery" };

/** Whether this site has the page that a link leads to. Other sites and anchors always count. */
export function isOn(to: string): boolean {
  const [path = ""] = to.split(/[?#]/);
  const [, program, below] = /^\/programs\/([^/]+)(\/.+)?/.exec(path) ?? [];
  if (program !== undefined) return below ? hasOwnPage(program) : slugs.has(program);
  return (pages as Record<string, boolean>)[path] ?? true;
}

/** Whether a program has its own page in app/pages/programs/. */
export function hasOwnPage(slug: string): boolean {
  return everyProgram.some((program) => program.slug === slug && program.hasOwnPage);
}

/** Whether the home page has a section. */
export function isSectionOn(id: string): boolean {
  return ((homeSections as Record<string, boolean>)[id] ?? true) && isOn(sectionPages[id] ?? "/");
}

export function linksOn<Link extends { to: string }>(links: readonly Link[]): Link[] {
  return links.filter(({ to }) => isOn(to));
}
