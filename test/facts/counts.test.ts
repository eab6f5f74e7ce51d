import { describe, expect, test } from "vitest";
import { firstClasses } from "#content/class-pages.ts";
import { inWords } from "#domain/text.ts";
import { aboutCopy } from "#content/pages/about.ts";
import { eventsCopy } from "#content/pages/events.ts";
import { firstVisitCopy } from "#content/pages/first-visit.ts";
import { findUs, homeAbout, homeFounders, homeTour, recapCopy } from "#content/pages/home.ts";
import { partners, partnersCopy } from "#content/pages/partners.ts";
import { pricingCopy } from "#content/pages/pricing.ts";
import { stories, storiesCopy } from "#content/pages/stories.ts";
import { tourCopy, tourRooms } from "#content/pages/tour.ts";
import { people } from "#content/people.ts";
import { whoOptions, finderQuestions } from "#content/pages/plan-finder.ts";
import { planNames } from "#content/plans.ts";
import { boxingCopy, program as boxing } from "#content/programs/alpha-omega-boxing.ts";
import { program as adultClasses } from "#content/programs/adult-classes.ts";
import { program as mayhem } from "#content/programs/evo-mayhem.ts";
import { program as personalTraining } from "#content/programs/personal-training.ts";
import { programsCopy } from "#content/programs/program-copy.ts";
import { program as smallGroups } from "#content/programs/small-group-training.ts";
import { program as sportsProgram } from "#content/programs/sports-performance.ts";
import { facility, rating } from "#content/site.ts";
import { sport as baseball } from "#content/sports/baseball.ts";
import { smallGroupSize, youthAges } from "#content/sports/sport.ts";
import { sports } from "#content/sports/sports.ts";
import {
  coreServices,
  facilityFeatures,
  sportsCoaches,
  sportsPerformanceCopy,
  sportsStats,
} from "#content/sports/sports-performance.ts";
import { trainers } from "#content/sample/trainers.ts";
import { numbersIn, readWords } from "./read-words.ts";

// Numbers in texts match what they count. docs/facts.md names the test of each number.

const readFirst = (text: string) => numbersIn(text)[0];

