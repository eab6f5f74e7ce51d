import { expect, test } from "vitest";
import { excerpt, typographic } from "./text.ts";

test("quotation marks and apostrophes are those of print", () => {
  expect(typographic(`Members' keys: it's "on" for 'Strength' ('all')`)).toBe(
    "Members’ keys: it’s “on” for “Strength” (“all”)",
  );
});

test("an excerpt ends with a whole word", () => {
  expect(excerpt("Two words", 9)).toBe("Two words");
  expect(excerpt("Two words more", 9)).toBe("Two words…");
  expect(excerpt("Two words more", 8)).toBe("Two…");
});

test("an excerpt never cuts an emoji in half", () => {
  expect(excerpt("💪💪💪💪", 3)).toBe("💪💪💪💪…");
  expect(excerpt("👩‍👩‍👧‍👦 and us", 2)).toBe("👩‍👩‍👧‍👦…");
  expect(excerpt("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 2)).toBe("👩‍👩‍👧‍👦👩‍👩‍👧‍👦");
});
