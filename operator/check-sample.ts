import { contentSampleFacts } from "#content/sample-facts.ts";
import { sampleRows } from "#data/sample.server.ts";
import { priorityTrainers } from "#data/trainer-rules.ts";
import { samplePicturesIn } from "#photos/sample-pictures.server.ts";
import { bad, type Finding, good, reasonOf } from "./finding.ts";
import { openPictures, openStore, settings } from "./stores.ts";

const LOOKS_SAMPLE =
  /\b(sample|demo|example|specimen|placeholder|mockley|testerman|pattern|stencil|draftwell)\b/i;

/** Everything that is still sample, one finding each, with the file or table where it stands. */
export async function checkSample(): Promise<Finding[]> {
  const found = [...(await inContent()), ...(await inTables()), ...(await inStore())];
  return found.length > 0 ? found : [good("sample data", "none is left")];
}

async function inContent(): Promise<Finding[]> {
  const env = await settings();
  const facts = contentSampleFacts().filter(
    ({ where }) => !(env.NUTRITION_PAYMENT_URL && where.includes("NUTRITION_PAYMENT_URL")),
  );
  const six = priorityTrainers.filter((name) => LOOKS_SAMPLE.test(name));
  return [
    ...facts.map(({ where, what }) => sample(where, what)),
    ...(six.length > 0 ? [sample("data/trainer-rules.ts, priorityTrainers", six.join(", "))] : []),
  ];
}

async function inTables(): Promise<Finding[]> {
  try {
    return (await sampleRows(await openStore())).map(({ table, key }) => sample(`table "${table}"`, key));
  } catch (error) {
    return [bad("sample data", `the tables can't be read: ${reasonOf(error)}`)];
  }
}

async function inStore(): Promise<Finding[]> {
  try {
    const store = await openPictures();
    return (await samplePicturesIn(store)).map((key) => sample(`picture store ${store.place}`, key));
  } catch (error) {
    return [bad("sample data", `the picture store can't be read: ${reasonOf(error)}`)];
  }
}

const sample = (about: string, words: string): Finding => ({ level: "sample", about, words });
