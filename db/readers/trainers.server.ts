import { z } from "zod";
import { firstTrainers, specialPortraits } from "#content/trainer-order.ts";
import { roleTexts } from "#content/trainer-roles.ts";
import { log } from "#config/log.server.ts";
import { checkRows, optionalText, requiredText } from "./check-rows.server.ts";
import { readExtraCells } from "./extra-cells.server.ts";
import type { Database } from "#db/drivers/database.server.ts";
import {
  trainerOrder,
  findPortrait,
  inPlaces,
  type Portraits,
  portraitsIn,
  presentTrainer,
  type Trainer,
} from "#domain/trainers.ts";
import { within } from "#http/time-limit.ts";

const TRAINERS = "Evo trainers";
const TIMEOUT_MS = 1_000;
const PORTRAITS_CACHED_MS = 2_000;

/** Lists the trainers bucket: `() => pictureStore().list("trainers")`. */
export type ListPictures = () => Promise<readonly { name: string }[]>;

const trainerRow = z.object({ name: requiredText, role: optionalText, bio: optionalText });
type TrainerRow = z.infer<typeof trainerRow>;

export interface TrainerPage {
  page: number;
  pages: number;
  total: number;
  trainers: Trainer[];
}

/** All trainers, in order. */
export async function readTrainers(db: Database, listPictures: ListPictures): Promise<Trainer[]> {
  return (await readTrainerPage(db, listPictures, { page: 1, perPage: Number.MAX_SAFE_INTEGER })).trainers;
}

/**
 * One page of trainers; the last one if there are fewer pages. Reads the entire table, because the order depends on portraits
 * and on English collation. Waits for at most a second, since the page retries.
 */
export async function readTrainerPage(
  db: Database,
  listPictures: ListPictures,
  wanted: { page: number; perPage: number },
): Promise<TrainerPage> {
  const [{ rows, places }, portraits, extra] = await Promise.all([
    readRows(db),
    readPortraits(db, listPictures),
    readExtraCells(db, "trainers"),
  ]);
  const pages = Math.max(1, Math.ceil(rows.length / wanted.perPage));
  const page = Math.min(pages, wanted.page);
  const before = (page - 1) * wanted.perPage;
  const used = new Map<string, number>();
  const sorted = rows
    .map((row) => ({
      ...row,
      hasValidImage: findPortrait(row.name, portraits, specialPortraits) !== undefined,
    }))
    .toSorted(trainerOrder(firstTrainers, roleTexts));
  const trainers = inPlaces(sorted, places)
    .slice(0, before + wanted.perPage)
    .map((row) => ({ id: uniqueId(row.name, used), row }))
    .slice(before)
    .map(({ id, row }) => ({
      id,
      ...presentTrainer(row, portraits, specialPortraits, roleTexts),
      ...(extra && { extra: extra.get(row.name) ?? {} }),
    }));
  return { page, pages, total: rows.length, trainers };
}

async function readRows(db: Database): Promise<{ rows: TrainerRow[]; places: Map<string, number> }> {
  const rows = await within(TIMEOUT_MS, db.kysely.selectFrom(TRAINERS).selectAll().execute());
  const places = await within(TIMEOUT_MS, readPlaces(db));
  return { rows: checkRows(TRAINERS, trainerRow, rows), places };
}

/** Empty in a read-only database without our tables. */
async function readPlaces(db: Database): Promise<Map<string, number>> {
  if (db.readOnly()?.complete === false) return new Map();
  const rows = await db.kysely.selectFrom("trainer_places").selectAll().execute();
  return new Map(rows.map(({ trainer, place }) => [trainer, place]));
}

const cached = new WeakMap<Database, { portraits: Portraits; until: number }>();

/** Lists the bucket once for all trainers. If that fails, the last known list is used. */
async function readPortraits(db: Database, listPictures: ListPictures): Promise<Portraits> {
  const known = cached.get(db);
  if (known && performance.now() < known.until) return known.portraits;
  try {
    const files = await within(TIMEOUT_MS, listPictures());
    const portraits = portraitsIn(files.map(({ name }) => name));
    cached.set(db, { portraits, until: performance.now() + PORTRAITS_CACHED_MS });
    return portraits;
  } catch (error) {
    log.warn({ err: error }, "could not list the trainers' pictures; using the last known list");
    return known?.portraits ?? new Map();
  }
}

function uniqueId(name: string, used: Map<string, number>): string {
  const slug =
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "trainer";
  const count = (used.get(slug) ?? 0) + 1;
  used.set(slug, count);
  return count === 1 ? slug : `${slug}-${count}`;
}
