import type { Program, ProgramIcon } from "#content/programs/program.ts";
import { everyProgram } from "#content/programs/programs.ts";
import { capital } from "#domain/text.ts";
import { isOn, linksOn } from "./is-on.ts";
import { contactAbout } from "./subjects.ts";

export type NavLink = { label: string; to: string; iconName?: ProgramIcon };
export type NavGroup = { label: string; links: NavLink[] };

export type MenuProgram = Pick<Program, "slug" | "title" | "iconName">;

const menuItems = (shown: readonly MenuProgram[]): (NavLink | NavGroup)[] => [
  { label: "Home", to: "/" },
  {
    label: "About",
    links: [
      { label: "About Us", to: "/about" },
      { label: "Trainers", to: "/trainers" },
      { label: "Partners", to: "/partners" },
      { label: "Careers", to: "/careers" },
    ],
  },
  {
    label: "Programs",
    links: [
      ...shown.map(({ slug, title, iconName }) => ({
        label: title,
        to: `/programs/${slug}`,
        iconName,
      })),
      { label: "All Programs", to: "/programs" },
    ],
  },
  {
    label: "Membership",
    links: [
      { label: "Pricing & Plans", to: "/pricing" },
      { label: "Schedule", to: "/schedule" },
      { label: "Free Assessment", to: contactAbout("free-assessment") },
    ],
  },
  {
    label: "Experience",
    links: [
      { label: "Virtual Tour", to: "/virtual-tour" },
      { label: "Gallery", to: "/gallery" },
      { label: "Destination Workouts", to: "/destination-workouts" },
      { label: "Events", to: "/events" },
    ],
  },
  { label: "New here?", to: "/first-visit" },
  { label: "Contact", to: "/contact" },
];

/** The desktop menu, from left to right. */
export const headerItems = itemsShown(isOn);

export function itemsShown(
  isShown: (to: string) => boolean,
  menuPrograms: readonly MenuProgram[] = everyProgram,
): (NavLink | NavGroup)[] {
  return menuItems(menuPrograms)
    .map((item) => ("links" in item ? { ...item, links: item.links.filter(({ to }) => isShown(to)) } : item))
    .filter((item) => ("links" in item ? item.links.length > 0 : isShown(item.to)));
}

/** The mobile menu, in reading order. */
export const mobileLinks: NavLink[] = linksOn([
  { label: "Home", to: "/" },
  { label: "About", to: "/about" },
  { label: "Programs", to: "/programs" },
  { label: "Schedule", to: "/schedule" },
  { label: "Pricing", to: "/pricing" },
  { label: "Trainers", to: "/trainers" },
  { label: "Partners", to: "/partners" },
  { label: "Events", to: "/events" },
  { label: "Destination Workouts", to: "/destination-workouts" },
  { label: "Careers", to: "/careers" },
  { label: "Gallery", to: "/gallery" },
  { label: "Contact", to: "/contact" },
]);

export const footerLinks: NavLink[] = linksOn([
  { label: "Home", to: "/" },
  { label: "About", to: "/about" },
  { label: "Programs", to: "/programs" },
  { label: "Schedule", to: "/schedule" },
  { label: "Trainers", to: "/trainers" },
  { label: "Partners", to: "/partners" },
  { label: "Events", to: "/events" },
  { label: "Gallery", to: "/gallery" },
  { label: "Contact", to: "/contact" },
]);

/** In-page anchors of the footer, each with its full page. */
export const footerAnchors = [
  { id: "accessibility", label: "Accessibility", to: "/accessibility" },
  { id: "privacy", label: "Privacy", to: "/privacy" },
  { id: "terms", label: "Terms", to: "/terms" },
] as const;

/** The name of a page, or of a section of home like '/#tour'. */
export function pageLabel(name: string): string {
  if (name.startsWith("/#")) return `Home: ${capital(name.slice(2))}`;
  const inHeader = headerItems.flatMap((item) => ("links" in item ? item.links : item));
  const links = [...moreLinks, ...inHeader, ...mobileLinks];
  return links.find(({ to }) => to === name)?.label ?? name;
}

export const tourLink: NavLink = { label: "View Virtual Tour", to: "/virtual-tour" };

export const freeAssessmentLink: NavLink = { label: "Free assessment", to: contactAbout("free-assessment") };

/** Pages that are in no menu of the specification; linked from the footer. */
export const moreLinks: NavLink[] = linksOn([
  { label: "Your First Visit", to: "/first-visit" },
  { label: "Pricing & Plans", to: "/pricing" },
  { label: "Member Stories", to: "/stories" },
  { label: "Careers", to: "/careers" },
]);
