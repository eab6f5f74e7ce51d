import { expect, test } from "vitest";
import { readMessages } from "#test/messages/read-messages.ts";
import { checkSpam, type Posted } from "./spam.server.ts";

const good: Posted = { name: "Casey Sample", message: "When can I come by?", trap: "", elapsed: null };
const clean = { doubt: null, quarantineReason: null };

test.each([
  ["plain post, sent at once by a client without script", {}],
  ["script, at a human pace", { elapsed: "8400" }],
  ["script, with everything filled in by the browser", { elapsed: "900" }],
  ["Russian with a Latin word of its own", { message: "Хочу на CrossFit в субботу" }],
  ["Greek letters in a word", { message: "Do you have βeta-alanine?" }],
  ["one link among words", { message: "I saw https://example.com/class on your page, is it still on?" }],
  ["three races", { message: "My races: www.one.example www.two.example https://three.example" }],
  ["a placeholder", { message: "[link to my video] What am I doing wrong?" }],
  ["smaller than", { message: "I have < a month. Is it <a lot> for a beginner, and < $100?" }],
  ["one word that sellers use as well", { message: "I work at the casino until 3 am. Are you open?" }],
])("clean: %s", (_, change) => expect(checkSpam({ ...good, ...change })).toEqual(clean));

test.each([
  ["faster than anyone types", { elapsed: "40" }],
  ["a time that our script does not write", { elapsed: "-1" }],
  ["many links", { message: "http://a.example http://b.example http://c.example http://d.example for more" }],
  ["nothing but a link", { message: "https://a.example/x" }],
  ["a link in haste", { message: "look here please https://a.example", elapsed: "1200" }],
  ["markup", { message: 'cheap <a href="http://a.example">here</a>' }],
  ["a script", { message: "<script>alert(1)</script>" }],
  ["forum markup", { message: "[url=http://a.example]x[/url]" }],
  ["a link in place of a name", { name: "www.spam.example" }],
  ["letters of two writing systems in one word", { message: "Ваsh выигрыш ждет" }],
  ["an offer", { message: "SEO and backlinks for your gym" }],
])("doubtful, but delivered: %s", (_, change) =>
  expect(checkSpam({ ...good, ...change })).toEqual({
    doubt: expect.any(String) as string,
    quarantineReason: null,
  }),
);

test.each([
  ["the hidden field", { trap: "https://spam.example" }],
  ["a link, faster than anyone types", { message: "see https://a.example for more", elapsed: "40" }],
])("quarantined, since only robots do it: %s", (_, change) =>
  expect(checkSpam({ ...good, ...change })).toEqual({
    doubt: null,
    quarantineReason: expect.any(String) as string,
  }),
);

// 395 messages that we wrote ourselves: docs/reliability.md has the figures and their limits.
const judged = (file: "honest.txt" | "spam.txt", change: Partial<Posted> = {}) =>
  readMessages(file).map(({ fields }) => ({
    message: fields["message"],
    ...checkSpam({ ...good, ...fields, ...change }),
  }));
const withDoubt = (all: ReturnType<typeof judged>) => all.filter(({ doubt }) => doubt !== null);
const quarantined = (all: ReturnType<typeof judged>) =>
  all.filter(({ quarantineReason }) => quarantineReason !== null);

test.each([
  ["without script", {}, 0.01],
  ["with script", { elapsed: "60000" }, 0.01],
  ["within a second, as a browser fills in", { elapsed: "900" }, 0.1],
])("no honest message is quarantined, and few are doubted: %s", (_, change, doubted) => {
  const honest = judged("honest.txt", change);
  expect(honest.length).toBeGreaterThan(240);
  expect(quarantined(honest)).toEqual([]);
  expect(withDoubt(honest).length / honest.length).toBeLessThan(doubted);
});

test("spam without a sign of a robot is delivered, half of it flagged; with a sign it is quarantined", () => {
  const spam = judged("spam.txt");
  expect(spam.length).toBeGreaterThan(140);
  expect(quarantined(spam)).toEqual([]);
  expect(withDoubt(spam).length / spam.length).toBeGreaterThan(0.45);
  expect(quarantined(judged("spam.txt", { trap: "x" }))).toHaveLength(spam.length);
  expect(quarantined(judged("spam.txt", { elapsed: "40" })).length / spam.length).toBeGreaterThan(0.65);
});
