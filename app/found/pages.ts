import { homeAbout, homeFounders, homeHero, homeMission } from "#content/pages/home.ts";
import { pageMeta, programMeta, sportMeta, type PageMeta, type PagePath } from "#content/pages/page-meta.ts";
import { programs } from "#content/programs/programs.ts";
import { sportPath, sports } from "#content/sports/sports.ts";

/** What of the database a page shows: with it, the page changes too. */
export type Told = "plans" | "trainers" | "events" | "challenges" | "testimonials" | "tour photos";

/** A page as search engines, shared links and the day's counts know it. */
export type FoundPage = PageMeta & {
  path: string;
  /** Its route's id. */
  id: string;
  /** Picture in media/site for shared links. */
  picture: string;
  /** Others in media/site that the page shows. */
  pictures: readonly string[];
  told: Told[];
};

type Facts = { id: string; picture: string; pictures?: string[]; told?: Told[] };

/** The tour is a document within other pages; everything else can be found. */
const own: Record<Exclude<PagePath, "/tour">, Facts> = {
  "/": {
    id: "pages/home",
    picture: "share-base",
    pictures: [homeHero, homeAbout, homeFounders, homeMission, ...programs].map(({ image }) => image),
    told: ["testimonials", "tour photos"],
  },
  "/about": { id: "pages/about", picture: "hero-about", pictures: ["hero-events", "hero-home"] },
  "/trainers": { id: "pages/trainers", picture: "hero-trainers", told: ["trainers"] },
  "/partners": { id: "pages/partners", picture: "hero-partners" },
  "/careers": { id: "pages/careers", picture: "hero-careers" },
  "/programs": {
    id: "pages/programs/programs",
    picture: "hero-programs",
    pictures: programs.map(({ image }) => image),
  },
  "/programs/evo-grappling": { id: "pages/programs/evo-grappling", picture: "program-evo-grappling" },
  "/programs/sports-performance": {
    id: "pages/programs/sports-performance",
    picture: "program-sports-performance",
  },
  "/pricing": { id: "pages/pricing", picture: "hero-pricing", told: ["plans"] },
  "/schedule": { id: "pages/schedule", picture: "hero-schedule" },
  "/contact": { id: "pages/contact", picture: "hero-contact" },
  "/virtual-tour": { id: "pages/virtual-tour", picture: "hero-virtual-tour" },
  "/gallery": { id: "pages/gallery", picture: "hero-gallery", told: ["tour photos"] },
  "/destination-workouts": {
    id: "pages/destination-workouts",
    picture: "hero-destination-workouts",
    pictures: [1, 2, 3, 4, 5, 6].map((number) => `destination-${number}`),
  },
  "/events": { id: "pages/events", picture: "hero-events", told: ["events", "challenges"] },
  "/first-visit": { id: "pages/first-visit", picture: "hero-first-visit", pictures: ["hero-virtual-tour"] },
  "/stories": { id: "pages/stories", picture: "destination-4" },
  "/accessibility": { id: "pages/accessibility", picture: "share-base" },
  "/privacy": { id: "pages/privacy", picture: "share-base" },
  "/terms": { id: "pages/terms", picture: "share-base" },
};

const withPages = ["apex-jiu-jitsu", "alpha-omega-boxing", "evo-nutrition", "evo-recovery"];
const withoutPlans = ["apex-jiu-jitsu", "alpha-omega-boxing"];

export const foundPages: readonly FoundPage[] = [
  ...Object.entries(own).map(([path, { told = [], pictures = [], ...facts }]) => ({
    ...pageMeta[path as PagePath],
    path,
    pictures,
    told,
    ...facts,
  })),
  ...programs
    .filter(({ slug }) => slug !== "sports-performance")
    .map((program): FoundPage => ({
      ...programMeta(program),
      path: `/programs/${program.slug}`,
      id: withPages.includes(program.slug) ? `pages/programs/${program.slug}` : "pages/programs/program",
      picture: program.image,
      pictures: program.gallery,
      told: withoutPlans.includes(program.slug) ? [] : ["plans"],
    })),
  ...sports.map((sport) => ({
    ...sportMeta(sport),
    path: sportPath(sport.slug),
    id: sport.slug === "baseball" ? "pages/programs/baseball" : "pages/programs/sport",
    picture: sport.image,
    pictures: [],
    told: [],
  })),
];

const byPath = new Map(foundPages.map((page) => [page.path, page]));

export function pageAt(path: string): FoundPage | undefined {
  return byPath.get(path);
}

/** An event has no page of its own: it is a place on the board. */
export function eventPath(id: string): string {
  return `/events#event-${encodeURIComponent(id)}`;
}

/** '/social/home.jpg', '/social/programs/evo-mayhem.jpg' */
export function socialPath(path: string): string {
  return `/social${path === "/" ? "/home" : path}.jpg`;
}
