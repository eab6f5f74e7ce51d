import { z } from "zod";
import { log } from "#log";
import { checkRows, maybeWords, someWords } from "./check-rows.server.ts";
import type { Database } from "./database.server.ts";
import { patientReader } from "./patient-reader.server.ts";
import { byStanding, presentTrainer, type Trainer } from "./trainer-rules.ts";
import { within } from "./within.server.ts";

const TRAINERS = "Evo trainers";
const PICTURES_WAIT_MS = 1_000;
const PICTURES_KEPT_MS = 2_000;

/** Lists what the trainers bucket holds: `() => photoStore().list("trainers")`. */
export type ListPictures = () => Promise<readonly { name: string }[]>;

const trainerRow = z.object({ name: someWords, role: maybeWords, bio: maybeWords });
type TrainerRow = z.infer<typeof trainerRow>;

const readers = new WeakMap<Database, () => Promise<TrainerRow[]>>();

/**
 * The team in its order. Waits for one try of a second at most; when that fails, three more run behind the
 * page, one second apart, and the next page that is made has what they found.
 */
export async function readTrainers(db: Database, listPictures: ListPictures): Promise<Trainer[]> {
  const [rows, pictures] = await Promise.all([readerOf(db)(), pictureNamesIn(db, listPictures)]);
  const used = new Map<string, number>();
  return rows
    .map((row) => presentTrainer(row, pictures))
    .toSorted(byStanding)
    .map((trainer) => ({ id: uniqueId(trainer.name, used), ...trainer }));
}

function readerOf(db: Database): () => Promise<TrainerRow[]> {
  const known = readers.get(db);
  if (known) return known;
  const made = patientReader(TRAINERS, async () => {
    const rows = await db.kysely.selectFrom(TRAINERS).selectAll().execute();
    return checkRows(TRAINERS, trainerRow, rows);
  });
  readers.set(db, made);
  return made;
}

const pictures = new WeakMap<Database, { names: ReadonlySet<string>; until: number }>();

/** One look into the bucket for all trainers, remembered; a bucket that does not answer costs no one their page. */
async function pictureNamesIn(db: Database, listPictures: ListPictures): Promise<ReadonlySet<string>> {
  const known = pictures.get(db);
  if (known && performance.now() < known.until) return known.names;
  try {
    const names = new Set((await within(PICTURES_WAIT_MS, listPictures())).map(({ name }) => name));
    pictures.set(db, { names, until: performance.now() + PICTURES_KEPT_MS });
    return names;
  } catch (error) {
    log.warn({ err: error }, "could not list the trainers' pictures; using those known");
    return known?.names ?? new Set();
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
