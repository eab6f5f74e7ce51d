import { range } from "#domain/text.ts";

export const youthAges = range(8, 18);
export const smallGroupSize = range(2, 4);

/** A sport of the hall in West Chester: one file here. */
export type Sport = {
  /** The name of its file, and its address below /programs/sports-performance. */
  slug: string;
  /** As the links to it say. */
  name: string;
  /** Its place among the lanes; without one it stands at the end. */
  order?: number;
  title: string;
  /** One sentence for search results. */
  summary: string;
  /** One sentence below the title. */
  lead: string;
  description: string;
  features: readonly string[];
  /** Name of a picture in media/site. */
  image: string;
  /** The wall in its picture is lettered above the sport's things: it is shown nearer, without the words. */
  lettered?: true;
  /** A figure of its own on the score board, or a few where it stands apart. */
  facts: readonly { label: string; value: string }[];
  /** Where on wide screens it stands beside the title; else on the right. */
  pictureOn?: "left";
  /** Where in it the subject is; else in the middle. At the edge it is shown nearer than near. */
  subjectOn?: "right" | "edge";
  /** As large as the band allows, beside what a first-timer asks: a figure, or what the lanes are for. */
  figure?: { value: string; label: string };
  lanes?: readonly { name: string; text: string }[];
  /** Beside the figure: a picture in media/gallery, or 'site/…'. */
  scene?: string;
  /** Which side of it stays where it is cut; else the middle. */
  sceneFrom?: "right";
  /** The lines of its court or field, on the floor of a band. */
  court?: Court;
  /** Who teaches it besides the head coach: a name among the hall's coaches. */
  coach?: string;
  /** What a first-timer asks. */
  firstSession: string;
  /** The sign above it where it does not stand in a row with the others. */
  standsApart?: string;
  /** It is at the station, too. */
  alsoAtHome?: true;
  /** A membership of its own. */
  membership?: { name: string; badge: string; price: string; bullets: readonly string[] };
};

/**
 * Lines in a frame 200 high that stands on the floor: thin ones, those of the game, and the ones to look at, in red.
 * Numerals as they are painted on the ground.
 */
export type Court = {
  /** What is seen of it, from left to right; what has no end runs beyond the edge of the screen. */
  from: number;
  to?: number;
  thin?: string;
  lines: string;
  marked: string;
  numerals?: readonly { x: number; y: number; text: string }[];
};

export function sportPath(slug: string): string {
  return `/programs/sports-performance/${slug}`;
}
