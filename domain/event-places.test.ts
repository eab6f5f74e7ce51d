import { expect, test } from "vitest";
import { placesLeftAfter } from "./event-places.ts";

const ofTwenty = (left: number | null) => ({ capacity: 20, left });

test("each person takes a place, and gives it back", () => {
  expect(placesLeftAfter(ofTwenty(20), 1, 1)).toBe(19);
  expect(placesLeftAfter(ofTwenty(19), 3, 4)).toBe(16);
  expect(placesLeftAfter(ofTwenty(16), -3, 1)).toBe(19);
});

test("the first mark counts from the capacity where nobody has counted yet", () => {
  expect(placesLeftAfter(ofTwenty(null), 2, 2)).toBe(18);
  expect(placesLeftAfter(ofTwenty(null), 2, 5)).toBe(15);
});

test("places that staff took by hand stay taken", () => {
  expect(placesLeftAfter(ofTwenty(5), 1, 1)).toBe(4);
  expect(placesLeftAfter(ofTwenty(4), -1, 0)).toBe(5);
});

test("people beyond the last place are counted, and free no place when they leave", () => {
  expect(placesLeftAfter({ capacity: 2, left: 0 }, 1, 3)).toBe(0);
  expect(placesLeftAfter({ capacity: 2, left: 0 }, -1, 2)).toBe(0);
  expect(placesLeftAfter({ capacity: 2, left: 0 }, -1, 1)).toBe(1);
});

test("an event without a limit counts no places", () => {
  expect(placesLeftAfter({ capacity: null, left: null }, 2, 2)).toBe(null);
  expect(placesLeftAfter({ capacity: null, left: 7 }, 2, 2)).toBe(5);
  expect(placesLeftAfter({ capacity: null, left: 5 }, -2, 0)).toBe(7);
});
