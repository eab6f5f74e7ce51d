import { beforeAll, expect, test } from "vitest";
import { everyProgram, programs } from "#content/programs/programs.ts";
import { inWords } from "#domain/text.ts";
import { type ReadPage, readPage } from "#test/browser/page-reader.ts";
import { ROUTES } from "#test/journeys/routes.ts";
import { type RunningServer, startSharedServer } from "#test/support/start-server.ts";

// Pages, prices, timetable and pictures do not contradict each other.

let server: RunningServer;
const pages = new Map<string, ReadPage>();

beforeAll(async () => {
  server = await startSharedServer();
  for (const path of ROUTES) pages.set(path, await readPage(server.url, path));
});

const at = (path: string) => pages.get(path)!;
/** Paths of pages whose text or description matches. */
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

test("the towns of a program are labeled as towns that it serves", () => {
  const { headings, text } = at("/programs/adult-classes");
  expect(headings.map((heading) => heading.text)).not.toContain("Locations");
  expect(text).toContain("Locations we serve");
  expect(text).toContain("Serving Maineville / South Lebanon");
});

test("no page promises all prices while another says to call for one", () => {
  expect(saying(/call for pricing/i)).toContain("/programs/sports-performance/baseball");
  expect(saying(/every price we have/i)).toEqual([]);
});

test("boxing does not promise plans without a contract, since one runs for months", () => {
  expect(at("/pricing").text).toMatch(/Unlimited Classes - Family \(3\+\).*?12 months/);
  expect(saying(/no contract either way/i)).toEqual([]);
});

test("no text names a class time that is not in the timetable", () => {
  expect(saying(/six o.clock class/i)).toEqual([]);
});

test("the pole is open to everyone on open days, without a required number of classes", () => {
  expect(saying(/slide down the brass pole/i)).toContain("/events");
  expect(saying(/hundredth class/i)).toEqual([]);
});

test("no biography mentions jiu-jitsu before its founding year", () => {
  expect(at("/about").text).toMatch(/2022.*Apex Jiu-Jitsu opens/);
  expect(saying(/since the station opened/i)).toEqual([]);
});

test("facilities in two places are not described as in one building", () => {
  expect(saying(/baseball .*all in one building/i)).toEqual([]);
  expect(saying(/(sports|trainers) under one roof/i)).toEqual([]);
});

test("adult classes have the length of the timetable, at noon too", () => {
  const { text, description } = at("/programs/adult-classes");
  expect(text).toContain("45 minutes at noon");
  expect(description).toContain("45 minutes at noon");
  expect(at("/programs").text).toContain("45\u2013\u206060 minutes");
});

test("nutrition does not contradict its pictures of shaker bottles", () => {
  expect(saying(/no shakes/i)).toEqual([]);
});

test("climbing has its ropes at the station, and its first session with its coach", () => {
  const { text } = at("/programs/sports-performance/climbing");
  expect(text).toContain("Who teaches it Portrait of Sawyer Draftwell");
  expect(text).not.toContain("Your first call and your first session are with the head coach");
  expect(at("/programs/sports-performance").text).not.toMatch(/climbing included/i);
});

test("the menu, the list and all texts count the same programs", () => {
  const count = everyProgram.length;
  const listed = new Set(at("/programs").links.filter((link) => /^\/programs\/[\w-]+$/.test(link)));
  expect(listed.size).toBe(count);
  expect(at("/programs").text).toMatch(
    new RegExp(`Programs ${count}\\b.*\\b${inWords(count)} ways to train`, "i"),
  );
  expect(at("/programs").description).toContain(`${inWords(count)} programs`);
  expect(saying(new RegExp(`\\b${inWords(programs.length)} (doors|ways to train|programs)`, "i"))).toEqual(
    [],
  );
});

test("sessions are priced per session, classes per class", () => {
  const board = at("/pricing").text;
  expect(board).toMatch(/Personal Training Try a Class Pay per session/);
  expect(board).toMatch(/Recovery Try a Class Pay per session/);
  expect(board).toMatch(/Special Programs Try a Class Pay per class/);
  expect(board).not.toMatch(/Personal Training Pay per class/);
});

test("every membership price has a period", () => {
  const board = at("/pricing").text;
  const periods = [...board.matchAll(/\$[\d,.]+\d (.*?)(?=Join Now|Ask us)/g)].map(([, per = ""]) => per);
  expect(periods.length).toBeGreaterThan(15);
  expect(periods.filter((per) => !/per month|months|weeks|Non-Renewable/.test(per))).toEqual([]);
});

test("a first visit and a free assessment are two offers", () => {
  expect(at("/first-visit").text).toMatch(/a tour, a talk with a coach and a class/i);
  expect(saying(/first visit [^.]*\. [^.]*leave with a plan/i)).toEqual([]);
});

test("the nutrition call has its price on every page that names it", () => {
  const named = saying(/\b20-minute (starting )?call/i);
  expect(named).toEqual(expect.arrayContaining(["/", "/programs", "/programs/evo-nutrition"]));
  expect(saying(/\$50\.00/)).toEqual(expect.arrayContaining(named));
  expect(at("/pricing").text).toContain("the nutrition call are not part of a membership");
});

test("the first class was outside", () => {
  expect(at("/about").text).toMatch(/the first classes were outside, on the apron/);
  expect(at("/about").text).toMatch(/taught the first class here to four people, out on the apron/);
});

test("directions open in the same tab on every page", () => {
  const links = [...pages.values()].flatMap(({ html }) => html.match(/<a\b[^>]*maps\/dir[^>]*>/g) ?? []);
  expect(links.length).toBeGreaterThan(pages.size);
  expect(links.filter((link) => link.includes("target="))).toEqual([]);
});

test("hours and speeds are written in one way", () => {
  expect(saying(/Staff Mon-Fri 8am-8pm/)).toEqual(expect.arrayContaining(["/", "/contact"]));
  expect(saying(/Mon-Fri,/)).toEqual([]);
  expect(saying(/30-90\+ mph/)).toContain("/programs/sports-performance/baseball");
  expect(saying(/30\u2013\u2060?90/)).toEqual([]);
});
