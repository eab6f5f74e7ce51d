import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { firstClasses } from "./class-pages.ts";
import { footerLinks, headerItems, mobileLinks } from "./navigation.ts";
import { colors } from "./design/colors.ts";
import { people } from "./people.ts";
import { boxingCopy, boxingOwner } from "#content/programs/alpha-omega-boxing.ts";
import { jiuJitsuInstructors } from "#content/programs/apex-jiu-jitsu.ts";
import { program as adultClasses } from "#content/programs/adult-classes.ts";
import { nutritionStories, nutritionTrainer } from "#content/programs/evo-nutrition.ts";
import { interests } from "#content/interests.ts";
import { planNames } from "./plans.ts";
import { everyProgram, programs } from "#content/programs/programs.ts";
import { contentSampleFacts } from "./sample-facts.ts";
import { sportsCoaches } from "#content/sports/sports-performance.ts";
import { otherSports, sports } from "#content/sports/sports.ts";
import { ROUTES } from "#test/journeys/routes.ts";
import { isSpecified } from "#test/specification.ts";
import { phone } from "./site.ts";
import { fixedSubjects } from "./subjects.ts";
import { stories } from "#content/pages/stories.ts";
import { trainers } from "#content/sample/trainers.ts";
import { scheduleCopy } from "#content/pages/schedule.ts";
import { sampleEvents } from "#content/sample/events.ts";
import { toMinutes, weekdayName, type ClockTime } from "#domain/schedule/clock.ts";

