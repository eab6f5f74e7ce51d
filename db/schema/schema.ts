import type { EventRow } from "#domain/events.ts";
import type { ClassChangeTable, ClassTimeTable } from "./class-tables.ts";
import type {
  AnnouncementTable,
  ChallengeTable,
  ExtraCellTable,
  GymSettingTable,
  HolidayHoursTable,
  PageOffTable,
  PlanTable,
  PriceOverrideTable,
  SitePictureTable,
  TestimonialTable,
  TourImageTable,
  TrainerPlaceTable,
  TrainerTable,
} from "./content-tables.ts";
import type { AuditChangeTable, AuditEntryTable, ChangeTable, ImportTable } from "./log-tables.ts";
import type { LeadNoteTable, LeadTable, ReplyTemplateTable } from "./lead-table.ts";
import type {
  StaffChallengeTable,
  PushDeviceTable,
  PushKeyTable,
  StaffDraftTable,
  StaffLinkTable,
  StaffPasskeyTable,
  StaffPersonTable,
  StaffSessionTable,
} from "./staff-tables.ts";
import type {
  SiteJobTable,
  SitePartnerTable,
  SiteProgramTable,
  SiteQuestionTable,
  SiteTextTable,
} from "./text-tables.ts";

/**
 * Every table, the same in both databases. Moments are epoch milliseconds (UTC). Days and times of day ('2026-12-06',
 * '09:00') are in the gym's time zone.
 */
export interface Schema {
  // Tables of the contract. The first three may have existed before the site, with other columns, types and letter case:
  // read them with select *, or name a column as realColumns does.
  "Evo Membership Plans": PlanTable;
  "Evo trainers": TrainerTable;
  tour_images: TourImageTable;
  leads: LeadTable;
  // Ours.
  price_overrides: PriceOverrideTable;
  trainer_places: TrainerPlaceTable;
  extra_cells: ExtraCellTable;
  events: EventRow;
  challenges: ChallengeTable;
  testimonials: TestimonialTable;
  holiday_hours: HolidayHoursTable;
  announcement: AnnouncementTable;
  class_times: ClassTimeTable;
  class_changes: ClassChangeTable;
  gym_settings: GymSettingTable;
  site_pictures: SitePictureTable;
  site_texts: SiteTextTable;
  site_questions: SiteQuestionTable;
  site_partners: SitePartnerTable;
  site_jobs: SiteJobTable;
  site_programs: SiteProgramTable;
  pages_off: PageOffTable;
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
  push_devices: PushDeviceTable;
  push_keys: PushKeyTable;
  site_migrations: MigrationTable;
}

/** Not in backups, because a restored one must not sign anyone in or notify old phones. */
export const temporaryTables: readonly string[] = [
  "staff_links",
  "staff_sessions",
  "staff_challenges",
  "staff_drafts",
  "push_devices",
  "push_keys",
] satisfies (keyof Schema)[];

/** Tables of the message database. It also has rows of its own in `settings`. */
export const messageTables: readonly string[] = [
  ...(["leads", "lead_notes", "daily_counts", "staff_people", "staff_passkeys"] satisfies (keyof Schema)[]),
  ...temporaryTables,
];

interface SampleRowTable {
  table_name: string;
  row_key: string;
  /** Hash of the loaded row. Once the row differs, it is the gym's own. */
  hash: string;
}

interface DailyCountTable {
  day: string;
  kind: string;
  name: string;
  source: string;
  count: number;
}

/** The site's own notes: readers/site-notes.server.ts. What the gym sets is in gym_settings. */
interface SettingTable {
  key: string;
  value: string;
}

interface MigrationTable {
  name: string;
  applied_at: number;
}
