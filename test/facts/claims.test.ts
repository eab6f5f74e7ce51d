import { beforeAll, expect, test } from "vitest";
import { besides } from "#content/programs/program-copy.ts";
import { programs, unlisted } from "#content/programs/programs.ts";
import { inWords } from "#domain/text.ts";
import { type ReadPage, readPage } from "#test/browser/page-reader.ts";
import { ROUTES } from "#test/journeys/routes.ts";
import { type RunningServer, startSharedServer } from "#test/support/start-server.ts";

// What one page says, and what another page, the prices, the timetable or the pictures say of the same thing.

let server: RunningServer;
const pages = new Map<string, ReadPage>();

beforeAll(async () => {
  server = await startSharedServer();
  for (const path of ROUTES) pages.set(path, await readPage(server.url, path));
});

const at = (path: string) => pages.get(path)!;
/** Pages on which somebody reads the words, by what they say. */
const saying = (words: RegExp) =>
  [...pages.values()]
    .filter(({ text, description }) => words.test(`${description} ${text}`))
    .map(({ path }) => path);

test("the pictures show a locker room, and no page denies it", () => {
  expect(saying(/locker.room/i)).toContain("/about");
  expect(saying(/no shared (changing|locker) room/i)).toEqual([]);
});

test("no page says that every program takes beginners or has its own hours and prices", () => {
  expect(at("/programs/evo-mayhem").text).toContain("Start with a month of Adult Classes");
  expect(saying(/each one takes beginners|each with its own|each program has its own/i)).toEqual([]);
});

test("the towns of a program are called the towns that it serves", () => {
  const { headings, text } = at("/programs/adult-classes");
  expect(headings.map((heading) => heading.text)).not.toContain("Locations");
  expect(text).toContain("Locations we serve");
  expect(text).toContain("Serving Maineville / South Lebanon");
});

test("no page promises every price while another asks to call for one", () => {
  expect(saying(/call for pricing/i)).toContain("/programs/sports-performance/baseball");
  expect(saying(/every price we have/i)).toEqual([]);
});

test("boxing promises no plan without a contract where one runs for months", () => {
  expect(at("/pricing").text).toMatch(/Unlimited Classes - Family \(3\+\).*?12 months/);
  expect(saying(/no contract either way/i)).toEqual([]);
});

test("no class is named by an hour that the timetable has not", () => {
  expect(saying(/six o.clock class/i)).toEqual([]);
});

test("the pole is for everybody on an open day, and no page asks a hundred classes for it", () => {
  expect(saying(/slide down the brass pole/i)).toContain("/events");
  expect(saying(/hundredth class/i)).toEqual([]);
});

test("nobody taught jiu-jitsu before its year", () => {
  expect(at("/about").text).toMatch(/2022.*Apex Jiu-Jitsu opens/);
  expect(saying(/since the station opened/i)).toEqual([]);
});

test("what is in two places is not in one building, nor under one roof", () => {
  expect(saying(/baseball .*all in one building/i)).toEqual([]);
  expect(saying(/(sports|trainers) under one roof/i)).toEqual([]);
});

test("an adult class takes as long as the timetable says, at noon too", () => {
  const { text, description } = at("/programs/adult-classes");
  expect(text).toContain("45 minutes at noon");
  expect(description).toContain("45 minutes at noon");
  expect(at("/programs").text).toContain("45\u2013\u206060 minutes");
});

test("nutrition says nothing of shakes beside pictures of shaker bottles", () => {
  expect(saying(/shaker bottles/i)).not.toEqual([]);
  expect(saying(/no shakes/i)).toEqual([]);
});

test("climbing has its ropes at the station, and its first session with who teaches it", () => {
  const { text } = at("/programs/sports-performance/climbing");
  expect(text).toContain("Who teaches it Portrait of Sawyer Draftwell");
  expect(text).not.toContain("Your first call and your first session are with the head coach");
  expect(at("/programs/sports-performance").text).not.toMatch(/climbing included/i);
});

test("the menu, the list and every sentence count the same programs", () => {
  const count = programs.length + unlisted.length;
  const listed = new Set(at("/programs").links.filter((link) => /^\/programs\/[\w-]+$/.test(link)));
  expect([listed.size, programs.length + besides.length]).toEqual([count, count]);
  expect(at("/programs").text).toMatch(
    new RegExp(`Programs ${count}\\b.*\\b${inWords(count)} ways to train`, "i"),
  );
  expect(at("/programs").description).toContain(`${inWords(count)} programs`);
  expect(saying(new RegExp(`\\b${inWords(programs.length)} (doors|ways to train|programs)`, "i"))).toEqual(
    [],
  );
});

test("sessions are paid by the session, classes by the class", () => {
  const board = at("/pricing").text;
  expect(board).toMatch(/Personal Training Try a Class Pay per session/);
  expect(board).toMatch(/Recovery Try a Class Pay per session/);
  expect(board).toMatch(/Drop In Pay per class/);
  expect(board).not.toMatch(/Personal Training Pay per class/);
});

test("every price of a membership says for how long", () => {
  const board = at("/pricing").text;
  const periods = [...board.matchAll(/\$[\d,.]+\d (.*?)(?=Join Now|Ask us)/g)].map(([, per = ""]) => per);
  expect(periods.length).toBeGreaterThan(15);
  expect(periods.filter((per) => !/per month|months|weeks|Non-Renewable/.test(per))).toEqual([]);
});
