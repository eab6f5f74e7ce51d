import { expect, test } from "vitest";
import { typographic } from "./text.ts";

test("quotation marks and apostrophes are those of print", () => {
  expect(typographic(`Members' keys: it's "on" for 'Strength' ('all')`)).toBe(
    "Members’ keys: it’s “on” for ‘Strength’ (‘all’)",
  );
});
