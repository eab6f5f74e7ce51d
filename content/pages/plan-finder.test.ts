import { describe, expect, it } from "vitest";
import { findPlans, finderQuestions, finderValues, questionsFor, readAnswers } from "./plan-finder.ts";
import type { Answers } from "#domain/plan-finder.ts";
import { planNames } from "#content/plans.ts";
import { youthAges } from "#content/sports/sport.ts";

const every = finderValues("who").flatMap((who) =>
  finderValues("often").flatMap((often) =>
    finderValues("for").map((purpose) => ({ who, often, for: purpose }) as Answers),
  ),
);
const plansFor = (who: Answers["who"], often: Answers["often"], purpose: Answers["for"]) =>
  findPlans({ who, often, for: purpose })?.plans;

describe("the plan finder", () => {
  it("has a suggestion with a note for every set of answers", () => {
    expect(every).toHaveLength(5 * 3 * 7);
    for (const answers of every) {
      const found = findPlans(answers);
      expect(found?.plans.length, JSON.stringify(answers)).toBeGreaterThan(0);
      expect(found?.note).toMatch(/\.$/);
    }
  });

  it("can suggest each of the twenty plans", () => {
    expect(new Set(every.flatMap((answers) => findPlans(answers)?.plans ?? []))).toEqual(new Set(planNames));
  });

  it("suggests what a coach would suggest", () => {
    expect(plansFor("me", "once", "classes")).toEqual(["Drop In"]);
    expect(plansFor("couple", "more", "classes")).toEqual(["Unlimited Classes - Couples"]);
    expect(plansFor("family", "weekly", "open-gym")).toEqual(["Open Gym - Family"]);
    expect(plansFor("couple", "weekly", "open-gym")).toEqual(["Open Gym"]);
    expect(plansFor("group", "weekly", "coach")).toEqual(["Small Group Training (3-4 People)"]);
    expect(plansFor("athlete", "more", "classes")).toContain("Sports Performance");
    expect(plansFor("me", "once", "recovery")).toEqual(["Recovery - Single Session"]);
    expect(plansFor("couple", "weekly", "food")?.[0]).toBe("Nutrition - Couples");
  });

  it("names the ages of the sports plans, since adults can ask for them too", () => {
    for (const answers of every.filter((one) => one.for === "sport")) {
      expect(findPlans(answers)?.note, JSON.stringify(answers)).toContain(`ages ${youthAges}`);
    }
  });

  it("rules nothing out for an unanswered question", () => {
    expect(findPlans({})).toBeNull();
    expect(findPlans({ for: "food" })?.plans.toSorted()).toEqual(["Nutrition", "Nutrition - Couples"]);
  });

  it("offers only choices that lead to a plan that exists", () => {
    expect(questionsFor(planNames)).toEqual(finderQuestions);
    expect(questionsFor([])).toEqual([]);
    expect(questionsFor(["A plan of another gym"])).toEqual([]);
    const [who, , purpose] = questionsFor(["Small Group Training (3-4 People)"]);
    expect(who?.options.map(({ value }) => value)).toEqual(["family", "group"]);
    expect(purpose?.options.map(({ value }) => value)).toEqual(["classes", "coach"]);
  });

  it("reads answers from a query and ignores invalid ones", () => {
    expect(readAnswers(new URLSearchParams("who=me&often=daily&for=food&x=1"))).toEqual({
      who: "me",
      for: "food",
    });
    for (const { options } of finderQuestions) {
      for (const { value } of options) expect(encodeURIComponent(value)).toBe(value);
    }
  });
});
