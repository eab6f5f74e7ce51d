import { type RawBuilder, sql } from "kysely";
import type { DatabaseKind } from "#db/drivers/engine.ts";

/** In lower case and without accents. */
const searchTexts: Record<DatabaseKind, (text: unknown) => RawBuilder<string>> = {
  sqlite: (text) => sql`search_text(${text})`,
  postgres: (text) => sql`lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'))`,
};

/** A part of a phone number as people write it. */
const PHONE_PART = /^[\d()+./-]*\d[\d()+./-]*$/;
const phoneDigits = [..." ()+./-"].reduce((phone, mark) => sql`replace(${phone}, ${mark}, '')`, sql`phone`);

/** Every word of the search is somewhere in the message; phone numbers are compared without their punctuation. */
export function hasWords(search: string, kind: DatabaseKind) {
  const searchText = searchTexts[kind];
  const all = searchText(sql`concat_ws(' ', name, email, phone, message, subject)`);
  const found = search.split(/\s+/).map((word) => {
    const isIn = sql<boolean>`${all} like ${searchText(sql`cast(${`%${escapeLike(word)}%`} as text)`)} escape '\\'`;
    if (!PHONE_PART.test(word)) return isIn;
    return sql<boolean>`(${isIn} or ${phoneDigits} like ${`%${word.replaceAll(/\D/g, "")}%`})`;
  });
  return sql<boolean>`(${sql.join(found, sql` and `)})`;
}

export const escapeLike = (text: string) => text.replaceAll(/[%_\\]/g, "\\$&");
