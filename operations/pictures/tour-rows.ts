import { sql } from "kysely";
import type { Queryable } from "#db/drivers/engine.ts";
import { realColumns } from "#db/drivers/table-columns.server.ts";

export interface TourRow {
  number: number;
  alt: string;
  order: number | null;
}

const COLUMNS = ["image_number", "alt_text", "display_order"] as const;

async function names(store: Queryable) {
  const [number = "", alt = "", order = ""] = await realColumns(store, "tour_images", COLUMNS);
  return { number: sql.id(number), alt: sql.id(alt), order: sql.id(order) };
}

/** In the order in which the site shows them. */
export async function tourRows(store: Queryable): Promise<TourRow[]> {
  const { number, alt, order } = await names(store);
  const { rows } = await sql<{
    number: number | string | null;
    alt: string | null;
    place: number | string | null;
  }>`
    select ${number} as "number", ${alt} as "alt", ${order} as "place" from tour_images`.execute(
    store.kysely,
  );
  return rows
    .map((row) => ({
      number: Number(row.number ?? 0),
      alt: row.alt ?? "",
      order: row.place === null ? null : Number(row.place),
    }))
    .filter((row) => row.number > 0)
    .toSorted(
      (a, b) =>
        (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER) || a.number - b.number,
    );
}

export async function addTourRow(
  store: Queryable,
  row: { number: number; alt: string; order: number },
): Promise<void> {
  const { number, alt, order } = await names(store);
  const there = await sql`select 1 from tour_images where ${number} = ${row.number}`.execute(store.kysely);
  if (there.rows.length > 0) return setTourRow(store, row);
  await sql`insert into tour_images (${number}, ${alt}, ${order}) values (${row.number}, ${row.alt}, ${row.order})`.execute(
    store.kysely,
  );
}

async function setTourRow(
  store: Queryable,
  row: { number: number; alt: string; order: number },
): Promise<void> {
  const { number, alt, order } = await names(store);
  await sql`update tour_images set ${alt} = ${row.alt}, ${order} = ${row.order} where ${number} = ${row.number}`.execute(
    store.kysely,
  );
}

export async function setTourOrder(store: Queryable, imageNumber: number, place: number): Promise<void> {
  const { number, order } = await names(store);
  await sql`update tour_images set ${order} = ${place} where ${number} = ${imageNumber}`.execute(
    store.kysely,
  );
}

export async function removeTourRow(store: Queryable, imageNumber: number): Promise<void> {
  const { number } = await names(store);
  await sql`delete from tour_images where ${number} = ${imageNumber}`.execute(store.kysely);
}
