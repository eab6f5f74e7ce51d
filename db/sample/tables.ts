import { readFile } from "node:fs/promises";
import { z } from "zod";
import { sampleClasses } from "#content/sample/classes.ts";
import { challenges } from "#content/sample/challenges.ts";
import { sampleEvents } from "#content/sample/events.ts";
import { sampleHolidays } from "#content/sample/holidays.ts";
import { mediaFolder } from "#content/design/files.ts";
import { firstGym } from "#content/first-gym.ts";
import { gymSettings } from "#content/gym-facts.ts";
import { brand } from "#content/site.ts";
import { plans } from "#content/sample/plans.ts";
import { sampleTestimonials } from "#content/sample/testimonials.ts";
import { trainers } from "#content/sample/trainers.ts";

export type SampleRow = Readonly<Record<string, string | number | null>>;

export interface SampleTable {
  table: string;
  /** The column that identifies a row to people. */
  key: string;
  columns: readonly string[];
  rows: readonly SampleRow[];
  /** Columns that are ignored when a row is compared with the loaded one. */
  stamps?: SampleRow;
  /** Once the gym has renamed itself in content/, these rows are its own. */
  fromContent?: boolean;
}

/** The settings of another gym come from its site.ts until it makes them. */
const sampleSettings =
  brand.name === firstGym.name ? [...gymSettings].map(([name, { first }]) => ({ name, value: first })) : [];

const EVENT_COLUMNS =
  "id title day starts ends location description image capacity capacity_note status updated_at".split(" ");
const CLASS_COLUMNS =
  "id program title room coach weekday starts minutes spots first_day last_day note".split(" ");

/** The data of a new site. Dates are relative to the day of loading. */
export async function sampleTables(now: Date): Promise<SampleTable[]> {
  return [
    sampleTable("Evo Membership Plans", ["Plan Name", "Term", "Price", "URL"], plans),
    sampleTable("Evo trainers", ["Name", "Role", "bio"], trainers),
    sampleTable("tour_images", ["image_number", "alt_text", "display_order"], await tourImages()),
    sampleTable("events", EVENT_COLUMNS, sampleEvents(now)),
    sampleTable("challenges", ["id", "month", "title", "description", "status", "position"], challenges),
    sampleTable(
      "testimonials",
      ["id", "name", "given_on", "content", "rating", "source", "position"],
      sampleTestimonials(now),
    ),
    sampleTable("holiday_hours", ["day", "label", "opens", "closes"], sampleHolidays(now)),
    {
      ...sampleTable("class_times", CLASS_COLUMNS, sampleClasses),
      stamps: { updated_at: now.getTime() },
      fromContent: true,
    },
    sampleTable("gym_settings", ["name", "value"], sampleSettings),
  ];
}

/** The first column identifies a row. Another gym may have no rows, so the columns can't be read from them. */
function sampleTable(table: string, columns: readonly string[], rows: readonly SampleRow[]): SampleTable {
  return { table, key: columns[0]!, columns, rows };
}

const tourFile = z.array(z.object({ image_number: z.int(), alt_text: z.string(), display_order: z.int() }));

async function tourImages(): Promise<SampleRow[]> {
  const text = await readFile(new URL(`../../${mediaFolder}/tour-images/tour.json`, import.meta.url), "utf8");
  return tourFile.parse(JSON.parse(text)).toSorted((a, b) => a.display_order - b.display_order);
}