const specified = it.runIf(isSpecified);
const folder = new URL(".", import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .toSorted()
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
const modules: Record<string, Record<string, unknown>> = {};
for (const file of files) modules[file] = await import(new URL(file, folder).href);

type Found = { file: string; key: string; value: string };

/** Every exported string, with its key. */
function strings(file: string, value: unknown, key: string, found: Found[] = []): Found[] {
  if (typeof value === "string") found.push({ file, key, value });
  else if (Array.isArray(value)) for (const entry of value) strings(file, entry, key, found);
  else if (value && typeof value === "object") {
    for (const [name, entry] of Object.entries(value)) strings(file, entry, name, found);
  }
  return found;
}
const all = Object.entries(modules).flatMap(([file, exports]) => strings(file, exports, ""));

describe("programs", () => {
  const filed = (folder: string, others: string[]) =>
    files
      .filter((name) => name.startsWith(`${folder}/`))
      .map((name) => name.slice(folder.length + 1, -3))
      .filter((name) => !others.includes(name));

  it("have one file each, named after the slug", () => {
    const slugs = everyProgram.map(({ slug }) => slug);
    expect(filed("programs", ["program", "programs", "program-copy", "program-files"])).toEqual(
      slugs.toSorted(),
    );
    const others = ["sport", "sports", "sport-copy", "sports-performance"];
    expect(filed("sports", others)).toEqual(sports.map(({ slug }) => slug).toSorted());
  });

  it("have all required texts", () => {
    for (const { slug, paragraphs, gallery, description } of programs) {
      expect(paragraphs.length, slug).toBeGreaterThanOrEqual(3);
      expect(gallery.length, slug).toBeGreaterThan(1);
      expect(description.length, slug).toBeGreaterThanOrEqual(70);
    }
  });

  specified("together name all twenty plans", () => {
    expect(planNames).toHaveLength(20);
  });

  specified("name only hours of the timetable", () => {
    const starts = firstClasses
      .filter(({ program, day }) => program === "adult-classes" && !day.startsWith("S"))
      .map(({ start }) => start)
      .toSorted();
    expect([starts[0], starts.at(-1)]).toEqual(["05:15", "18:30"]);
    expect(adultClasses.benefits?.join()).toContain("from 5:15 AM to 6:30 PM on weekdays");
    expect(firstClasses.map(({ start }) => start).toSorted()[0]).toBe("05:15");
  });
});

describe("sports", () => {
  specified("have four features, climbing eight, and links to the six others", () => {
    for (const sport of sports) {
      expect(sport.features, sport.slug).toHaveLength(sport.slug === "climbing" ? 8 : 4);
      const others = otherSports(sport.slug).map(({ name }) => name);
      expect(others).toEqual(sports.map(({ name }) => name).filter((name) => name !== sport.name));
    }
  });

  specified("have the titles of the specification", () => {
    expect(sports.map(({ title }) => title).slice(1)).toEqual([
      "Football Performance Training",
      "Basketball Development",
      "Volleyball Conditioning",
      "Soccer Performance",
      "Track & Field Conditioning",
      "evo Climbing",
    ]);
  });
});

describe("stories", () => {
  it("have all texts, and are marked as samples", () => {
    expect(stories.length).toBeGreaterThanOrEqual(6);
    for (const story of stories) {
      expect(story.paragraphs.length, story.slug).toBeGreaterThanOrEqual(4);
      expect(story.result).toContain(story.figure ?? "");
      if (isSpecified) expect(story.name).toContain("(sample)");
    }
    const slugs = new Set(stories.map(({ slug }) => slug));
    expect(slugs.size).toBe(stories.length);
    expect(nutritionStories.filter(({ slug }) => !slugs.has(slug))).toEqual([]);
  });
});

describe("the phone number", () => {
  it("is written once and can be dialed", () => {
    expect(phone.e164).toBe(`+1${phone.display.replaceAll(/\D/g, "")}`);
    expect(phone).toMatchObject({ e164: expect.stringMatching(/^\+1\d{10}$/), href: `tel:${phone.e164}` });
    const local = phone.display.slice(-8);
    const places = files.filter((file) => readFileSync(new URL(file, folder), "utf8").includes(local));
    expect(places).toEqual(["site.ts"]);
  });
});

describe("people", () => {
  it("have portraits named after them", () => {
    const everyone = [
      boxingOwner,
      nutritionTrainer,
      ...jiuJitsuInstructors,
      ...sportsCoaches,
      ...people.founders,
    ];
    for (const { name, portrait } of everyone) {
      expect(portrait).toMatch(new RegExp(`^trainers/${name.toLowerCase().replace(" ", "-")}\\.(png|jpg)$`));
    }
  });

  specified("say in their biography which title they have and which sport they teach", () => {
    const titled = [
      ...[...jiuJitsuInstructors, ...sportsCoaches].map(({ name, role }) => [name, role] as const),
      ...[boxingOwner, nutritionTrainer].map(({ name, title }) => [name, title] as const),
      ...sports.flatMap(({ coach, slug }) => (coach ? [[coach, slug] as const] : [])),
    ];
    const bios = new Map(trainers.map(({ Name, bio }) => [Name, bio?.toLowerCase()]));
    for (const [name, title] of titled) expect(bios.get(name), name).toContain(title.toLowerCase());
  });
});

describe("menus", () => {
  specified("have the entries of the specification", () => {
    expect(headerItems.map(({ label }) => label)).toEqual([
      "Home",
      "About",
      "Programs",
      "Membership",
      "Experience",
      "New here?",
      "Contact",
    ]);
    expect(mobileLinks.map(({ label }) => label).join(", ")).toBe(
      "Home, About, Programs, Schedule, Pricing, Trainers, Partners, Events, Destination Workouts, Careers, Gallery, Contact",
    );
    expect(footerLinks.map(({ to }) => to).join(", ")).toBe(
      "/, /about, /programs, /schedule, /trainers, /partners, /events, /gallery, /contact",
    );
  });
});

describe("colors", () => {
  it("are the same in stylesheets and in pictures", () => {
    const sheet = readFileSync(new URL("design/colors.css", folder), "utf8");
    for (const [name, color] of Object.entries(colors)) expect(sheet).toContain(`--color-${name}: ${color};`);
  });
});

describe("all texts", () => {
  it("have typographic quotation marks and dashes without line breaks", () => {
    const said = all.filter(
      ({ key }) => !/^(d|id|slug|key|to|href|url|image|name|plans|where|what|shapes)$/.test(key),
    );
    expect(said.filter(({ value }) => /\w'|'\w|"/.test(value))).toEqual([]);
    // '30-90+ mph' and the names of plans are the specification's.
    const fixed = /30-90\+ mph|\(3-4 People\)|\d{3}-\d{4}|[/:]/;
    expect(said.filter(({ value }) => /\d-\d|\d–\d/.test(value) && !fixed.test(value))).toEqual([]);
  });

  it("call no drawing a photo, and describe the door consistently", () => {
    const words = all.map(({ value }) => value).join("\n");
    expect(words).not.toMatch(/door code|own key|\bgrey\b|coffee machine, written/i);
    const recovery = strings("", modules["programs/evo-recovery.ts"], "").map(({ value }) => value);
    expect(recovery.join("\n")).not.toMatch(/\bforty\b/i);
  });

  it("count one spot as one, and none as full", () => {
    for (const { spotsLeft } of [scheduleCopy, boxingCopy.schedule]) {
      expect([0, 1, 15].map((spots) => spotsLeft(spots))).toEqual(["Full", "1 spot left", "15 spots left"]);
    }
  });

  it("name only interests of the form", () => {
    const named = [...everyProgram, ...fixedSubjects.values()].map(({ interest }) => interest);
    expect(named.filter((interest) => interest && !interests.includes(interest as never))).toEqual([]);
  });

  it("preselect the same interest on the program's page and on the contact page", () => {
    for (const { slug, interest } of everyProgram) {
      const topic = fixedSubjects.get(slug);
      if (topic) expect(topic.interest, slug).toBe(interest);
    }
  });

  it("have exclamation marks only where the specification has them", () => {
    const fixed = ["JOIN US TODAY!", "Oops! Page not found"];
    expect(all.filter(({ value }) => value.includes("!") && !fixed.includes(value))).toEqual([]);
  });

  it("contain each price once", () => {
    const priced = files.filter((file) => /\$\d/.test(readFileSync(new URL(file, folder), "utf8")));
    expect(
      priced.filter((file) => !/^(plans\.ts|sample\/plans\.ts|programs\/.*|sports\/.*)$/.test(file)),
    ).toEqual([]);
  });

  it("link to pages that exist", () => {
    const wrong = all.filter(
      ({ key, value }) =>
        key === "to" && !/^(#|tel:)/.test(value) && !ROUTES.includes(value.replace(/[?#].*/, "")),
    );
    expect(wrong).toEqual([]);
  });

  it("name pictures that exist", () => {
    const named = all.filter(
      ({ key, value }) => /^(image|gallery|\w+Image)$/.test(key) && /^[\w-]+$/.test(value),
    );
    const missing = named.filter(({ value }) => !existsSync(new URL(`../media/site/${value}.webp`, folder)));
    const portraits = all.filter(({ key }) => key === "portrait");
    missing.push(...portraits.filter(({ value }) => !existsSync(new URL(`../media/${value}`, folder))));
    expect(missing).toEqual([]);
    expect(named.length).toBeGreaterThan(0);
  });
});

describe("sample data", () => {
  specified("has no event at the place and time of a class", () => {
    const room = (place: string) => place.replace(/,.*/, "");
    const inside = (place: string) => !/^(Outside|West Chester)$/.test(place);
    const clashes = sampleEvents(new Date()).flatMap(({ title, day, starts, ends, location }) =>
      firstClasses
        .filter((one) => one.day === weekdayName(day))
        .filter(({ place }) => (room(location) === "All bays" ? inside(place) : room(location) === place))
        .filter(({ start, minutes }) => {
          const [from, to] = [toMinutes(starts as ClockTime), toMinutes(ends as ClockTime)];
          return toMinutes(start) < to && toMinutes(start) + minutes > from;
        })
        .map((one) => `${title}: ${one.title} at ${one.start}`),
    );
    expect(clashes).toEqual([]);
  });

  it("is listed with its file and value", () => {
    const marking = files.filter((file) => /\bsample\(/.test(readFileSync(new URL(file, folder), "utf8")));
    const listed = new Set(
      contentSampleFacts().map(({ where }) => where.match(/^content\/([\w/-]+\.ts)/)?.[1]),
    );
    for (const file of marking.filter((name) => name !== "sample.ts")) expect(listed, file).toContain(file);
  });
});
