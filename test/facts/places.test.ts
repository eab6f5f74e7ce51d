import { describe, expect, test } from "vitest";
import { classPages, firstClasses } from "#content/class-pages.ts";
import { accessibilityText } from "#content/pages/legal.ts";
import { firstVisitCopy } from "#content/pages/first-visit.ts";
import { placeNamed } from "#domain/place.ts";
import { boxingCopy } from "#content/programs/alpha-omega-boxing.ts";
import { jiuJitsuPricing } from "#content/programs/apex-jiu-jitsu.ts";
import { consultationCard } from "#content/programs/evo-nutrition.ts";
import { ONLINE } from "#content/programs/program.ts";
import { everyProgram } from "#content/programs/programs.ts";
import { facility, home, places } from "#content/site.ts";
import { sports } from "#content/sports/sports.ts";
import { hall } from "#content/sports/sports-performance.ts";
import { plans } from "#content/sample/plans.ts";
import { readWords } from "./read-words.ts";

// Places and prices in texts match the specification. docs/facts.md names the test of each.

describe("places", () => {
  test("the addresses", () => {
    expect(places.map(({ address }) => address)).toEqual([
      "69 W Foster-Maineville Rd, Maineville, OH 45039",
      "West Chester Township, OH 45069",
    ]);
    expect(hall).toBe(places[1]);
  });

  test("the towns that a program serves", () => {
    const known = new Set<string>([
      ...boxingCopy.areas.towns,
      ...places.map(({ knownAs }) => knownAs),
      ONLINE,
    ]);
    const served = everyProgram.flatMap(({ locations = [] }) => locations);
    expect(served.filter((town) => !known.has(town))).toEqual([]);
  });

  test("the places of classes: only those for athletes are at the sports hall", () => {
    const away = firstClasses.filter(({ place }) => placeNamed(places, place) !== home);
    expect(new Set(away.map(({ program }) => program))).toEqual(new Set(["sports-performance"]));
    expect([...classPages.values()].filter(({ times }) => times && times.place === "")).toEqual([]);
  });

  test("climbing: boulders in both, ropes at the station", () => {
    const climbing = sports.find(({ slug }) => slug === "climbing")!;
    expect(climbing.alsoAtHome).toBe(true);
    for (const words of readWords(climbing).filter(
      (text) => /\brop(es?)\b/i.test(text) && / in /.test(text),
    )) {
      expect(words).toContain(home.knownAs);
    }
    expect(climbing.facts.at(-1)).toEqual({ label: "Ropes", value: home.knownAs });
    expect(sports.filter(({ alsoAtHome }) => alsoAtHome)).toEqual([climbing]);
  });

  test("accessible parking", () => {
    const spaces = `${facility.accessibleSpaces} spaces`;
    expect(firstVisitCopy.parking.board.at(-1)).toMatchObject({ value: spaces });
    expect(accessibilityText.board[1]).toEqual({ label: "Accessible parking", value: spaces });
  });
});

describe("prices", () => {
  test("of jiu-jitsu, the call and climbing", () => {
    expect(jiuJitsuPricing.map(({ price }) => price)).toEqual(["$100", "$125", "$275", "$500", "$100"]);
    expect(jiuJitsuPricing[3]?.note).toBe("$700/month per pair with a friend");
    expect(consultationCard.price).toBe("$50.00");
    expect(sports.flatMap(({ membership }) => membership?.price ?? [])).toEqual(["$65/MONTH"]);
  });

  test("of the plans", () => {
    const findPrice = (name: string) => plans.find((plan) => plan["Plan Name"] === name)?.Price;
    expect([findPrice("Nutrition"), findPrice("Nutrition - Couples")]).toEqual(["$150.00", "$250.00"]);
  });
});
