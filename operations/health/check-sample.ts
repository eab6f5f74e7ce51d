import type { Collection } from "#operations/collections/collection.ts";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { contentSampleFacts } from "#content/sample-facts.ts";
import { firstTrainers } from "#content/trainer-order.ts";
import { sampleRows } from "#db/sample/sample.server.ts";
import { samplePicturesIn } from "#pictures/store/sample-pictures.server.ts";
import { checkMedia } from "./check-media.ts";
import { bad, type Finding, good, errorReason, sample } from "./finding.ts";
import { openPictures, openStore, settings as environment } from "#operations/stores.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { settings } from "#operations/collections/settings.collection.ts";

const LOOKS_SAMPLE =
  /\b(sample|demo|example|specimen|placeholder|mockley|testerman|pattern|stencil|draftwell)\b/i;

const OWN_FACTS = "Write your own in its place and take the mark sample(…) or the line away: docs/content.md";

const root = join(import.meta.dirname, "../..");

/** Everything that is still sample, one finding each, with the file or table where it stands. */
export async function checkSample(): Promise<Finding[]> {
  const found = [
    ...(await inContent()),
    ...(await inTables()),
    ...(await inStore()),
    ...(await checkMedia()),
  ];
  return found.length > 0 ? found : [good("sample data", "none is left")];
}

async function inContent(): Promise<Finding[]> {
  const env = await environment();
  const made = await madeSettings();
  const facts = contentSampleFacts()
    .filter(({ where }) => !made.has(settingAt(where) ?? ""))
    .filter(({ where }) => !(env.NUTRITION_PAYMENT_URL && where.includes("NUTRITION_PAYMENT_URL")))
    .filter(({ where }) => existsSync(join(root, where.replace(/,.*/, ""))));
  const first = firstTrainers.filter((name) => LOOKS_SAMPLE.test(name));
  return [
    ...facts.map(({ where, what }) => {
      const setting = settingAt(where);
      return sample(where, what, setting ? `gym settings set ${setting} VALUE` : OWN_FACTS);
    }),
    ...(first.length > 0
      ? [
          sample(
            "content/trainer-order.ts, firstTrainers",
            first.join(", "),
            "Name those who stand first, or take the names out",
          ),
        ]
      : []),
  ];
}

/** The setting that takes the place of a fact of content/site.ts. */
function settingAt(where: string): string | undefined {
  const [, fact = ""] = /^content\/site\.ts, (phone|email|social\.\w+)/.exec(where) ?? [];
  return fact.replace("social.", "") || undefined;
}

/** Those that the gym has made itself. */
async function madeSettings(): Promise<Set<string>> {
  try {
    const db = await openStore();
    const sampled = (await sampleRows(db)).filter(({ table }) => table === settings.table);
    const names = (await readRows(db, settings)).map((row) => String(row["name"]));
    return new Set(names.filter((name) => !sampled.some(({ key }) => key === name)));
  } catch {
    // Which fault it is, the check of the tables says.
    return new Set();
  }
}

async function inTables(): Promise<Finding[]> {
  try {
    // The registry reads the file that calls this, so it is asked when it is complete.
    const { collections } = await import("#operations/registry.ts");
    const rows = await sampleRows(await openStore());
    // Settings are told as the facts of content/site.ts that they begin with.
    return rows
      .filter(({ table, own }) => table !== settings.table && !own)
      .map(({ table, key }) => sample(`table "${table}"`, key, wayOut(collections, table)));
  } catch (error) {
    return [bad("sample data", `the tables can't be read: ${errorReason(error)}`)];
  }
}

async function inStore(): Promise<Finding[]> {
  try {
    const store = await openPictures();
    const keys = await samplePicturesIn(store);
    return keys.map((key) => {
      const [bucket = ""] = key.split("/");
      const to = bucket.replace("-images", "");
      const next = `gym sample clear takes them out; gym photos add FOLDER --to ${to} puts your own in`;
      return sample(`picture store ${store.place}, ${bucket}`, key, next);
    });
  } catch (error) {
    return [bad("sample data", `the picture store can't be read: ${errorReason(error)}`)];
  }
}

function wayOut(collections: readonly Collection[], table: string): string {
  const name = collections.find((collection) => collection.table === table)?.name;
  return name
    ? `gym ${name} export ${name}.csv, write your own into it, gym ${name} import ${name}.csv`
    : "gym sample clear takes them out; gym photos add FOLDER --to tour puts your own in";
}