describe("counted", () => {
  test("the rooms of the tour", () => {
    const said = [homeTour.blurbs[0]!.text, tourCopy.textIntro(false)].map(readFirst);
    expect(said).toEqual([tourRooms.length, tourRooms.length]);
  });

  test("the offices of the partners", () => {
    expect(partnersCopy.offices.filter((door) => door.startsWith("Office"))).toHaveLength(
      facility.partnerOffices!,
    );
    expect(partnersCopy.offices).toHaveLength(partners.length);
    const timeline = aboutCopy.timeline.entries.find(({ year }) => year === "2023")?.text ?? "";
    expect([partnersCopy.intro, timeline].map(readFirst)).toEqual([4, 4]);
    expect(numbersIn(partnersCopy.hero.eyebrow)).toEqual([1, facility.partnerOffices]);
    expect(facility.partnerOffices).toBe(4);
  });

  test("the partners and stories of their descriptions", () => {
    expect(partnersCopy.search).toContain("Five on-site partners");
    expect(partners).toHaveLength(5);
    expect(storiesCopy.search).toContain("Six stories");
    expect(stories).toHaveLength(6);
    expect(readFirst(storiesCopy.invitation.label)).toBe(storiesCopy.invitation.questions.length);
  });

  test("the services, coaches and training options of the sports hall", () => {
    expect(readFirst(sportsPerformanceCopy.servicesHeading)).toBe(coreServices.length);
    expect(readFirst(sportsPerformanceCopy.coachesHeading)).toBe(sportsCoaches.length);
    expect(readFirst(baseball.training!.cardsHeading)).toBe(baseball.training!.cards.length);
    expect(readFirst(boxingCopy.tilesLabel)).toBe(boxingCopy.tiles.length);
    const [, groups = ""] = sportsPerformanceCopy.intro.paragraphs;
    expect(groups).toContain(`never has more than ${inWords(numbersIn(smallGroupSize)[1]!)}`);
  });

  test("the questions of the plan finder", () => {
    const said = [pricingCopy.finder.text, programsCopy.unsure.text].map(readFirst);
    expect(said).toEqual([finderQuestions.length, finderQuestions.length]);
    expect(numbersIn(pricingCopy.search).at(-1)).toBe(finderQuestions.length);
  });

  test("the founders", () => {
    expect(readFirst(homeFounders.text)).toBe(people.founders.length);
  });

  test("the floor, the reviews, the trainers and the classes", () => {
    expect(facility.squareFeetText).toBe(facility.squareFeet!.toLocaleString("en-US"));
    expect(facility.squareFeetShort).toBe(`${facility.squareFeet! / 1000}k`);
    expect(rating.label).toBe(`${rating.reviews} ${rating.stars}-Star Reviews`);
    expect(homeAbout.stats.at(-1)?.label).toBe(`${rating.stars}-Star Reviews`);
    expect(trainers.length).toBeGreaterThanOrEqual(Number.parseInt(facility.trainersOnAbout));
    expect(trainers.length).toBeGreaterThanOrEqual(Number.parseInt(facility.trainersOnHome));
    expect(firstClasses.length).toBeGreaterThanOrEqual(Number.parseInt(facility.weeklyClasses));
    const { squareFeet, privateShowers, privateBathrooms, partnerOffices } = facility;
    expect([squareFeet, privateShowers, privateBathrooms, partnerOffices]).toEqual([12_000, 3, 5, 4]);
  });

  test("the bay doors", () => {
    const said = readWords(aboutCopy, firstVisitCopy, findUs).flatMap((text) => [
      ...text.matchAll(/(\w+)(?: red)? bay doors/g),
    ]);
    expect(said.map(([, count]) => count)).toEqual(["three", "three", "three"]);
  });

  test("the parts of the Murph Challenge", () => {
    const { parts } = eventsCopy.recap;
    expect(parts.map(({ figure }) => Number(figure))).toEqual([1, 100, 200, 300, 1]);
    expect(numbersIn(recapCopy.text).slice(0, 3)).toEqual([100, 200, 300]);
    expect(readFirst(recapCopy.silent)).toBe(parts.length);
  });

  test("the people of a plan and its sessions", () => {
    const [least, most] = numbersIn(planNames.find((name) => name.startsWith("Small Group"))!);
    expect(numbersIn(smallGroups.fact!.figure)).toEqual([least, most]);
    expect(numbersIn(smallGroups.description).slice(0, 2)).toEqual([least, most]);
    expect(numbersIn(smallGroups.paragraphs[0]!).slice(0, 2)).toEqual([least, most]);
    expect(numbersIn(smallGroups.benefits![0]!).slice(0, 2)).toEqual([least, most]);
    const labels = new Map(whoOptions.map(({ value, label }) => [value, label]));
    expect(numbersIn(labels.get("group")!)).toEqual([least, most]);
    expect(numbersIn(labels.get("family")!)).toEqual(numbersIn("Unlimited Classes - Family (3+)"));
    expect(numbersIn(labels.get("couple")!)).toEqual([2]);
    expect(labels.get("athlete")).toContain(youthAges);
    expect(personalTraining.pace?.parts.map(({ value }) => numbersIn(value)[0])).toEqual([6, 2, 3]);
    for (const sessions of ["(6 Sessions)", "2x/week", "3x/week"]) {
      expect(planNames.some((name) => name.includes(sessions))).toBe(true);
    }
  });

  test("the notes of the plan finder", () => {
    const fits = [adultClasses, mayhem, personalTraining].flatMap(({ purposes = [] }) => purposes);
    const notes = fits.flatMap(({ fit }) =>
      (["me", "couple", "family", "group"] as const).flatMap((who) =>
        (["once", "weekly", "more"] as const).map((often) => `${who}: ${fit(who, often).note}`),
      ),
    );
    expect(notes).toContain("couple: One plan for two people.");
    expect(
      notes.filter(
        (note) => /three or more|three or four/.test(note) && !/^(family|group|couple)/.test(note),
      ),
    ).toEqual([]);
    expect(notes).toContain(
      "me: Six sessions teach the basics. Two a week bring visible change within a season.",
    );
  });

  test("coaches to athletes", () => {
    const said = readWords(mayhem).flatMap((text) => [...text.matchAll(/one coach to (\w+) athletes/gi)]);
    expect(said.map(([, count]) => count)).toEqual(["eight", "eight", "eight"]);
    expect([smallGroupSize, youthAges].map(numbersIn)).toEqual([
      [2, 4],
      [8, 18],
    ]);
    expect(numbersIn(sportsProgram.paragraphs[0]!).slice(0, 2)).toEqual(numbersIn(youthAges));
  });

  test("the calories and the price of a first boxing class", () => {
    const said = readWords(boxing, boxingCopy).flatMap((text) => [...text.matchAll(/([\d,]+) calories/g)]);
    expect(new Set(said.map(([, count]) => count))).toEqual(new Set(["1,000"]));
    expect(boxing.fact?.figure).toBe("$0");
    const punches = readWords(boxing, boxingCopy).flatMap((text) => [...text.matchAll(/(\w+) punches/g)]);
    expect(punches.map(([, count]) => count)).toEqual(["six", "six"]);
  });
});

describe("a sport's facts and first session", () => {
  test.each([
    ["football", [10, 40]],
    ["soccer", [10, 30]],
    ["baseball", [10]],
    ["basketball", [2]],
    ["climbing", [10]],
  ])("%s: %j", (slug, numbers) => {
    const { facts, figure, firstSession } = sports.find((sport) => sport.slug === slug)!;
    const board = [...facts.flatMap(({ value }) => numbersIn(value)), ...numbersIn(figure?.value ?? "")];
    for (const number of numbers) expect(board).toContain(number);
    expect(numbersIn(firstSession)).toEqual(numbers);
  });

  test("the lanes of the hall", () => {
    const track = sports.find(({ slug }) => slug === "track-field")!;
    expect(readFirst(track.description)).toBe(Number(track.facts[0]!.value));
    expect(numbersIn(facilityFeatures[0])[1]).toBe(Number(track.facts[0]!.value));
    expect(sportsStats[0].figure).toBe(String(numbersIn(facilityFeatures[0])[0]));
  });

  test("the machines of the cages", () => {
    const said = [
      baseball.facts[0]!.value,
      baseball.summary,
      coreServices[4]!.text,
      baseball.training!.cage.features[1]!,
    ]
      .map((text) => numbersIn(text).filter((number) => number > 18))
      .map(String);
    expect(new Set(said)).toEqual(new Set(["30,90"]));
    expect([baseball.training!.cage.speed.value, sportsStats[3].figure]).toEqual(["90+", "90+"]);
  });

  test("the problems of the wall", () => {
    const climbing = sports.find(({ slug }) => slug === "climbing")!;
    const said = readWords(climbing).flatMap((text) => text.match(/V\d to V\d/g) ?? []);
    expect(said).toEqual(["V0 to V8", "V0 to V8"]);
  });
});
