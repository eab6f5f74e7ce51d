import { range } from "#domain/text.ts";

export const youthAges = range(8, 18);
export const smallGroupSize = range(2, 4);

/** A sport in West Chester: one file in this folder. */
export type Sport = {
  /** File name and path below /programs/sports-performance. */
  slug: string;
  /** Link text. */
  name: string;
  /** Position in lists; the end by default. */
  order?: number;
  title: string;
  /** Meta description. */
  summary: string;
  /** One sentence below the title. */
  lead: string;
  description: string;
  features: readonly string[];
  /** Name of a picture in media/site. */
  image: string;
  /** In the hero. */
  facts: readonly { label: string; value: string }[];
  /** Side of the hero picture; the right by default. */
  pictureOn?: "left";
  /** Position of the subject in the picture; the middle by default. */
  subjectOn?: "right" | "top";
  /** Next to the text for beginners: a large figure, or lanes. */
  figure?: { value: string; label: string };
  lanes?: readonly { name: string; text: string }[];
  /** Picture next to the figure, in media/gallery, or 'site/…'. */
  scene?: string;
  /** Side to keep when the picture is cropped; the middle by default. */
  sceneFrom?: "right";
  /** Lines of its court or field. */
  court?: Court;
  /** Coach besides the head coach. */
  coach?: string;
  /** For beginners. */
  firstSession: string;
  /** Label of a sport that is shown apart from the others. */
  apartLabel?: string;
  /** Also offered at the main location. */
  alsoAtHome?: true;
  membership?: { name: string; badge: string; price: string; bullets: readonly string[] };
  /** Batting cages and ways to train, instead of the list of features. */
  training?: Training;
};

type Training = {
  intro: readonly string[];
  cage: {
    heading: string;
    speed: { value: string; label: string };
    text: string;
    features: readonly string[];
    button: string;
    note: string;
  };
  cardsHeading: string;
  cards: readonly { title: string; text: string; features: readonly string[] }[];
  callToAction: { heading: string; text: string; action: string };
};

/**
 * SVG paths of a court in a frame that is 200 high; `marked` is red.
 */
export type Court = {
  /** Visible range. */
  from: number;
  to: number;
  thin?: string;
  lines: string;
  marked: string;
  numerals?: readonly { x: number; y: number; text: string }[];
  /** What the red means, smaller than the numerals. */
  labels?: readonly { x: number; y: number; text: string }[];
  /** Phones show its middle instead of its left part. */
  middle?: true;
};

export function sportPath(slug: string): string {
  return `/programs/sports-performance/${slug}`;
}
