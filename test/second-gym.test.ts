import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readPage, type ReadPage } from "#test/browser/page-reader.ts";
import { type SmtpReceiver, startSmtp } from "#test/outside/smtp-receiver.ts";
import { makeSecondGym } from "#test/second-gym/make.ts";
import { tables } from "#test/second-gym/tables.ts";
import { houseCopy } from "#test/support/house-copy.ts";
import { runGym } from "#test/support/run-gym.ts";
import { sendLead } from "#test/support/send-lead.ts";
import { type RunningServer, startServer } from "#test/support/start-server.ts";

// The house as another gym's: two places in another zone, seven programs, doors that close at night. Whatever it says
// anywhere is read, and nothing of it may be the first gym's.

const SITE = "http://summit.example";
const THE_FIRST_GYM =
  /\bevo\b|\bevo-|evofitness|maineville|ohio|eastern|24\/7|west.chester|new_york|\bE[SD]T\b|\bOH\b|\(?513\)?[ -]|45039|45069/gi;

const house = houseCopy();
let server: RunningServer;
let mail: SmtpReceiver;
let env: Record<string, string>;
let pages: ReadPage[];
/** Everything else that it says, by where it says it. */
const said = new Map<string, string>();

beforeAll(async () => {
  makeSecondGym(house);
  await house.build();
  mail = await startSmtp();
  env = {
    DATA_DIR: join(house.folder, ".data"),
    SITE_URL: SITE,
    SMTP_URL: mail.url,
    LEAD_NOTIFY_TO: "desk@summit.example",
    LOG_LEVEL: "warn",
  };
  server = await startServer(env, house.folder);
  await fillTables();
  await hear("start", server.log.join("\n"));

  const sitemap = await textAt("/sitemap.xml");
  const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = ""]) => url.replace(SITE, ""));
  pages = [];
  for (const path of [...paths, "/tour", "/no/such/page", "/programs/evo-mayhem"]) {
    pages.push(await readPage(server.url, path));
  }
  for (const { path, html } of pages) await hear(path, html);
  for (const path of ["/robots.txt", "/site.webmanifest", "/events.atom", "/speculation-rules.json"]) {
    await hear(path, await textAt(path));
  }
  await hear("/sitemap.xml", sitemap);
  await hear("classes", unfolded(await textAt("/calendar/classes.ics")));
  await hear("events", unfolded(await textAt("/calendar/events.ics")));
}, 600_000);

afterAll(async () => {
  await server?.stop();
  await mail?.close();
  house.remove();
});

const textAt = async (path: string) => (await fetch(server.url + path)).text();
const hear = async (where: string, words: string) => void said.set(where, words);
const gym = (...words: string[]) => runGym(env, words, { folder: house.folder });
const unfolded = (ics: string) => ics.replaceAll("\r\n ", "");

/** As the gym would: the sample out, its own rows in. */
async function fillTables() {
  await hear("gym sample clear", await answerOf("sample", "clear", "--yes"));
  for (const [subject, csv] of Object.entries(tables)) {
    const file = join(house.folder, `${subject}.csv`);
    writeFileSync(file, csv);
    await hear(`gym ${subject} import`, await answerOf(subject, "import", file, "--yes"));
  }
}

async function answerOf(...words: string[]) {
  const { out, said: error } = await gym(...words);
  return out + error;
}

/** Files of pictures, styles and scripts keep their names; a visitor does not read them. */
const read = (text: string) => text.replace(/(\/media\/|\/assets\/)[^\s"'<>)]*|evo-(?=[a-z-]*\.(webp|svg|mp4|webm))/g, "");

const ofTheFirst = (text: string) => [...read(text).matchAll(THE_FIRST_GYM)].map(({ index }) => read(text).slice(index - 40, index + 40));

describe("the second gym", () => {
  test("has pages, and each answers", () => {
    expect(pages.length).toBeGreaterThan(30);
    const status = (path: string) => pages.find((page) => page.path === path)?.status;
    expect([status("/"), status("/tour"), status("/no/such/page")]).toEqual([200, 200, 404]);
    expect(pages.filter((page) => page.status >= 500)).toEqual([]);
  });

  test("says nothing of the first one", () => {
    const found = [...said].flatMap(([where, text]) => ofTheFirst(text).map((words) => `${where}: ${words}`));
    expect(found).toEqual([]);
  });
});
