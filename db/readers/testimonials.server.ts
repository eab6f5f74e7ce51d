import { z } from "zod";
import { checkRows, optionalNumber, optionalText, requiredText } from "./check-rows.server.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { dayText } from "./events.server.ts";
import { gymDay } from "#content/gym-clock.ts";
import { ago, excerpt, initial, type Testimonial } from "#domain/testimonials.ts";

const testimonialRow = z.object({
  id: requiredText,
  name: requiredText,
  given_on: dayText,
  content: requiredText,
  rating: optionalNumber.pipe(z.int().min(1).max(5)),
  source: optionalText,
});

/** Cards in the carousel. */
const SHOWN = 6;
/** Additional rows, because invalid ones are left out. */
const SPARE = 18;

export async function readTestimonials(db: Database, now: Date): Promise<Testimonial[]> {
  const rows = await db.kysely
    .selectFrom("testimonials")
    .selectAll()
    .orderBy("position")
    .orderBy("id")
    .limit(SHOWN + SPARE)
    .execute();
  const today = gymDay(now);
  return checkRows("testimonials", testimonialRow, rows)
    .slice(0, SHOWN)
    .map(({ given_on, ...row }) => ({
      ...row,
      initial: initial(row.name),
      date: ago(given_on, today),
      excerpt: excerpt(row.content),
    }));
}
