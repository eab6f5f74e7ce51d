import type { LeadTable } from "./lead-table.ts";
import type {
  StaffChallengeTable,
  StaffDraftTable,
  StaffLinkTable,
  StaffPasskeyTable,
  StaffPersonTable,
  StaffSessionTable,
} from "./staff-tables.ts";

/**
 * Every table as both databases know it. Moments are epoch milliseconds (UTC); days and times of day that
 * the gym writes ('2026-12-06', '09:00') are kept as it writes them, on the gym's clock.
 */
export interface Schema {
  // The contract's tables. An existing one may have other columns, types and letter case: read them with select *,
  // or name a column as realColumns does.
  "Evo Membership Plans": PlanTable;
  "Evo trainers": TrainerTable;
  tour_images: TourImageTable;
  leads: LeadTable;
  // Ours.
  price_overrides: PriceOverrideTable;
  events: EventTable;
  challenges: ChallengeTable;
  testimonials: TestimonialTable;
  holiday_hours: HolidayHoursTable;
  announcement: AnnouncementTable;
  class_times: ClassTimeTable;
  class_changes: ClassChangeTable;
  gym_settings: GymSettingTable;
  site_pictures: SitePictureTable;
  audit_entries: AuditEntryTable;
  audit_changes: AuditChangeTable;
  /** Empty since 0012-audit-log. */
  changes: ChangeTable;
  imports: ImportTable;
  sample_rows: SampleRowTable;
  daily_counts: DailyCountTable;
  settings: SettingTable;
  staff_people: StaffPersonTable;
  staff_passkeys: StaffPasskeyTable;
  staff_links: StaffLinkTable;
  staff_sessions: StaffSessionTable;
  staff_challenges: StaffChallengeTable;
  staff_drafts: StaffDraftTable;
  lead_notes: LeadNoteTable;
  reply_templates: ReplyTemplateTable;
  site_migrations: MigrationTable;
}

interface PlanTable {
  "Plan Name": string | null;
  Term: string | null;
  Price: string | null;
  URL: string | null;
}

/** What visitors see in the place of a plan's own price. */
interface PriceOverrideTable {
  plan: string;
  price: string;
}

interface TrainerTable {
  Name: string | null;
  Role: string | null;
  bio: string | null;
}

interface TourImageTable {
  id: number;
  image_number: number | null;
  alt_text: string | null;
  display_order: number | null;
}

interface EventTable {
  id: string;
  title: string;
  /** YYYY-MM-DD, HH:MM and HH:MM on the gym's clock; an end before its start is on the next day. */
  day: string;
  starts: string;
  ends: string;
  location: string;
  description: string;
  image: string | null;
  /** null is unlimited. */
  capacity: number | null;
  /** What the capacity counts, when it isn't the whole event: 'per workshop'. */
  capacity_note: string | null;
  /** What staff last wrote down; null: nobody counts. */
  places_left: number | null;
  status: string;
  updated_at: number;
}

/** What the gym says of itself in the place of content/site.ts: phone, mail, hours, access, links. */
interface GymSettingTable {
  name: string;
  value: string;
}

/** One thing that somebody has done, at the desk or with the command line. */
export interface AuditEntryTable {
  id: string;
  at: number;
  /** The e-mail address of the person at the desk, or the user of the operating system. */
  actor: string;
  via: string;
  /** 'classes.cancel' */
  operation: string;
  /** 'Cancelled Strength on Monday, November 23' */
  sentence: string;
  undone_at: number | null;
}

/** A row or a file that an entry changed, with what undo needs. Entries and changes are erased after a year. */
export interface AuditChangeTable {
  entry: string;
  position: number;
  /** A collection ('plans'), 'leads' or 'files'. */
  table_name: string;
  row_key: string;
  title: string;
  /** JSON; null where there was, or is, no row. */
  before: string | null;
  after: string | null;
}

interface ChangeTable {
  id: string;
  made_at: number;
  /** The e-mail address of whoever was signed in; 'gym' is the command line. */
  who: string;
  /** 'plans', 'classes', … */
  subject: string;
  /** 'changed alpha-omega-boxing-mon-0700 (Boxing)' */
  what: string;
  /** JSON of the columns that differ; null where there was, or is, no row. */
  before: string | null;
  after: string | null;
  /** The entry of `imports` with which `gym undo` takes it back. */
  import_id: string | null;
}

