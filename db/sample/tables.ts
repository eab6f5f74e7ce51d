import { readFile } from "node:fs/promises";
import { z } from "zod";
import { sampleClasses } from "#content/sample/classes.ts";
import { challenges } from "#content/sample/challenges.ts";
import { sampleEvents } from "#content/sample/events.ts";
import { sampleHolidays } from "#content/sample/holidays.ts";
import { mediaFolder } from "#content/design/files.ts";
import { gymSettings } from "#content/gym-facts.ts";
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

const sampleSettings = [...gymSettings].map(([name, { first }]) => ({ name, value: first }));

/** The data of a new site. Dates are relative to the day of loading. */
export async function sampleTables(now: Date): Promise<SampleTable[]> {
  return [
    sampleTable("Evo Membership Plans", "Plan Name", plans),
    sampleTable("Evo trainers", "Name", trainers),
    sampleTable("tour_images", "image_number", await tourImages()),
    sampleTable("events", "id", sampleEvents(now)),
    sampleTable("challenges", "id", challenges),
    sampleTable("testimonials", "id", sampleTestimonials(now)),
    sampleTable("holiday_hours", "day", sampleHolidays(now)),
    {
      ...sampleTable("class_times", "id", sampleClasses),
      stamps: { updated_at: now.getTime() },
      fromContent: true,
    },
    sampleTable("gym_settings", "name", sampleSettings),
  ];
}

function sampleTable(table: string, key: string, rows: readonly SampleRow[]): SampleTable {
  return { table, key, columns: Object.keys(rows[0] ?? {}), rows };
}

const tourFile = z.array(z.object({ image_number: z.int(), alt_text: z.string(), display_order: z.int() }));

async function tourImages(): Promise<SampleRow[]> {
  const text = await readFile(new URL(`../../${mediaFolder}/tour-images/tour.json`, import.meta.url), "utf8");
  return tourFile.parse(JSON.parse(text)).toSorted((a, b) => a.display_order - b.display_order);
}
