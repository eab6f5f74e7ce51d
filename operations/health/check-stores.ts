import { sql } from "kysely";
import type { Database } from "#db/drivers/database.server.ts";
import { programs } from "#content/programs/programs.ts";
import { contractTables } from "#db/drivers/migrate.server.ts";
import { readColumns } from "#db/drivers/table-columns.server.ts";
import { BUCKETS, MOST_PICTURE_BYTES, formatMegabytes } from "#pictures/store/picture-key.ts";
import { bad, type Finding, good, note, errorReason } from "./finding.ts";
import { openPictures, openRecords, openStore } from "#operations/stores.ts";
import type { Collection } from "#operations/collections/collection.ts";
import { plans } from "#operations/collections/plans.collection.ts";
import { readTable } from "#operations/rows/table-rows.ts";
import { count } from "#domain/text.ts";
import { findOrphans } from "./orphaned.ts";

const CLOCK_MS = 5_000;

export async function checkDatabase(): Promise<Finding[]> {
  let db: Database;
  let messages: Database;
  try {
    [db, messages] = [await openStore(), await openRecords()];
    for (const one of new Set([db, messages])) if (!one.readOnly()) await tryWriting(one);
  } catch (error) {
    return [bad("database", errorReason(error), "Until it answers, messages can't be taken.")];
  }
  const found = [stateOf(db), ...(messages === db ? [] : [stateOf(messages)])];
  const unwritable = messages.readOnly();
  if (unwritable) found.push(bad("messages", unwritable.why));
  // The registry reads the file that calls this, so it is asked when it is complete.
  const { collections } = await import("#operations/registry.ts");
  for (const subject of collections) {
    if (db.readOnly()?.complete === false && !contractTables.includes(subject.table)) continue;
    const rows = await readTable(db, subject).catch((error: unknown) => errorReason(error));
    if (typeof rows === "string") found.push(bad("database", `table "${subject.table}": ${rows}`));
    else if (rows.length === 0) found.push(...emptyTable(subject));
    else if (subject === plans) {
      found.push(
        ...subject.warn!(
          rows.map(({ row }) => row),
          [],
        ).map((words) => note("plans", words)),
      );
    }
  }
  found.push(...(await checkClock(db)), ...(await checkTour(db)));
  return found;
}

function stateOf(db: Database): Finding {
  const name = `${db.kind === "sqlite" ? "SQLite" : "PostgreSQL"} at ${db.location}`;
  const readOnly = db.readOnly();
  if (!readOnly) return good("database", `${name} is whole, up to date and can be written`);
  const missing = readOnly.complete
    ? ""
    : "; it has no events, challenges, reviews, holidays or announcement";
  return note("database", `${name} may only be read: gym can change nothing there${missing}`);
}

/** What visitors find in the place of rows. */
const promises: Record<string, string> = {
  events: "/events says that none are planned",
  challenges: "/events shows no monthly challenges",
  testimonials: "the home page shows no reviews",
};

function emptyTable({ name, many }: Collection): Finding[] {
  const next = `gym ${name} import FILE.csv`;
  if (name === "plans" || name === "trainers") return [bad("database", `there are no ${many} yet`, next)];
  return promises[name] ? [note("database", `there are no ${many}: ${promises[name]}`, next)] : [];
}

/** Writes and takes it back: a role that may only read, or a full disk, shows here. */
async function tryWriting(db: Database) {
  const back = new Error("take it back");
  const work = db.kysely.transaction().execute(async (trx) => {
    await trx
      .insertInto("settings")
      .values({ key: `doctor ${Date.now()}`, value: "" })
      .execute();
    throw back;
  });
  await work.catch((error: unknown) => {
    if (error !== back) throw error;
  });
}

async function checkClock(db: Database): Promise<Finding[]> {
  if (db.kind === "sqlite") return [];
  const { rows } = await sql<{
    now: number;
  }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(db.kysely);
  const apart = Math.abs(Date.now() - Number(rows[0]?.now));
  return apart < CLOCK_MS
    ? []
    : [
        bad(
          "clock",
          `this machine and the database are ${Math.round(apart / 1000)} s apart`,
          "Switch on time synchronization (timedatectl)",
        ),
      ];
}

/** Rows without a picture, and pictures that nobody sees. */
async function checkTour(db: Database): Promise<Finding[]> {
  if ((await readColumns(db, "tour_images")).length === 0) return [];
  const { missing, unused } = await findOrphans(db).catch(() => ({ missing: [], unused: [] }));
  return [
    ...(missing.length > 0
      ? [
          bad(
            "tour pictures",
            `${count(missing.length, "row")} of tour_images without a picture: ${missing.slice(0, 5).join(", ")}`,
            "gym photos remove NUMBER, or put the picture back",
          ),
        ]
      : []),
    ...(unused.length > 0
      ? [
          note(
            "tour pictures",
            `${count(unused.length, "picture")} in the store without a row in tour_images: ${unused.slice(0, 5).join(", ")}`,
          ),
        ]
      : []),
  ];
}

/** A gym without the program whose page shows it has no use for the folder. */
function isShown(bucket: string) {
  return ["tour-images", "trainers"].includes(bucket) || programs.some(({ photos }) => photos === bucket);
}

export async function checkPictures(): Promise<Finding[]> {
  const store = await openPictures();
  try {
    const states = await store.check();
    const found = states
      .filter(({ bucket }) => isShown(bucket))
      .map((state) =>
        "error" in state
          ? bad(
              "picture store",
              `${state.bucket}: ${state.error}`,
              "Make the bucket, or let the site read it",
            )
          : state.pictures === 0
            ? bad(
                "picture store",
                `${state.bucket} has no pictures`,
                `gym photos add FOLDER --to ${state.bucket.replace("-images", "")}`,
              )
            : good("picture store", `${state.bucket}: ${count(state.pictures, "picture")}`),
      );
    for (const bucket of BUCKETS) {
      const pictures = await store.list(bucket).catch(() => []);
      for (const { name, bytes } of pictures.filter((one) => one.bytes > MOST_PICTURE_BYTES)) {
        const what = `${bucket}/${name} has ${formatMegabytes(bytes)}: the site shows a placeholder, and no backup has it`;
        found.push(bad("picture store", what, "Put a smaller one under its name"));
      }
    }
    const probe = "trainers/gym-doctor-was-here.txt";
    await store.put(probe, Buffer.from("This file may be deleted."));
    await store.remove(probe);
    return [...found, good("picture store", `${store.place} can be written`)];
  } catch (error) {
    return [
      bad("picture store", errorReason(error), "Correct STORAGE_URL, or the rights of its key or folder"),
    ];
  }
}
