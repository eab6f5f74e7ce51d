export interface PlanTable {
  "Plan Name": string | null;
  Term: string | null;
  Price: string | null;
  URL: string | null;
}

/** The price that visitors see instead of the plan's own. */
export interface PriceOverrideTable {
  plan: string;
  price: string;
}

/** A cell of a column that content/extra-fields.ts adds to a table of the contract. */
export interface ExtraCellTable {
  /** 'plans' or 'trainers' */
  list: string;
  column_name: string;
  row_key: string;
  value: string;
}

export interface TrainerTable {
  Name: string | null;
  Role: string | null;
  bio: string | null;
}

/** 1 is the first on the page. Trainers without a place fill the gaps. */
export interface TrainerPlaceTable {
  trainer: string;
  place: number;
}

export interface TourImageTable {
  id: number;
  image_number: number | null;
  alt_text: string | null;
  display_order: number | null;
}

export interface ChallengeTable {
  id: string;
  month: string;
  title: string;
  description: string;
  status: string;
  position: number;
}

export interface TestimonialTable {
  id: string;
  name: string;
  /** YYYY-MM-DD; shown relative to today. */
  given_on: string;
  content: string;
  rating: number;
  source: string;
  position: number;
}

export interface HolidayHoursTable {
  /** YYYY-MM-DD */
  day: string;
  label: string;
  /** HH:MM, or null for no staff that day. */
  opens: string | null;
  closes: string | null;
  /** 'closed': members' keys do not open the doors that day. */
  access: string | null;
}

export interface AnnouncementTable {
  id: number;
  words: string;
  link_label: string | null;
  link_url: string | null;
  /** YYYY-MM-DD, inclusive; null is open-ended. */
  first_day: string | null;
  last_day: string | null;
  /** HH:MM on the gym's clock, on the first and the last day; null is the whole day. */
  first_time: string | null;
  last_time: string | null;
  /** Urgent announcements come first. */
  priority: string | null;
}

/** A picture of the gym that replaces one that the site ships with. */
export interface SitePictureTable {
  /** The shipped picture's name in media/site: 'hero-pricing'. */
  place: string;
  /** Keys in the picture store: the cropped photo, and the original. */
  picture: string;
  original: string;
  alt: string;
  /** The crop. 0 is the left edge or the top, 100 the opposite edge; `closer` 100 shows as much as fits. */
  across: number;
  down: number;
  closer: number;
  /** The key of the film that plays over the picture. */
  film: string | null;
}

/** A page, or a section of home like '/#tour', that is turned off. */
export interface PageOffTable {
  page: string;
}

/** Settings that replace facts of content/site.ts: phone, e-mail, hours, access, links. */
export interface GymSettingTable {
  name: string;
  value: string;
}
