import type { Purpose } from "#domain/plan-finder.ts";
import type { Slot } from "#domain/schedule/classes.ts";

export const ONLINE = "Online";

export type ProgramIcon = "Users" | "User" | "Star" | "Dumbbell" | "Heart" | "Activity" | "Calendar";

/**
 * A program: one file here. The list, the menu, the doors of the home page, the timetable,
 * the plan finder, the price list and the sitemap follow. What may be missing leaves no gap where it would stand.
 */
export type Program = {
  /** The name of its file, its address below /programs, and how the names of its pictures begin. */
  slug: string;
  title: string;
  /** Its place in the menu; without one it stands at the end. */
  order?: number;
  /** In no list: the menu and another page lead there. */
  unlisted?: true;
  iconName: ProgramIcon;
  /** One or two sentences for cards and search results. */
  description: string;
  paragraphs: readonly string[];
  /** What somebody should know who has never done it; stands by the prices. */
  newcomers?: string;
  /** Names of pictures in media/site. */
  image: string;
  /** A picture in media/gallery that its page begins with, seen from the foot: the wall above is lettered. */
  opening?: string;
  gallery: readonly string[];
  /** The button at the head of its page. */
  action?: { label: "Join Us Today" | "Contact Us" | "Learn More"; to: string };
  /** What the list of interests in its form begins with, where that is not the first. */
  interest?: "Membership Options" | "Personal Training" | "Group Classes" | "Six-Week Program";
  /** Towns, or ONLINE. */
  locations?: readonly string[];
  benefits?: readonly string[];
  /** Name of a film in media/film. */
  film?: string;
  /** Names of pictures in media/gallery, or 'site/…': one beside what you get, then the rooms and the equipment. */
  facility?: readonly string[];
  /** How its time goes, in a band of figures of its own. */
  pace?: Pace;
  /** Where its door in the list leads; 'Learn More' without it. */
  door?: string;
  /** Stands large beside its door where that is wide. */
  fact?: { figure: string; label: string };
  /** The picture behind its doors, where its first is cut badly by them. */
  behind?: string;
  /** Its place in the timetable. */
  times?: { place: string; slots: readonly Slot[] };
  /** Names of its membership plans. Their terms, prices and links live in the database. */
  plans?: readonly string[];
  /** What it costs beside the membership plans. */
  prices?: readonly { name: string; price: string; per: string; note?: string }[];
  /** The folder of the picture store that its page shows, filled by `gym photos add`. */
  photos?: "nutrition-images";
  /** What one may come for, in the plan finder. */
  purposes?: readonly Purpose[];
};

/** A clock that runs out, the weeks of a block, or else the values themselves as large as the band allows. */
export type Pace = {
  heading: string;
  clock?: string;
  weeks?: number;
  parts: readonly { value: string; label: string }[];
};

/** A program's pictures, by the naming of media/site. */
export function programPictures(slug: string) {
  const image = `program-${slug}`;
  return { image, gallery: [image, `${image}-2`, `${image}-3`, `${image}-4`] };
}
