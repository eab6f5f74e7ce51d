import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import { checkRows, optionalNumber, optionalText } from "./check-rows.server.ts";
import type { Database } from "#db/drivers/database.server.ts";
import type { DatabaseKind } from "#db/drivers/engine.ts";
import { realColumns } from "#db/drivers/table-columns.server.ts";
import type { SitePictureTable } from "#db/schema/content-tables.ts";

export interface TourImage {
  number: number;
  /** In the picture store. */
  key: string;
  alt: string;
}

/** A slice of the pictures: skips `before`, and ends before `shown`. */
export interface TourPart {
  before: number;
  shown: number;
}

/** File names in the store: rows without a file are left out. null includes every row. */
export type Stored = readonly string[] | null;

const tourImageRow = z.object({ image_number: optionalNumber.pipe(z.int().min(1)), alt_text: optionalText });

/** The number of pictures to show. */
export async function countTourImages(db: Database, stored: Stored = null): Promise<number> {
  return withColumns(db, async ({ number }) => {
    const query = db.kysely.selectFrom("tour_images").select(sql<number | string>`count(*)`.as("pictures"));
    return Number((await query.where(isStored(db, number, stored)).executeTakeFirstOrThrow()).pictures);
  });
}

/**
 * In the gym's order; pictures without a position come last, by number. A page reads only the part that it shows. The
 * query for a part skips invalid rows. They are logged when all rows are read.
 */
export async function readTourImages(
  db: Database,
  part?: TourPart,
  stored: Stored = null,
): Promise<TourImage[]> {
  if (part && part.shown <= part.before) return [];
  const rows = await withColumns(db, ({ number, place }) => {
    const all = db.kysely.selectFrom("tour_images").selectAll();
    const ordered = all.orderBy(place, (order) => order.asc().nullsLast()).orderBy(number);
    if (!part) return ordered.execute();
    return ordered
      .where(isStored(db, number, stored))
      .limit(part.shown - part.before)
      .offset(part.before)
      .execute();
  });
  return checkRows("tour_images", tourImageRow, rows).map(({ image_number: number, alt_text: alt }) => ({
    number,
    key: tourImageKey(number),
    alt: alt || `Photo ${number} of the gym`,
  }));
}

export function tourImageKey(number: number): string {
  return `tour-images/image ${number}.webp`;
}

function isStored(db: Database, number: RawBuilder<number>, stored: Stored): RawBuilder<boolean> {
  if (!stored) return sql<boolean>`${number} >= 1`;
  const numbers = stored
    .map((name) => Number(/^image ([1-9]\d*)\.webp$/.exec(name)?.[1] ?? 0))
    .filter(Boolean);
  const list = JSON.stringify(numbers);
  return db.kind === "postgres"
    ? sql`${number} in (select value::float8 from json_array_elements_text(${list}::json))`
    : sql`${number} in (select value from json_each(${list}))`;
}

type Columns = { number: RawBuilder<number>; place: RawBuilder<number> };
const known = new WeakMap<Database, Promise<Columns>>();

/** Columns are looked up once, and again after a failed query: the table may have been replaced. */
async function withColumns<T>(db: Database, ask: (columns: Columns) => Promise<T>): Promise<T> {
  const columns = known.get(db) ?? columnsIn(db);
  known.set(db, columns);
  try {
    return await ask(await columns);
  } catch (error) {
    known.delete(db);
    throw error;
  }
}

async function columnsIn(db: Database): Promise<Columns> {
  const [first = "", second = ""] = await realColumns(db, "tour_images", ["image_number", "display_order"]);
  return { number: numberIn(db.kind, first), place: numberIn(db.kind, second) };
}

/** The column as a number: an existing table may store numbers as text. null if it is not a number. */
function numberIn(kind: DatabaseKind, name: string): RawBuilder<number> {
  const column = sql.ref(name);
  if (kind === "postgres") {
    return sql`case when pg_typeof(${column}) in ('integer'::regtype, 'bigint'::regtype)
      or ${column}::text ~ '^\\s*-?[0-9]+(\\.[0-9]+)?\\s*$' then ${column}::text::float8 end`;
  }
  const digits = sql`ltrim(trim(${column}), '-')`;
  return sql`case when typeof(${column}) in ('integer', 'real') then ${column}
    when ${digits} glob '[0-9]*' and ${digits} not glob '*[^0-9.]*' then cast(${column} as numeric) end`;
}

/** The gym's own pictures that replace pictures of the design. */
export function readSitePictures(
  db: Database,
): Promise<Pick<SitePictureTable, "place" | "picture" | "alt" | "film">[]> {
  return db.kysely.selectFrom("site_pictures").select(["place", "picture", "alt", "film"]).execute();
}
