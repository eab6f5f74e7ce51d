import { type RawBuilder, sql } from "kysely";
import type { DatabaseKind } from "#db/drivers/engine.ts";
import { searchText } from "#domain/text.ts";

const everything = sql`concat_ws(' ', name, email, phone, message, subject)`;
const like = (text: unknown, word: string) =>
  sql<boolean>`${text} like ${`%${escapeLike(word)}%`} escape '\\'`;

/** Compares as searchText does. PostgreSQL can't take accents off in a database without Unicode. */
const hasWord: Record<DatabaseKind, (word: string) => RawBuilder<boolean>> = {
  sqlite: (word) => like(sql`search_text(${everything})`, searchText(word)),
  postgres: (word) => {
    const plain = sql`regexp_replace(normalize(${everything}, NFD), '[\\u0300-\\u036f]', '', 'g')`;
    const text = sql`lower(replace(${plain}, '’', ''''))`;
    return sql`case when getdatabaseencoding() = 'UTF8' then ${like(text, searchText(word))}
      else ${like(sql`lower(${everything})`, word.toLowerCase())} end`;
  },
};

/** A part of a phone number as people write it. */
const PHONE_PART = /^[\d()+./-]*\d[\d()+./-]*$/;
const phoneDigits = [..." ()+./-"].reduce((phone, mark) => sql`replace(${phone}, ${mark}, '')`, sql`phone`);

/** Every word of the search is somewhere in the message; phone numbers are compared without their punctuation. */
export function hasWords(search: string, kind: DatabaseKind) {
  const found = search.split(/\s+/).map((word) => {
    const isIn = hasWord[kind](word);
    if (!PHONE_PART.test(word)) return isIn;
    return sql<boolean>`(${isIn} or ${like(phoneDigits, word.replaceAll(/\D/g, ""))})`;
  });
  return sql<boolean>`(${sql.join(found, sql` and `)})`;
}

export const escapeLike = (text: string) => text.replaceAll(/[%_\\]/g, "\\$&");
