import { classPages } from "#content/class-pages.ts";
import { findSport } from "#content/sports/sports.ts";
import { shipped } from "#pictures/store/shipped-pictures.server.ts";

/** A picture of the design that the gym may replace; `page` shows it. */
export type SitePlace = {
  name: string;
  group: string;
  label: string;
  page: string;
  width: number;
  height: number;
};

type Labels = Pick<SitePlace, "group" | "label" | "page">;

const films = "Films";
const pages = "Top of a page";
const programs = "Programs";
const sports = "Sports";
const outdoors = "Destination workouts";
const others = "Other photos";
/** In the order of the list. */
const groups: readonly string[] = [films, pages, programs, sports, outdoors, others];

const labels: Readonly<Record<string, Labels>> = {
  "poster-hero": { group: films, label: "Home, top of the page", page: "/" },
  "poster-recap": { group: films, label: "Recap on the home and events pages", page: "/" },
  founders: { group: others, label: "The founders on the home page", page: "/" },
  macro: { group: others, label: "Nutrition consultation", page: "/programs/evo-nutrition" },
  "share-base": { group: others, label: "Preview picture of shared links", page: "/" },
  "portrait-placeholder": { group: others, label: "Trainers without a portrait", page: "/trainers" },
  mission: { group: others, label: "Mission on the home page", page: "/" },
  careers: { group: others, label: "Careers page", page: "/careers" },
  "careers-team": { group: others, label: "Careers page, the team", page: "/careers" },
  "about-apron": { group: others, label: "In front of the station, on the about page", page: "/about" },
  "hero-careers": { group: others, label: "Lobby in the tour and on the home page", page: "/virtual-tour" },
  "hero-home": { group: others, label: "Lifting floor in the tour", page: "/virtual-tour" },
  "program-apex-jiu-jitsu-3": { group: others, label: "Mats in the tour", page: "/virtual-tour" },
  "program-alpha-omega-boxing-4": { group: others, label: "Ring in the tour", page: "/virtual-tour" },
  "tour-climbing": { group: others, label: "Climbing wall in the tour", page: "/virtual-tour" },
  "program-evo-grappling-2": { group: others, label: "Member story about jiu-jitsu", page: "/stories" },
  "program-alpha-omega-boxing-2": { group: others, label: "Member story about boxing", page: "/stories" },
  "story-kitchen": { group: others, label: "Member story about one kitchen", page: "/stories" },
  "step-free-entrance": {
    group: others,
    label: "Entrance on the accessibility page",
    page: "/accessibility",
  },
  "program-evo-nutrition-4": { group: others, label: "Nutrition event", page: "/events" },
  "program-adult-classes": {
    group: programs,
    label: "Adult Classes in lists of programs",
    page: "/programs",
  },
  "program-adult-classes-3": {
    group: programs,
    label: "Small Group Training, adult class",
    page: "/programs/small-group-training",
  },
  "sport-basketball-2": {
    group: sports,
    label: "Basketball, the hoop",
    page: "/programs/sports-performance/basketball",
  },
  "sport-volleyball-2": {
    group: sports,
    label: "Volleyball, the jump tester",
    page: "/programs/sports-performance/volleyball",
  },
  "program-sports-performance-2": {
    group: sports,
    label: "Soccer, training",
    page: "/programs/sports-performance/soccer",
  },
  "program-sports-performance-3": {
    group: sports,
    label: "Football, training",
    page: "/programs/sports-performance/football",
  },
  "first-visit-visitors": {
    group: others,
    label: "First visit: drop-ins and visitors",
    page: "/first-visit",
  },
  "first-visit-bring": { group: others, label: "First visit: what to bring", page: "/first-visit" },
};

/** A film plays here, over the picture. */
export function hasFilm({ name }: SitePlace): boolean {
  return name.startsWith("poster-");
}

/**
 * False for the variants of home's first picture, which share one place, and for programs that the gym does not have.
 */
function hasPlace(name: string): boolean {
  const program = /^(?:poster-)?program-(.+?)(?:-\d)?$/.exec(name)?.[1];
  return !name.startsWith("poster-hero-") && (program === undefined || classPages.has(program));
}

/** Every picture of the design that a gym may replace. */
export const sitePlaces: readonly SitePlace[] = Object.entries(shipped.pictures)
  .flatMap(([key, { width, height }]) => {
    const name = /^site\/(.+)\.webp$/.exec(key)?.[1];
    return name && hasPlace(name) ? [{ name, width, height, ...labelsFor(name) }] : [];
  })
  .toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group));

export function sitePlaceNamed(name: string): SitePlace | undefined {
  return sitePlaces.find((place) => place.name === name);
}

/** A picture as people call it: 'Gallery photo 7', 'Sports: Football'. */
export function pictureTitle(key: string): string {
  const number = /^tour-images\/image (\d+)\.webp$/.exec(key)?.[1];
  if (number) return `Gallery photo ${number}`;
  const place = sitePlaceNamed(/^site\/(.+)\.webp$/.exec(key)?.[1] ?? "");
  return place ? `${place.group}: ${place.label}` : "Another photo";
}

function labelsFor(name: string): Labels {
  return (
    labels[name] ??
    labelPage(name) ??
    labelProgram(name) ??
    labelNumber(name) ?? { group: others, label: toWords(name), page: "/" }
  );
}

function labelPage(name: string): Labels | null {
  const page = /^hero-(.+)$/.exec(name)?.[1];
  return page ? { group: pages, label: toWords(page), page: `/${page}` } : null;
}

function labelProgram(name: string): Labels | null {
  const [, kind, slug = "", number] = /^(program|sport|poster-program)-(.+?)(?:-(\d))?$/.exec(name) ?? [];
  if (!kind) return null;
  if (kind === "sport")
    return {
      group: sports,
      label: findSport(slug)?.name ?? toWords(slug),
      page: "/programs/sports-performance",
    };
  const program = classPages.get(slug);
  if (!program) return null;
  const { title, path } = program;
  if (kind === "poster-program") return { group: films, label: title, page: path };
  return {
    group: programs,
    label: number ? `${title}, photo ${number}` : `${title}, main photo`,
    page: path,
  };
}

function labelNumber(name: string): Labels | null {
  const number = /^destination-(\d)$/.exec(name)?.[1];
  return number ? { group: outdoors, label: `Photo ${number}`, page: "/destination-workouts" } : null;
}

/** 'virtual-tour' is 'Virtual tour'. */
function toWords(name: string): string {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
