import { describe, expect, test } from "vitest";
import { accessTexts } from "#content/access.ts";
import { unbroken } from "#domain/text.ts";
import { formatWeek } from "#domain/schedule/week-hours.ts";
import { firstClasses } from "#content/class-pages.ts";
import { aboutCopy } from "#content/pages/about.ts";
import { careersCopy } from "#content/pages/careers.ts";
import { contactCopy } from "#content/pages/contact.ts";
import { destinationCopy } from "#content/pages/destination.ts";
import { firstVisitCopy, questions } from "#content/pages/first-visit.ts";
import { accessibilityText, termsText } from "#content/pages/legal.ts";
import { homeAbout, whyChoose } from "#content/pages/home.ts";
import { pricingCopy } from "#content/pages/pricing.ts";
import { stories } from "#content/pages/stories.ts";
import { program as adultClasses } from "#content/programs/adult-classes.ts";
import { boxingCopy, program as boxing } from "#content/programs/alpha-omega-boxing.ts";
import {
  freeTrial,
  jiuJitsuCopy,
  jiuJitsuPricing,
  program as jiuJitsu,
} from "#content/programs/apex-jiu-jitsu.ts";
import { grapplingCopy, grapplingTrial, program as grappling } from "#content/programs/evo-grappling.ts";
import { program as mayhem } from "#content/programs/evo-mayhem.ts";
import { consultationCard, nutritionCopy, nutritionStories } from "#content/programs/evo-nutrition.ts";
import { program as recovery, recoveryCopy, recoveryServiceNotes } from "#content/programs/evo-recovery.ts";
import { program as personalTraining } from "#content/programs/personal-training.ts";
import { programContact, programPageCopy, programsCopy } from "#content/programs/program-copy.ts";
import { program as smallGroups } from "#content/programs/small-group-training.ts";
import { program as sportsProgram } from "#content/programs/sports-performance.ts";
import { access, brand, staffHours } from "#content/site.ts";
import { sportsPerformanceCopy } from "#content/sports/sports-performance.ts";
import { youthAges } from "#content/sports/sport.ts";
import { numbersIn, readWords } from "./read-words.ts";

// Hours and durations in texts match the timetable and other texts. docs/facts.md names the test of each number.

/** The text of each sentence at the `…` of the pattern. */
const readAll = (words: RegExp, ...from: unknown[]) =>
  readWords(...from).flatMap((text) => [...text.matchAll(words)].map(([, what = ""]) => what.toLowerCase()));
const readLengths = (program: string) => [
  ...new Set(firstClasses.filter((one) => one.program === program).map(({ minutes }) => minutes)),
];

