import { z } from "zod";
import { checkRows, maybeNumber, maybeWords } from "./check-rows.server.ts";
import type { Database } from "./database.server.ts";

export interface TourImage {
  number: number;
  /** In the picture store. */
  key: string;
  alt: string;
}

const tourImageRow = z.object({
  image_number: maybeNumber.pipe(z.int().min(1)),
  alt_text: maybeWords,
  display_order: maybeNumber,
});

/** In the order that the gym has given them; pictures without a place come last, by number. */
export async function readTourImages(db: Database): Promise<TourImage[]> {
  const rows = await db.kysely.selectFrom("tour_images").selectAll().execute();
  return checkRows("tour_images", tourImageRow, rows)
    .toSorted((a, b) => place(a) - place(b) || a.image_number - b.image_number)
    .map(({ image_number: number, alt_text: alt }) => ({
      number,
      key: tourImageKey(number),
      alt: alt || `Photo ${number} of the gym`,
    }));
}

export function tourImageKey(number: number): string {
  return `tour-images/image ${number}.webp`;
}

function place(row: { display_order: number | null }): number {
  return row.display_order ?? Number.MAX_SAFE_INTEGER;
}
