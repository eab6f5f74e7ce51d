import type { Purpose } from "#content/plan-answers.ts";
import type { Slot } from "#content/slot.ts";

export type ProgramIcon = "Users" | "User" | "Star" | "Dumbbell" | "Heart" | "Activity" | "Calendar";

/**
 * A program: one file here and one line in programs.ts. The list, the menu, the doors of the home page, the timetable,
 * the plan finder, the price list and the sitemap follow. What may be missing leaves no gap where it would stand.
 */
export type Program = {
  /** The name of its file, its address below /programs, and how the names of its pictures begin. */
  slug: string;
  title: string;
  iconName: ProgramIcon;
  /** One or two sentences for cards and search results. */
  description: string;
  paragraphs: readonly string[];
  /** Names of pictures in media/site. */
  image: string;
  gallery: readonly string[];
  /** The button at the head of its page. */
  action?: { label: "Join Us Today" | "Contact Us" | "Learn More"; to: string };
  locations?: readonly string[];
  benefits?: readonly string[];
  /** Name of a film in media/film. */
  film?: string;
  /** Names of pictures in media/gallery: the rooms and the equipment. */
  facility?: readonly string[];
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

/** A program's pictures, by the naming of media/site. */
export function picturesOf(slug: string) {
  const image = `program-${slug}`;
  return { image, gallery: [image, `${image}-2`, `${image}-3`, `${image}-4`] };
}