describe("hours and lengths", () => {
  test("the desk", () => {
    expect(formatWeek(staffHours)).toBe("Mon-Fri 8am-8pm, Sat-Sun 9am-5pm");
  });

  test("the door", () => {
    expect(access.written).toBe("24/7");
    expect(
      readAll(
        /(24\/7|at 3\sAM|at any hour)/g,
        accessTexts("always"),
        whyChoose,
        questions,
        adultClasses,
        recoveryServiceNotes,
      ),
    ).toEqual(expect.arrayContaining(["24/7", `at ${unbroken("3 am")}`, "at any hour"]));
  });

  test("the founding year", () => {
    expect(aboutCopy.timeline.entries[0]?.year).toBe(String(brand.founded));
    const years = readAll(/(?:Since|opened in|before) (\d{4})/g, homeAbout, aboutCopy.story);
    expect(new Set(years)).toEqual(new Set([String(brand.founded)]));
    expect(brand.copyrightYear).toBe(2025);
  });

  test("adult classes", () => {
    const [hour, express] = readLengths("adult-classes");
    expect([hour, express]).toEqual([60, 45]);
    const [day = ""] = adultClasses.paragraphs;
    expect(numbersIn(day)).toEqual([10, 15, 20, express]);
    expect(10 + 15 + 20).toBe(express);
    expect(numbersIn(adultClasses.fact!.figure)).toEqual([express, hour]);
    const noon = firstClasses.filter(
      ({ start, program }) => start === "12:00" && program === "adult-classes",
    );
    expect(noon.every(({ minutes }) => minutes === express)).toBe(true);
    expect(readAll(/(\w+)[ -]weeks?\b/gi, adultClasses.paragraphs[2])).toContain("six");
    expect(adultClasses.benefits).toContain("Six-week blocks, so you can see your numbers improve");
    expect(readAll(/(\w+) versions/gi, adultClasses)).toEqual(["three", "three"]);
  });

  test("jiu-jitsu and grappling", () => {
    expect([...readLengths("apex-jiu-jitsu"), ...readLengths("evo-grappling")]).toEqual([60, 60]);
    expect(
      readAll(/(?:last|class is) (an hour)/gi, jiuJitsu, jiuJitsuCopy, grappling, grapplingCopy),
    ).toHaveLength(4);
    expect(numbersIn(jiuJitsu.paragraphs[1]!)).toEqual([1500, 15, 25, 20]);
    expect(15 + 25 + 20).toBe(60);
    expect(numbersIn(grappling.paragraphs[1]!)).toEqual([25]);
    expect(readAll(/rounds of (\w+) minutes|(?<=^)(five)-minute rounds/gi, jiuJitsuCopy)).toEqual(["five"]);
    expect(readAll(/(\w+)-minute rounds/gi, grapplingCopy)).toEqual(["five"]);
    // On weekdays grappling begins when the adult class ends.
    const readStarts = (program: string, title: string) =>
      firstClasses.filter((one) => one.program === program && one.title === title);
    for (const { day, start } of readStarts("evo-grappling", "No-Gi Grappling")) {
      expect(
        readStarts("apex-jiu-jitsu", "Adult Jiu-Jitsu").map((one) => [one.day, one.start]),
      ).toContainEqual([day, "19:00"]);
      expect(start).toBe("20:00");
    }
  });

  test("the free weeks", () => {
    const said = readAll(
      /(\w+) (?:free )?weeks/gi,
      freeTrial,
      grapplingTrial,
      jiuJitsuCopy,
      grapplingCopy,
      jiuJitsu,
      grappling,
    );
    expect(new Set(said)).toEqual(new Set(["two"]));
    expect(readAll(/(\w+) weeks of jiu-jitsu/g, questions, termsText({ drawn: false }))).toEqual([
      "two",
      "two",
    ]);
    expect(freeTrial.weeks).toBe(2);
  });

  test("boxing", () => {
    expect(readLengths("alpha-omega-boxing")).toEqual([60]);
    expect(boxingCopy.schedule.text).toContain("Every class is one hour.");
    expect(boxingCopy.schedule.length(60)).toBe("1 hr");
    expect(boxing.paragraphs.join(" ")).toContain("The room is open seven days a week.");
    expect(readAll(/(\w+) minutes of work/gi, boxing, boxingCopy)).toEqual(["three", "three"]);
    expect(boxingCopy.bell.figure).toBe("3:00");
  });

  test("mayhem", () => {
    expect(readLengths("evo-mayhem")).toEqual([90]);
    expect(mayhem.pace?.clock).toBe("90:00");
    const fit = mayhem.purposes![0]!.fit("me", "more").note;
    const minutes = readWords(mayhem, fit).filter((text) => /ninety minutes/i.test(text));
    const andAHalf = readWords(mayhem).filter((text) => /hour and a half/i.test(text));
    expect([minutes.length, andAHalf.length]).toEqual([3, 2]);
    expect(readAll(/every (\w+) weeks/g, mayhem)).toEqual(["twelve", "12"]);
    expect(readAll(/(thirty|30)[ -]minute/g, mayhem)).toEqual(["thirty", "30"]);
  });

  test("the outdoor workout", () => {
    const [saturday] = destinationCopy.times.slots;
    expect(destinationCopy.call.text).toContain("Saturdays at 7 AM");
    expect([saturday?.day, saturday?.start, saturday?.minutes]).toEqual(["Saturday", "07:00", 60]);
    expect(destinationCopy.board.find(({ label }) => label === "How long")?.value).toBe("About an hour");
  });

  test("recovery", () => {
    const panels = numbersIn(recoveryServiceNotes["Red Light Therapy Panels"].figure)[0]!;
    const boots = numbersIn(recoveryServiceNotes["NormaTec Compression Boots"].figure)[0]!;
    expect(readAll(/(\w+) minutes a side/gi, recovery, recoveryServiceNotes)).toEqual(["ten", "ten"]);
    expect(numbersIn(recoveryCopy.firstTime.items[2])).toEqual([boots, 2 * panels]);
    expect(numbersIn(recovery.paragraphs[3]!)).toEqual([5, boots + 2 * panels]);
    expect(numbersIn(recoveryCopy.hero.text)).toEqual([boots + 2 * panels]);
    const { figure } = recoveryServiceNotes["Private Recovery Rooms"];
    expect(numbersIn(figure)).toEqual([boots + 2 * panels]);
    const { figure: shown, text } = recoveryServiceNotes["Professional Massage Tools"];
    expect(numbersIn(`${shown} ${text}`)).toEqual([5, 5]);
    expect(numbersIn(recovery.paragraphs[1]!)).toEqual([boots, panels]);
  });

  test("the nutrition call", () => {
    expect(consultationCard).toMatchObject({ minutes: 20, price: "$50.00" });
    const [jamie] = stories;
    expect(readAll(/called for the (\d+) minutes/g, jamie)).toEqual([String(consultationCard.minutes)]);
    expect(nutritionCopy.includes.items.filter((item) => /\bcall\b/.test(item))).toEqual([]);
    const read = readWords(nutritionCopy).filter((text) => text.includes("read and answered twice a week"));
    expect(read).toHaveLength(2);
    // The short form of a story matches the full one.
    for (const short of nutritionStories) {
      const whole = stories.find(({ slug }) => slug === short.slug)!;
      expect(numbersIn(whole.result)).toEqual(
        expect.arrayContaining(numbersIn(short.result).filter((n) => n > 2)),
      );
    }
  });

  test("personal training", () => {
    expect(readAll(/from (5 AM to 8 PM)/g, personalTraining)).toEqual(["5 am to 8 pm", "5 am to 8 pm"]);
    expect(personalTraining.description).toContain("one hour");
  });

  test("small groups", () => {
    const weeks = smallGroups.pace!.weeks!;
    expect(readAll(/(\w+)[ -]weeks?\b(?: blocks|, one coach|, which)/gi, smallGroups)).toEqual(
      ["eight", "eight"].concat("eight"),
    );
    expect(weeks).toBe(8);
    expect(readAll(/Weeks two to (\w+)/g, smallGroups)).toEqual(["seven", "seven"]);
    expect(readAll(/week (eight)/gi, smallGroups)).toEqual(["eight", "eight"]);
    expect(smallGroups.description).toContain("one hour");
  });

  test("sports performance", () => {
    expect(readAll(/every (\w+) weeks/g, sportsProgram, sportsPerformanceCopy)).toEqual([
      "six",
      "six",
      "six",
    ]);
    const groups = firstClasses.flatMap(({ program, title }) =>
      program === "sports-performance" ? numbersIn(title) : [],
    );
    expect([Math.min(...groups), Math.max(...groups)]).toEqual(numbersIn(youthAges));
  });

  test("a first visit", () => {
    const minutes = firstVisitCopy.tenMinutes.steps.map(({ minute }) => Number(minute));
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
    expect(numbersIn(firstVisitCopy.tenMinutes.heading)).toEqual([minutes.at(-1)]);
    const children = questions.find(({ question }) => question === "Can I bring my kids?")!.answer;
    const [kids] = jiuJitsuPricing;
    expect(numbersIn(children)).toEqual([numbersIn(kids!.audience)[0], numbersIn(youthAges)[0], 18]);
    const early = readAll(
      /(\w+) minutes (?:early|before class)/gi,
      questions,
      programPageCopy,
      jiuJitsuCopy,
      grapplingCopy,
      adultClasses,
    );
    expect(new Set(early)).toEqual(new Set(["ten"]));
  });

  test("the free assessment", () => {
    expect(`${contactCopy.assessment.figure} ${contactCopy.assessment.unit}`).toBe("30 minutes");
    expect(contactCopy.assessment.what).toContain("half an hour");
    expect(pricingCopy.first.note).toContain("Half an hour");
    expect(programsCopy.unsure.text).toContain("half an hour");
    expect(programPageCopy.callToAction.text).toContain("half an hour");
    expect(questions.find(({ question }) => question === "What is a free assessment?")?.answer).toMatch(
      /^Thirty minutes/,
    );
  });

  test("how soon we answer", () => {
    const said = readAll(
      /answers? within (.*? days?)\b/g,
      accessibilityText,
      contactCopy,
      jiuJitsuCopy,
      programContact("Boxing"),
    );
    expect(new Set(said)).toEqual(new Set(["one working day"]));
    expect(said.length).toBeGreaterThan(4);
    expect(new Set(readAll(/answer within (.*? days?)\b/g, careersCopy))).toEqual(
      new Set(["five working days"]),
    );
  });
});
