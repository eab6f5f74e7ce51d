import { expect, test } from "vitest";
import { readRange } from "./media-answer.server.ts";

test.each([
  ["bytes=0-99", { start: 0, end: 99 }],
  ["bytes=900-", { start: 900, end: 999 }],
  ["bytes=-100", { start: 900, end: 999 }],
  ["bytes=-5000", { start: 0, end: 999 }],
  ["bytes=0-5000", { start: 0, end: 999 }],
  ["bytes=1000-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=99999999999999999999-", "unsatisfiable"],
  ["bytes=9-3", "whole"],
  ["bytes=0-1,5-6", "whole"],
  ["bytes=-", "whole"],
  ["lines=0-1", "whole"],
  ["bytes=a-b", "whole"],
  [undefined, "whole"],
])("%s of 1000 bytes", (header, expected) => {
  expect(readRange(header, 1000)).toEqual(expected);
});
