import { expect, test } from "vitest";
import { placesLeftAfter } from "./event-places.ts";

const twentyPlaces = (left: number | null) => ({ capacity: 20, left });

test("each person takes a place, and frees it again", () => {
  expect(placesLeftAfter(twentyPlaces(20), 1, 1)).toBe(19);
  expect(placesLeftAfter(twentyPlaces(19), 3, 4)).toBe(16);
  expect(placesLeftAfter(twentyPlaces(16), -3, 1)).toBe(19);
});

test("the first mark counts from the capacity", () => {
  expect(placesLeftAfter(twentyPlaces(null), 2, 2)).toBe(18);
  expect(placesLeftAfter(twentyPlaces(null), 2, 5)).toBe(15);
});

test("places that staff entered as taken stay taken", () => {
  expect(placesLeftAfter(twentyPlaces(5), 1, 1)).toBe(4);
  expect(placesLeftAfter(twentyPlaces(4), -1, 0)).toBe(5);
});

test("people beyond the capacity do not free a place when they cancel", () => {
  expect(placesLeftAfter({ capacity: 2, left: 0 }, 1, 3)).toBe(0);
  expect(placesLeftAfter({ capacity: 2, left: 0 }, -1, 2)).toBe(0);
  expect(placesLeftAfter({ capacity: 2, left: 0 }, -1, 1)).toBe(1);
});

test("an event without a capacity has no count", () => {
  expect(placesLeftAfter({ capacity: null, left: null }, 2, 2)).toBe(null);
  expect(placesLeftAfter({ capacity: null, left: 7 }, 2, 2)).toBe(5);
  expect(placesLeftAfter({ capacity: null, left: 5 }, -2, 0)).toBe(7);
});
