import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSecondGym, type SecondGym } from "#test/second-gym/open.ts";
import { firstGymIn, hoursIn, secondGymHours, ofTheFirst } from "#test/second-gym/reading.ts";
import { sampleLead, sendLead } from "#test/support/send-lead.ts";

// A second gym made by `gym new`, with two places, seven programs and access that ends at night. Reads every URL and finds
// nothing of the first gym.

let gym: SecondGym;
beforeAll(async () => {
  gym = await openSecondGym();
}, 600_000);
afterAll(() => gym?.close());

const page = (path: string) => gym.page(path);

test("the build refuses an unknown plan and time zone, with file and line", () => {
  expect(gym.refused).toContain("content/site.ts: timeZone is 'America/Nowhere', which is not a time zone");
  expect(gym.refused).toMatch(/content\/programs\/adult-classes\.ts:\d+: there is no plan named 'Drop Inn'/);
});

describe("the second gym", () => {
  test("has pages that answer and link to each other", async () => {
    expect(gym.made).toContain("Summit Strength is in ");
    expect(gym.pages.length).toBeGreaterThan(20);
    expect(page("/programs/strength-club").status).toBe(200);
    const gone = ["/no/such/page", "/programs/evo-mayhem"];
    const dead = [...gym.statuses].filter(([path, status]) => status !== (gone.includes(path) ? 404 : 200));
    expect(dead).toEqual([]);
    for (const path of ["/virtual-tour", "/tour", "/programs/sports-performance/football"]) {
      expect((await fetch(gym.url + path)).status, path).toBe(404);
    }
  });

  test("does not miss pictures of the first gym", () => {
    expect(gym.log.filter((line) => /"key":"(gallery\/|site\/program-(evo|apex|alpha))/.test(line))).toEqual(
      [],
    );
  });

  test("has its own partners, stories and trips pages", () => {
    expect(page("/partners").text).toContain("Physical therapy");
    expect(page("/stories").text).toContain("How a story gets here");
    expect(page("/destination-workouts").text).toContain("Ask for the next date");
  });

  test("has no type error or lint finding", async () => {
    expect(await gym.findMistakes()).toBe("");
  });

  test("contains nothing of the first gym", () => {
    const found = [...gym.said].flatMap(([where, text]) =>
      ofTheFirst(text).map((words) => `${where}: ${words}`),
    );
    expect(found).toEqual([]);
    const onPages = gym.pages.flatMap(({ path, html }) =>
      firstGymIn(html).map((words) => `${path}: ${words}`),
    );
    expect(onPages).toEqual([]);
  });

  test("has its own icon in the browser's tab", () => {
    const icon = readFileSync(join(gym.folder, "content/own/public/favicon.svg"), "utf8");
    expect(page("/").html).toContain(encodeURIComponent(icon));
  });

  test("has its own name, town and programs in titles, menus and counts", () => {
    expect(page("/").title).toBe("Summit Strength | Community Gym in Larkspur, CO");
    expect(page("/no/such/page").title).toBe("Page not found | Summit Strength");
    expect(page("/").html).toContain('aria-label="Summit Strength, home"');
    expect(page("/programs").text).toContain("Seven ways to train");
    expect(page("/pricing").text).toContain("$140.00");
    expect(JSON.parse(gym.said.get("/site.webmanifest")!)).toMatchObject({
      name: "Summit Strength",
      short_name: "Summit",
    });
    expect(gym.said.get("start")).toContain("Summit Strength is open at");
    expect(page("/terms").text).toContain("The laws of the State of Colorado apply.");
  });

  test("promises nothing of its own accord to search engines", () => {
    const [contact, programs] = [page("/contact"), page("/programs")];
    expect(contact.title).toBe("Contact | Summit Strength, Larkspur, CO");
    expect(contact.html).not.toContain("half an hour with a coach");
    expect(programs.html).toContain("Seven programs at Summit Strength.");
    expect(programs.html).not.toContain("food and rest");
  });

  test("describes a first visit in steps, and dates its own legal pages", () => {
    expect(page("/first-visit").text).toContain("Step 4");
    expect(page("/first-visit").text).not.toMatch(/Minute|ten minutes/i);
    const today = new Date().toLocaleDateString("en-US", { dateStyle: "long" });
    for (const path of ["/terms", "/privacy", "/accessibility"])
      expect(page(path).text, path).toContain(today);
  });

  test("has no section without content", () => {
    const empty = [
      ["/", "What members say"],
      ["/pricing", "Priced separately"],
      ["/trainers", "More of the team"],
      ["/gallery", "0 of 0"],
    ] as const;
    expect(empty.filter(([path, words]) => page(path).text.includes(words))).toEqual([]);
    expect(page("/").links).not.toContain("#testimonials");
  });

  test("contains no other hours than its own", () => {
    const prose = /^\/(first-visit|careers|destination-workouts|programs|stories|about)/;
    const wrong = gym.pages
      .filter(({ path }) => !prose.test(path))
      .flatMap(({ path, text }) =>
        hoursIn(text)
          .filter((hour) => !secondGymHours.has(hour))
          .map((hour) => `${path}: ${hour}`),
      );
    expect(wrong).toEqual([]);
    expect(page("/careers").text).toContain("Shifts between 6:15 AM and 8:45 PM");
    expect(page("/first-visit").text).toContain("Mon–Sat 6:15 AM – 8:45 PM, Sun no staff");
    expect(page("/schedule").text).not.toContain("Open to members");
  });

  test("shows each place with address, phone and hours, on cards instead of drawn maps", () => {
    const { text, html } = page("/contact");
    for (const words of [
      "12 Quarry Rd, Larkspur, CO 80999",
      "3 Mill St, Pine Hollow, CO 80998",
      "(720) 555-0189",
    ]) {
      expect(text).toContain(words);
    }
    expect(text).toContain("Staff Mon-Sat 10:20am-6:40pm Sun: no staff");
    expect(text).toContain("Staff Mon-Sat 6:15am-8:45pm Sun no staff");
    expect(text).toContain("Member access 5 AM to 11 PM, every day of the year");
    expect(html).not.toContain("Drawn map");
    expect(gym.thing("/contact", "ExerciseGym")).toMatchObject({
      name: "Summit Strength",
      address: { streetAddress: "12 Quarry Rd", addressRegion: "CO" },
      openingHoursSpecification: [{ opens: "06:15", closes: "20:45" }],
      department: [
        { name: "Summit Pine Hollow", openingHoursSpecification: [{ opens: "10:20", closes: "18:40" }] },
      ],
    });
  });

  test("uses its own time zone, and links to the right place", () => {
    const events = page("/events").graph.filter((one) => one["@type"] === "Event");
    expect(events).toMatchObject([
      { startDate: "2031-06-07T10:05:00-06:00", location: { address: { addressLocality: "Larkspur" } } },
      { startDate: "2031-06-14T10:05:00-06:00", location: { address: { addressLocality: "Pine Hollow" } } },
    ]);
    const ics = gym.said.get("events")!;
    expect(ics).toContain("TZID:America/Denver");
    expect(ics).toContain("DTSTART;TZID=America/Denver:20310614T100500");
    expect(ics).toContain("LOCATION:Field\\, Pine Hollow\\, Summit Pine Hollow\\, 3 Mill St");
    expect(gym.said.get("classes")).toContain(
      "LOCATION:Summit Pine Hollow\\, 3 Mill St\\, Pine Hollow\\, CO 80998",
    );
    expect(page("/schedule").text).toContain("All times are Larkspur time (Mountain).");
  });

  test("sends e-mails under its own name", async () => {
    const answer = await sendLead(gym.url, "/contact", { ...sampleLead, phone: "" }, { origin: gym.url });
    expect(answer.status).toBe(303);
    await expect.poll(() => gym.mail.messages.length).toBe(1);
    expect(gym.mail.messages[0]).toContain("From: Summit Strength website <desk@summit.example>");
    expect(ofTheFirst(gym.mail.messages[0]!)).toEqual([]);
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
  ])("`gym %s` contains nothing of the first gym", async (words) => {
    expect(ofTheFirst(await gym.readAnswer(...words))).toEqual([]);
  });

  test("`gym doctor` does not mention what it does not have", async () => {
    const { findings } = JSON.parse(await gym.readAnswer("doctor", "--offline", "--json")) as {
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
      words: "no fact or text is of another gym or contradicts the settings",
    });
  });
});
