import { existsSync } from "node:fs";
import { join } from "node:path";
import { gymSettings } from "#content/gym-facts.ts";
import { contentSampleFacts } from "#content/sample-facts.ts";
import { firstTrainers } from "#content/trainer-order.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { readPartners } from "#db/readers/site-lists.server.ts";
import { sampleRows } from "#db/sample/sample.server.ts";
import { settings } from "#operations/collections/settings.collection.ts";
import type { Stores } from "#operations/operation.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import type { PictureStore } from "#pictures/store/picture-store.server.ts";
import { samplePicturesIn } from "#pictures/store/sample-pictures.server.ts";
import { checkMedia } from "./check-media.ts";
import { siteFile } from "./content-problems.ts";
import { bad, errorReason, type Findings, good, sample } from "./finding.ts";
import { SAMPLE_NAME } from "./foreign-words.ts";

const OWN_FACTS = "Write your own in its place and remove the mark sample(…) or the line: docs/content.md";

const root = join(import.meta.dirname, "../..");

/** Everything that is still sample, with the file or table that holds it. */
export async function* checkSample(stores: Stores): Findings {
  let isReady = true;
  const checks = [
    inContent(stores),
    inTables(stores.site),
    inStore(stores.pictures()),
    checkMedia(stores.site),
  ];
  for (const check of checks) {
    for await (const finding of check) {
      isReady = false;
      yield finding;
    }
  }
  if (isReady) yield good("sample data", "none is left");
}

async function* inContent({ site, env }: Stores): Findings {
  const changed = await changedSettings(site);
  const samplePartners = await unchangedPartners(site);
  for (const { where, what } of contentSampleFacts()) {
    const setting = settingAt(where);
    if (setting && changed.has(setting)) continue;
    const partner = partnerAt(where);
    if (partner && !samplePartners.has(partner)) continue;
    if (env.NUTRITION_PAYMENT_URL && where.includes("NUTRITION_PAYMENT_URL")) continue;
    if (!existsSync(join(root, where.replace(/,.*/, "")))) continue;
    yield sample(where, what, howToReplace(setting, partner));
  }
  const first = firstTrainers.filter((name) => SAMPLE_NAME.test(name));
  if (first.length > 0) {
    const where = "content/trainer-order.ts, firstTrainers";
    yield sample(
      where,
      first.join(", "),
      "Write the names of the trainers who are listed first, or leave the list empty",
    );
  }
}

/** The setting that replaces a fact of content/site.ts. */
function settingAt(where: string): string | undefined {
  const [, fact = ""] = /^content\/site\.ts, (phone|email|social\.\w+)/.exec(where) ?? [];
  return fact.replace("social.", "") || undefined;
}

/** The id of a partner, like 'massage', or "note" for the sentence that shows while any partner is a sample. */
function partnerAt(where: string): string | undefined {
  return /^content\/pages\/partners\.ts, (\S+)/.exec(where)?.[1];
}

/** Ids of the partners that are shown as content/ has them, and "note" if there are any. */
async function unchangedPartners(db: Database): Promise<Set<string>> {
  const shown = await readPartners(db).catch(() => []);
  const ids = shown.filter(({ isOriginal }) => isOriginal).map(({ id }) => id);
  return new Set(ids.length > 0 ? [...ids, "note"] : []);
}

function howToReplace(setting: string | undefined, partner: string | undefined): string {
  if (setting) return `gym settings set ${setting} VALUE`;
  if (partner && partner !== "note")
    return `At the desk: /desk/partners. Or: gym partners change ${partner} --help. ${OWN_FACTS}`;
  return OWN_FACTS;
}

/** Settings that the gym has changed. If they can't be read, checkDatabase reports it. */
async function changedSettings(db: Database): Promise<Set<string>> {
  try {
    const sampled = (await sampleRows(db)).filter(({ table }) => table === settings.table);
    const names = (await readRows(db, settings)).map((row) => String(row["name"]));
    return new Set(names.filter((name) => !sampled.some(({ key }) => key === name)));
  } catch {
    return new Set();
  }
}

async function* inTables(db: Database): Findings {
  try {
    // A top-level import would be circular: the registry imports health.operations.ts.
    const { collections } = await import("#operations/registry.ts");
    const outdated = await outdatedSettings(db);
    for (const { table, key, own } of await sampleRows(db)) {
      if (own) continue;
      if (table === settings.table) {
        // The others are reported as the facts of content/site.ts that they start from.
        const value = outdated.get(key);
        if (value !== undefined)
          yield sample(
            `table "${table}"`,
            `${key} ${value}`,
            `gym sample clear, and the site shows what ${siteFile} says; or gym settings set ${key} VALUE`,
          );
        continue;
      }
      // Only collections with a screen can be exported.
      const name = collections.find((one) => one.table === table && one.screen)?.name;
      const next = name
        ? `gym ${name} export ${name}.csv, write your own into it, gym ${name} import ${name}.csv`
        : "gym sample clear removes them; gym photos add FOLDER --to tour adds your own";
      yield sample(`table "${table}"`, key, next);
    }
  } catch (error) {
    yield bad("sample data", `the tables can't be read: ${errorReason(error)}`);
  }
}

/** Settings with another value than content/site.ts has, by name. */
async function outdatedSettings(db: Database): Promise<Map<string, string>> {
  const rows = (await readRows(db, settings)).map(
    (row) => [String(row["name"]), String(row["value"])] as const,
  );
  return new Map(rows.filter(([name, value]) => value !== gymSettings.get(name)?.first));
}

async function* inStore(store: PictureStore): Findings {
  try {
    for (const key of await samplePicturesIn(store)) {
      const [bucket = ""] = key.split("/");
      const next = `gym sample clear removes them; gym photos add FOLDER --to ${bucket.replace("-images", "")} adds your own`;
      yield sample(`picture store ${store.place}, ${bucket}`, key, next);
    }
  } catch (error) {
    yield bad("sample data", `the picture store can't be read: ${errorReason(error)}`);
  }
}
