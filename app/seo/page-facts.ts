import type { Place } from "#domain/place.ts";
import { brand, home } from "#content/site.ts";

/** What of the database and of the picture store a page shows: with it, the page changes too. */
export type Told =
  | "plans"
  | "trainers"
  | "events"
  | "challenges"
  | "testimonials"
  | "tour photos"
  | "gallery photos"
  | "kitchen photos";

/** What search engines, maps and shared links say of a page. */
export type PageFacts = {
  title: string;
  description: string;
  /** Picture in media/site for shared links. */
  picture: string;
  /** The words on it, where they are not the first part of the title. */
  pictureTitle?: string;
  /** Others in media/site that the page shows. */
  pictures?: readonly string[];
  told?: readonly Told[];
  /** What its outline says while it is waited for, instead of that it loads. */
  waiting?: string;
  /** Which of the gym's places it is about; the first unless it says so. */
  place?: Place;
  /** The file that has the words of this page alone, where one page file serves many. */
  file?: string;
  /** Its second page is a page of its own; any other query shows the same page in another way. */
  paged?: true;
  /** It is a document within that page, which is found in its stead. */
  within?: string;
};

/** A page with its address and its route's id. */
export type SitePage = PageFacts & { path: string; id: string };

/** 'About Us | Evo Fitness, Maineville, OH' */
export function titled(name: string): string {
  return `${name} | ${brand.name}, ${home.town}, ${home.region}`;
}

/** The title without what every title says. */
export function shortTitle({ title }: PageFacts): string {
  return title.split(" | ")[0] ?? title;
}

/** '/social/home.jpg', '/social/programs/evo-mayhem.jpg' */
export function socialPath(path: string): string {
  return `/social${path === "/" ? "/home" : path}.jpg`;
}

/** An event has no page of its own: it is a place on the board. */
export function eventPath(id: string): string {
  return `/events#event-${encodeURIComponent(id)}`;
}
