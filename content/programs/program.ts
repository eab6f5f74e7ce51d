import type { Purpose } from "#domain/plan-finder.ts";
import type { Slot } from "#domain/schedule/classes.ts";

export const ONLINE = "Online";

export type ProgramIcon = "Users" | "User" | "Star" | "Dumbbell" | "Heart" | "Activity" | "Calendar";

/**
 * A program: one file in this folder. Lists, menus, the timetable, the plan finder, the price list and the sitemap are
 * built from it.
 */
export type Program = {
  /** File name, path below /programs, and prefix of its picture names. */
  slug: string;
  title: string;
  /** Position in the menu; the end by default. */
  order?: number;
  /** In the menu and on /programs, but not among the doors of the home page. */
  unlisted?: true;
  /** It has its own page in app/pages/programs/; the file is named after its slug. */
  hasOwnPage?: true;
  iconName: ProgramIcon;
  /** One or two sentences for cards and search results. */
  description: string;
  paragraphs: readonly string[];
  /** For beginners; next to the prices. */
  newcomers?: string;
  /** Names of pictures in media/site. */
  image: string;
  /** Key of a picture that the gym has chosen instead. */
  picture?: string;
  gallery: readonly string[];
  /** Button in the hero. */
  action?: { label: "Join Us Today" | "Contact Us" | "Learn More"; to: string };
  /** Preselected interest in the contact form. */
  interest?: "Membership Options" | "Personal Training" | "Group Classes" | "Six-Week Program";
  /** Towns, or ONLINE. */
  locations?: readonly string[];
  benefits?: readonly string[];
  /** Name of a film in media/film. */
  film?: string;
  /** Pictures in media/gallery, or 'site/…': first the one next to the benefits, then rooms and equipment. */
  facility?: readonly string[];
  pace?: Pace;
  /** Link text in the list of programs; 'Learn More' by default. */
  linkLabel?: string;
  /** A figure on wide cards. */
  fact?: { figure: string; label: string };
  /** Default timetable. */
  times?: { place: string; slots: readonly Slot[] };
  /** Names of its membership plans. */
  plans?: readonly string[];
  /** Prices other than membership plans. */
  prices?: readonly { name: string; price: string; per: string; note?: string }[];
  /** Bucket of the picture store that its page shows. */
  photos?: "nutrition-images";
  /** Answers in the plan finder. */
  purposes?: readonly Purpose[];
};

/** How a program spends its time: with a clock, numbered weeks, or large values. */
export type Pace = {
  heading: string;
  clock?: string;
  weeks?: number;
  /** With a unit, the value is a large number. */
  parts: readonly { value: string; unit?: string; label: string }[];
};

/** Picture names in media/site. */
export function programPictures(slug: string) {
  const image = `program-${slug}`;
  return { image, gallery: [image, `${image}-2`, `${image}-3`, `${image}-4`] };
}

/** The programs that lists show. */
export function listed(programs: readonly Program[]): Program[] {
  return programs.filter(({ unlisted }) => !unlisted);
}
