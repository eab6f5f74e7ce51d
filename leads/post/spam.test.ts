import { expect, test } from "vitest";
import { doubt } from "./spam.server.ts";

const good = {
  lines: ["Casey Sample", "(513) 555-0100"],
  message: "When can I come by?",
  honeypot: "",
  elapsed: null,
};

test.each([
  ["plain post, sent at once by a client without script", {}],
  ["script, at a human pace", { elapsed: "8400" }],
  ["script, with everything filled in by the browser", { elapsed: "900" }],
  ["Arabic", { lines: ["سارة الشريف"], message: "أريد أن أبدأ التدريب" }],
  ["Russian with a Latin word of its own", { message: "Хочу на CrossFit в субботу" }],
  ["Hebrew", { message: "שלום, יש שיעור לילדים?" }],
  ["one link among words", { message: "I saw https://example.com/class on your page, is it still on?" }],
  ["a price with a smaller-than sign", { message: "Is it < $100 a month?" }],
])("a good one: %s", (_, change) => expect(doubt({ ...good, ...change })).toBeNull());

test.each([
  ["the hidden field", { honeypot: "https://spam.example" }],
  ["faster than anyone types", { elapsed: "40" }],
  ["a time that our script does not write", { elapsed: "-1" }],
  ["many links", { message: "see http://a.example http://b.example http://c.example for more" }],
  ["nothing but a link", { message: "https://a.example/x" }],
  ["a link in haste", { message: "look here please https://a.example", elapsed: "1200" }],
  ["markup", { message: 'cheap <a href="http://a.example">here</a>' }],
  ["a script", { message: "<script>alert(1)</script>" }],
  ["forum markup", { message: "[url=http://a.example]x[/url]" }],
  ["a link for a name", { lines: ["www.spam.example"] }],
  ["letters of two writing systems in one word", { message: "Ваsh выигрыш ждет" }],
])("a doubtful one: %s", (_, change) => expect(doubt({ ...good, ...change })).toEqual(expect.any(String)));
