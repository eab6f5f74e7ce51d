import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { classes, classesOf } from "./classes.ts";
import { jiuJitsuInstructors } from "#content/programs/jiu-jitsu.ts";
import { footerLinks, headerItems, mobileLinks } from "./navigation.ts";
import { metaTags, notFoundMeta, pageMeta, programMeta, sportMeta } from "#content/pages/page-meta.ts";
import { people } from "./people.ts";
import { planNames } from "./plan-names.ts";
import { programList } from "#content/programs/program-list.ts";
import { findProgram, paragraphsOf, programBySlug, programs } from "#content/programs/programs.ts";
import { contentSampleFacts } from "./sample-facts.ts";
import { sportsCoaches } from "#content/sports/sports-performance.ts";
import { otherSports, sportPath, sports, sportSlugs } from "#content/sports/sports.ts";
import { phone } from "./site.ts";
import { stories } from "#content/pages/stories.ts";

const folder = new URL(".", import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .toSorted()
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
const modules: Record<string, Record<string, unknown>> = {};
for (const file of files) modules[file] = await import(new URL(file, folder).href);

type Person = { name: string; portrait: string };
type Found = { file: string; key: string; value: string };

/** Every string that the content exports, with the key under which it stands. */
function strings(file: string, value: unknown, key: string, found: Found[] = []): Found[] {
  if (typeof value === "string") found.push({ file, key, value });
  else if (Array.isArray(value)) for (const entry of value) strings(file, entry, key, found);
  else if (value && typeof value === "object") {
    for (const [name, entry] of Object.entries(value)) strings(file, entry, name, found);
  }
  return found;
}
const all = Object.entries(modules).flatMap(([file, exports]) => strings(file, exports, ""));

const paths = new Set<string>([
  ...Object.keys(pageMeta),
  ...programList.map(({ slug }) => `/programs/${slug}`),
  ...sportSlugs.map(sportPath),
]);

describe("programs", () => {
  it("are the nine of the specification, whole", () => {
    expect(programs.map(({ slug }) => slug)).toEqual(programList.map(({ slug }) => slug));
    for (const program of programs) {
      expect(paragraphsOf(program.fullDescription).length, program.slug).toBeGreaterThanOrEqual(3);
      expect(program.gallery.length).toBeGreaterThan(1);
      expect(program.locations.length).toBeGreaterThan(0);
      expect(program.benefits.length).toBeGreaterThan(3);
      expect(findProgram(program.slug)).toBe(program);
    }
    expect(findProgram("zumba")).toBeUndefined();
    expect(programBySlug("evo-nutrition").shortPrice).toBe("$50.00");
  });

  it("lead to each of the twenty plans between them", () => {
    expect(planNames).toHaveLength(20);
    expect(new Set(programs.flatMap((program) => program.relatedMembershipPlans))).toEqual(
      new Set(planNames),
    );
  });

  it("claim no other hours than the timetable has", () => {
    const starts = classesOf("adult-classes")
      .filter(({ day }) => !day.startsWith("S"))
      .map(({ start }) => start)
      .toSorted();
    expect([starts[0], starts.at(-1)]).toEqual(["05:15", "18:30"]);
    expect(programBySlug("adult-classes").benefits.join()).toContain("from 5:15 AM to 6:30 PM on weekdays");
    expect(classes.map(({ start }) => start).toSorted()[0]).toBe("05:15");
  });
});

describe("sports", () => {
  it("have four features, climbing eight, and links to the six others", () => {
    for (const sport of sports) {
      expect(sport.features, sport.slug).toHaveLength(sport.slug === "climbing" ? 8 : 4);
      expect(otherSports(sport.slug).map(({ slug }) => slug)).toEqual(
        sportSlugs.filter((slug) => slug !== sport.slug),
      );
    }
  });

  it("bear the titles of the specification", () => {
    expect(sports.map(({ title }) => title).slice(1)).toEqual([
      "Football Performance Training",
      "Basketball Development",
      "Volleyball Conditioning",
      "Soccer Performance",
      "Track & Field Conditioning",
      "evo Climbing",
    ]);
    expect(sports.map(sportMeta).map(({ title }) => title)[1]).toBe(
      "Football Performance Training | Evo Sports Performance | West Chester, OH",
    );
  });
});

describe("stories", () => {
  it("are whole, and plainly samples", () => {
    expect(stories.length).toBeGreaterThanOrEqual(6);
    for (const story of stories) {
      expect(story.paragraphs.length, story.slug).toBeGreaterThanOrEqual(4);
      expect(story.name).toContain("(sample)");
    }
    const slugs = new Set(stories.map(({ slug }) => slug));
    expect(slugs.size).toBe(stories.length);
    const nutrition = modules["programs/nutrition.ts"]?.["nutritionStories"] as { slug: string }[];
    expect(nutrition.filter(({ slug }) => !slugs.has(slug))).toEqual([]);
  });
});

describe("the phone number", () => {
  it("is written once and can be dialed", () => {
    expect(phone).toEqual({ display: "(513) 555-0142", href: "tel:+15135550142", e164: "+15135550142" });
    const places = files.filter((file) => readFileSync(new URL(file, folder), "utf8").includes("555-0142"));
    expect(places).toEqual(["site.ts"]);
  });
});

describe("people", () => {
  it("have the portraits that are filed under their names", () => {
    const { boxingOwner } = modules["programs/boxing.ts"] as { boxingOwner: Person };
    const { nutritionTrainer } = modules["programs/nutrition-facts.ts"] as { nutritionTrainer: Person };
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
});

describe("menus", () => {
  it("have the entries of the specification", () => {
    expect(headerItems.map(({ label }) => label)).toEqual([
      "Home",
      "About",
      "Programs",
      "Membership",
      "Experience",
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

describe("titles and descriptions", () => {
  const general = [
    ...Object.values(pageMeta),
    notFoundMeta,
    ...programs.filter(({ slug }) => slug !== "sports-performance").map(programMeta),
  ];
  const ofSports = sports.map(sportMeta);

  it("are unique and of sensible length", () => {
    const everyPage = [...general, ...ofSports];
    expect(new Set(everyPage.map(({ title }) => title)).size).toBe(everyPage.length);
    expect(new Set(everyPage.map(({ description }) => description)).size).toBe(everyPage.length);
    for (const { title, description } of everyPage) {
      expect(description.length, description).toBeGreaterThanOrEqual(70);
      expect(description.length, description).toBeLessThanOrEqual(160);
      expect(title.length, title).toBeGreaterThanOrEqual(15);
    }
    for (const { title } of general) expect(title.length, title).toBeLessThanOrEqual(65);
    // The specification's form for sport pages names the facility and the town as well.
    for (const { title } of ofSports) expect(title.length, title).toBeLessThanOrEqual(75);
  });

  it("become the tags of a route", () => {
    expect(metaTags(notFoundMeta)).toEqual([
      { title: notFoundMeta.title },
      { name: "description", content: notFoundMeta.description },
    ]);
  });
});

describe("all words", () => {
  it("shout only where the specification does", () => {
    const fixed = ["JOIN US TODAY!", "Oops! Page not found"];
    expect(all.filter(({ value }) => value.includes("!") && !fixed.includes(value))).toEqual([]);
  });

  it("name a price in one place each", () => {
    const priced = files.filter((file) => /\$\d/.test(readFileSync(new URL(file, folder), "utf8")));
    expect(priced).toEqual(["programs/jiu-jitsu.ts", "programs/nutrition-facts.ts", "sports/sports.ts"]);
  });

  it("lead to pages that exist", () => {
    const wrong = all.filter(
      ({ key, value }) => key === "to" && !/^(#|tel:)/.test(value) && !paths.has(value.replace(/#.*/, "")),
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
    expect(portraits.length).toBeGreaterThan(8);
    expect(named.length).toBeGreaterThan(40);
  });
});

describe("what is still sample", () => {
  it("is listed with its file and its value, from every module that marks something", () => {
    const marking = files.filter((file) => /\bsample\(/.test(readFileSync(new URL(file, folder), "utf8")));
    const listed = new Set(
      contentSampleFacts().map(({ where }) => where.match(/^content\/([\w/-]+\.ts)/)?.[1]),
    );
    for (const file of marking.filter((name) => name !== "sample.ts")) expect(listed, file).toContain(file);
    expect(contentSampleFacts()).toContainEqual({
      where: "content/site.ts, phoneNumber",
      what: "(513) 555-0142",
    });
  });
});
