import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readPage, type ReadPage } from "#test/browser/page-reader.ts";
import { type SmtpReceiver, startSmtp } from "#test/outside/smtp-receiver.ts";
import { makeSecondGym, refusalOf } from "#test/second-gym/make.ts";
import { hoursIn, itsHours, ofTheFirst } from "#test/second-gym/reading.ts";
import { fillTables } from "#test/second-gym/tables.ts";
import { houseCopy } from "#test/support/house-copy.ts";
import { runGym } from "#test/support/run-gym.ts";
import { sampleLead, sendLead } from "#test/support/send-lead.ts";
import { type RunningServer, startServer } from "#test/support/start-server.ts";

// The house as another gym's: two places in another zone, seven programs, doors that close at night. Whatever it says
// anywhere is read, and nothing of it may be the first gym's.

const SITE = "http://summit.example";
const house = houseCopy();
let server: RunningServer;
let mail: SmtpReceiver;
let env: Record<string, string>;
let pages: ReadPage[];
let refused: string;
/** Everything else that it says, by where it says it. */
const said = new Map<string, string>();

beforeAll(async () => {
  refused = await refusalOf(house);
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
  await fillTables(house.folder, async (...words) =>
    hear(`gym ${words[0]} ${words[1]}`, await answerOf(...words)),
  );
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

async function answerOf(...words: string[]) {
  const { out, said: error } = await gym(...words);
  if (error.includes("Error:")) throw new Error(error);
  return out + error;
}

const page = (path: string) => pages.find((one) => one.path === path)!;
const thing = (path: string, type: string) => page(path).graph.find((one) => one["@type"] === type)!;

test("a build refuses a plan and a zone that are unknown, with file and line", () => {
  expect(refused).toContain("content/site.ts: timeZone is 'America/Nowhere', which no clock knows");
  expect(refused).toMatch(/content\/programs\/adult-classes\.ts:\d+: there is no plan named 'Drop Inn'/);
});

describe("the second gym", () => {
  test("has pages, and each answers and leads to others", async () => {
    expect(pages.length).toBeGreaterThan(30);
    const status = (path: string) => page(path).status;
    expect([status("/"), status("/tour"), status("/no/such/page")]).toEqual([200, 200, 404]);
    const links = pages.flatMap(({ links: hrefs }) => hrefs).filter((href) => /^\/(?!\/)/.test(href));
    const paths = [...new Set(links.map((href) => href.replace(/[?#].*/, "")))];
    const dead: string[] = [];
    for (const path of paths) {
      const answer = await fetch(server.url + path, { redirect: "manual" });
      await answer.body?.cancel();
      if (answer.status !== 200) dead.push(`${path} ${answer.status}`);
    }
    expect(dead).toEqual([]);
  });

  test("says nothing of the first one", () => {
    const found = [...said].flatMap(([where, text]) => ofTheFirst(text).map((words) => `${where}: ${words}`));
    expect(found).toEqual([]);
  });

  test("has its own name, town and programs in every title, menu and count", () => {
    expect(page("/").title).toBe("Summit Strength | Community Gym in Larkspur, CO");
    expect(page("/no/such/page").title).toBe("Page not found | Summit Strength");
    expect(page("/").html).toContain('aria-label="Summit Strength, home"');
    expect(page("/programs").text).toContain("Seven ways in");
    expect(page("/pricing").text).toContain("$140.00");
    expect(JSON.parse(said.get("/site.webmanifest")!)).toMatchObject({
      name: "Summit Strength",
      short_name: "Summit",
    });
    expect(said.get("start")).toContain("Summit Strength is open at");
    expect(page("/terms").text).toContain("The law of the State of Colorado applies.");
  });

  test("names no hour that it does not keep", () => {
    const prose = /^\/(first-visit|careers|destination-workouts|programs|stories|about)/;
    const wrong = pages
      .filter(({ path }) => !prose.test(path))
      .flatMap(({ path, text }) =>
        hoursIn(text)
          .filter((hour) => !itsHours.has(hour))
          .map((hour) => `${path}: ${hour}`),
      );
    expect(wrong).toEqual([]);
    expect(page("/careers").text).toContain("Shifts between 6:15 AM and 8:45 PM");
    expect(page("/first-visit").text).toContain("Mon-Sat 6:15am-8:45pm, Sun no staff");
  });

  test("shows each of its places with its address, phone and hours, on cards where nobody has drawn a map", () => {
    const { text, html } = page("/contact");
    for (const words of [
      "12 Quarry Rd, Larkspur, CO 80999",
      "3 Mill St, Pine Hollow, CO 80998",
      "(720) 555-0189",
    ]) {
      expect(text).toContain(words);
    }
    expect(text).toContain("Staff Mon-Sat, 10:20am-6:40pm Sun: no staff");
    expect(text).toContain("Staff Mon-Sat 6:15am-8:45pm Sun no staff");
    expect(text).toContain("Member access 5 AM to 11 PM, every day of the year");
    expect(html).not.toContain("Drawn map");
    expect(thing("/contact", "ExerciseGym")).toMatchObject({
      name: "Summit Strength",
      address: { streetAddress: "12 Quarry Rd", addressRegion: "CO" },
      openingHoursSpecification: [{ opens: "06:15", closes: "20:45" }],
      department: [
        { name: "Summit Pine Hollow", openingHoursSpecification: [{ opens: "10:20", closes: "18:40" }] },
      ],
    });
  });

  test("keeps the hours of its own zone, and sends people to the place that is meant", () => {
    const events = page("/events").graph.filter((one) => one["@type"] === "Event");
    expect(events).toMatchObject([
      { startDate: "2031-06-07T10:05:00-06:00", location: { address: { addressLocality: "Larkspur" } } },
      { startDate: "2031-06-14T10:05:00-06:00", location: { address: { addressLocality: "Pine Hollow" } } },
    ]);
    const ics = said.get("events")!;
    expect(ics).toContain("TZID:America/Denver");
    expect(ics).toContain("DTSTART;TZID=America/Denver:20310614T100500");
    expect(ics).toContain("LOCATION:Field\\, Pine Hollow\\, Summit Pine Hollow\\, 3 Mill St");
    expect(said.get("classes")).toContain(
      "LOCATION:Summit Pine Hollow\\, 3 Mill St\\, Pine Hollow\\, CO 80998",
    );
    expect(page("/schedule").text).toContain("All times are Larkspur time (Mountain).");
  });

  test("writes letters under its own name", async () => {
    const answer = await sendLead(
      server.url,
      "/contact",
      { ...sampleLead, phone: "" },
      { origin: server.url },
    );
    expect(answer.status).toBe(303);
    await expect.poll(() => mail.messages.length).toBe(1);
    expect(mail.messages[0]).toContain("From: Summit Strength website <desk@summit.example>");
    expect(ofTheFirst(mail.messages[0]!)).toEqual([]);
  });

  test.each([
    [["help"]],
    [["plans", "import", "--help"]],
    [["events", "import", "--help"]],
    [["backup", "--help"]],
    [["plans", "list"]],
    [["events", "list"]],
    [["leads", "list"]],
    [["report"]],
    [["doctor", "--offline"]],
  ])("says nothing of the first one in `gym %s`", async (words) => {
    expect(ofTheFirst(await answerOf(...words))).toEqual([]);
  });

  test("hears nothing from `gym doctor` about what it does not have", async () => {
    const { findings } = JSON.parse(await answerOf("doctor", "--offline", "--json")) as {
      findings: { level: string; about: string; words: string }[];
    };
    const open = findings.filter(({ level }) => level === "bad" || level === "sample");
    const foreign = open.filter(({ about, words }) =>
      /nutrition-images|NUTRITION|program-evo-mayhem|program-evo-grappling|film.*program-|Mayhem/.test(
        `${about} ${words}`,
      ),
    );
    expect(foreign).toEqual([]);
    expect(findings).toContainEqual({
      level: "good",
      about: "content",
      words: "every fact and text is Summit Strength's own",
    });
  });
});
