import { expect, test } from "vitest";
import { accessTexts } from "#content/access.ts";
import { takenNames } from "./content-problems.ts";
import { profileProblems, type Profile } from "./profile-problems.ts";
import * as site from "#content/site.ts";
import { contentFindings, staleLines } from "./check-content.ts";
import { isSpecified } from "#test/specification.ts";

const [home, hall] = site.places;
const problemsWith = (change: Partial<Profile>) => profileProblems({ ...site, ...change });

test("the shipped content has no errors, and its texts are about its gym", () => {
  expect(profileProblems(site)).toEqual([]);
  if (isSpecified) expect(contentFindings(site.access)).toMatchObject([{ level: "good" }]);
});

test("questions and columns with an existing name are reported", () => {
  const list = "trainers";
  expect(takenNames([{ name: "preferredTime" }], [{ list, name: "video" }])).toEqual([]);
  const problems = takenNames(
    [{ name: "email" }, { name: "kids" }, { name: "kids" }],
    [
      { list, name: "Role" },
      { list, name: "video" },
      { list: "plans", name: "video" },
    ],
  );
  expect(problems.map(({ what }) => what)).toEqual([
    "the name 'email' is taken; choose another one",
    "the name 'kids' is taken; choose another one",
    "the name 'Role' is taken; choose another one",
  ]);
});

test("a member access setting that differs from content/ is reported", () => {
  const [found] = contentFindings(accessTexts({ opens: "05:00", closes: "23:00" }));
  expect(found).toMatchObject({ level: "bad", about: "content/site.ts, access" });
});

test("an unknown time zone, a place without hours and other invalid facts are reported", () => {
  expect(problemsWith({ timeZone: "America/Nowhere" })).toEqual([
    "timeZone is 'America/Nowhere', which is not a time zone; write one like America/Denver",
  ]);
  const never = Object.fromEntries(Object.keys(home.hours).map((day) => [day, null])) as typeof home.hours;
  expect(problemsWith({ places: [{ ...home, hours: never }] })).toEqual([
    `${home.name} has no hours on any day; write them, or "by appointment"`,
  ]);
  const night = { ...home.hours, Monday: { opens: "20:00", closes: "08:00" } } as const;
  expect(problemsWith({ places: [{ ...home, hours: night }] })).toEqual([
    `${home.name} closes at 08:00, before it opens at 20:00`,
  ]);
  expect(problemsWith({ places: [home, { ...hall!, id: home.id }] })).toHaveLength(1);
  expect(problemsWith({ places: [{ ...home, latitude: Number.NaN }] })).toHaveLength(1);
  expect(problemsWith({ email: { display: "hello" } })).toHaveLength(1);
  expect(problemsWith({ access: accessTexts({ opens: "23:00", closes: "05:00" }) })).toHaveLength(1);
});

test("texts that name another gym or other hours are reported with their lines", () => {
  const lines = [
    { where: "content/pages/about.ts:9", line: '  subtitle: "In the middle of Maineville, Ohio.",' },
    { where: "content/pages/home.ts:3", line: '  text: "Open at any hour.",' },
    { where: "content/pages/home.ts:4", line: 'import { evoNutrition } from "./evo-nutrition.ts";' },
    { where: "content/pages/home.ts:5", line: "/** As in Maineville. */" },
  ];
  const brand = { ...site.brand, name: "Summit Strength" };
  const other = { brand, access: accessTexts({ opens: "05:00", closes: "23:00" }) };
  expect(staleLines(lines, other)).toEqual([
    { where: "content/pages/about.ts:9", what: "still names Maineville, Ohio" },
    { where: "content/pages/home.ts:3", what: "says 'any hour', but Member access 5 AM to 11 PM" },
  ]);
  if (isSpecified) expect(staleLines(lines, site)).toEqual([]);
});