interface ChallengeTable {
  id: string;
  month: string;
  title: string;
  description: string;
  status: string;
  position: number;
}

interface TestimonialTable {
  id: string;
  name: string;
  /** YYYY-MM-DD; shown relative to today. */
  given_on: string;
  content: string;
  rating: number;
  source: string;
  position: number;
}

interface HolidayHoursTable {
  /** YYYY-MM-DD */
  day: string;
  label: string;
  /** HH:MM, or null for no staff that day. */
  opens: string | null;
  closes: string | null;
  /** 'closed': members' keys do not open the doors that day. */
  access: string | null;
}

/** What staff answered or noted about a message; deleted with it. */
export interface LeadNoteTable {
  id: string;
  lead: string;
  at: number;
  /** The e-mail address of a person on the team. */
  author: string;
  kind: "reply" | "note";
  words: string;
}

/** A reply that the gym writes often; {first name} and {program} are filled in. */
interface ReplyTemplateTable {
  id: string;
  name: string;
  words: string;
}

interface AnnouncementTable {
  id: number;
  words: string;
  link_label: string | null;
  link_url: string | null;
  /** YYYY-MM-DD, the first and the last day on which it shows; null is open-ended. */
  first_day: string | null;
  last_day: string | null;
  /** HH:MM on the gym's clock, on the first and the last day; null is the whole day. */
  first_time: string | null;
  last_time: string | null;
  /** 'urgent' stands above the others. */
  priority: string | null;
}

/** One row per `gym … import`, with what it replaced, so that it can be undone. */
interface ImportTable {
  id: string;
  created_at: number;
  /** 'plans', 'trainers', 'events', … */
  subject: string;
  file_name: string | null;
  summary: string;
  /** All rows of the subject before and after, as JSON arrays in the import's own column names. */
  rows_before: string;
  rows_after: string;
  undone_at: number | null;
}

interface SampleRowTable {
  table_name: string;
  row_key: string;
  /** Of the row's words as loaded: once they differ, the row is the gym's own. */
  hash: string;
}

interface DailyCountTable {
  day: string;
  kind: string;
  name: string;
  source: string;
  count: number;
}

/** The site's own notes: what it has seen, whether the sample was loaded. What the gym sets is in gym_settings. */
interface SettingTable {
  key: string;
  value: string;
}

interface MigrationTable {
  name: string;
  applied_at: number;
}

/** A picture of the gym's own in the place of one that the site ships with. */
export interface SitePictureTable {
  /** The shipped picture's name in media/site: 'hero-pricing'. */
  place: string;
  /** In the picture store: what is shown, and the whole photograph of which it is a part. */
  picture: string;
  original: string;
  alt: string;
  /** Which part it is: 0 is the left edge (or the top), 100 the other; of `closer`, 100 is as much as fits. */
  across: number;
  down: number;
  closer: number;
}

/** One hour that comes back every week. */
export interface ClassTimeTable {
  /** Calendars know the class by it: it never changes. */
  id: string;
  /** A program's slug, or the page 'destination-workouts'. */
  program: string;
  title: string;
  room: string;
  coach: string | null;
  /** 'Monday' */
  weekday: string;
  /** HH:MM on the gym's clock. */
  starts: string;
  minutes: number;
  /** null: open to whoever comes. */
  spots: number | null;
  /** YYYY-MM-DD, the first and the last day on which it may take place; null is open-ended. */
  first_day: string | null;
  last_day: string | null;
  note: string | null;
  /** Grows with every change of the class, on one of its dates too: calendars take no change without it. */
  updated_at: number;
}

/** What is different on one date. */
export interface ClassChangeTable {
  id: string;
  /** null: an extra class. */
  class_id: string | null;
  /** The date on which the week has it; of an extra class, its own. */
  day: string;
  /** cancelled, changed (whatever below is not null is different) or extra. */
  status: string;
  new_day: string | null;
  starts: string | null;
  minutes: number | null;
  coach: string | null;
  room: string | null;
  /** Of an extra class alone. */
  program: string | null;
  title: string | null;
  spots: number | null;
  why: string | null;
  updated_at: number;
}
