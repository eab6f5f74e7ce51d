import type { Place } from "#domain/place.ts";
import { brand, home } from "#content/site.ts";

/** Data sources of a page; they set lastmod and images in the sitemap. */
export type SourceName =
  | "plans"
  | "trainers"
  | "events"
  | "challenges"
  | "testimonials"
  | "tour photos"
  | "gallery photos"
  | "kitchen photos";

export type ListName = "questions" | "partners" | "jobs";

/** Metadata of a page, for search engines, the sitemap and social sharing. */
export type PageMeta = {
  title: string;
  description: string;
  /** Social image: a picture in media/site. */
  picture: string;
  /** Text on the social image; by default the first part of the title. */
  pictureTitle?: string;
  /** More pictures of media/site on the page. */
  pictures?: readonly string[];
  sources?: readonly SourceName[];
  /** Texts of content/originals/site-texts.ts on the page: what their names begin with. */
  texts?: readonly string[];
  /** Lists of content/originals/site-lists.ts on the page. */
  lists?: readonly ListName[];
  /** Shown while the page loads slowly, instead of "Loading". */
  loadingText?: string;
  /** The place that the page is about; by default the first one. */
  place?: Place;
  /** The content file of this page, if the route file serves several pages. */
  file?: string;
  /** `?page=2` has its own canonical URL; other queries do not. */
  paged?: true;
  /** Path of the page that embeds this document: its canonical URL. The document is not in the sitemap. */
  embeddedIn?: string;
};

/** A page's metadata, with its path and route id. */
export type SitePage = PageMeta & { path: string; id: string };

/** 'About Us | Evo Fitness, Maineville, OH' */
export function pageTitle(name: string): string {
  return `${name} | ${brand.name}, ${home.town}, ${home.region}`;
}

/** 'About Us' */
export function shortTitle({ title }: PageMeta): string {
  return title.split(" | ")[0] ?? title;
}

/** '/social/home.jpg', '/social/programs/evo-mayhem.jpg' */
export function socialImagePath(path: string): string {
  return `/social${path === "/" ? "/home" : path}.jpg`;
}

/** Events share one page. */
export function eventPath(id: string): string {
  return `/events#event-${encodeURIComponent(id)}`;
}
