import { timeZone } from "#content/site.ts";
import { expect, it } from "vitest";
import { presentEvent, formatCapacity, formatChallengeStart } from "./events.ts";
import { gymDay, gymMoment } from "#content/gym-clock.ts";
import { addDays } from "#domain/schedule/clock.ts";
import { ago, excerpt, initial } from "./testimonials.ts";

const facts = {
  id: "e",
  title: "Open House",
  day: "2026-12-05",
  starts: "09:00",
  ends: "11:00",
  location: "",
  description: "",
  image: null,
  capacity: 30,
  capacity_note: "",
  places_left: null,
  status: "planned",
  updated_at: 1,
};

it("formats the date and time in the gym's time zone", () => {
  const event = presentEvent(facts, timeZone);
  expect(event).toMatchObject({
    dateLabel: "Saturday, December 5",
    timeSlot: "9:00 AM – 11:00 AM",
    canceled: false,
  });
  expect(new Date(event.startsAt).toISOString()).toBe("2026-12-05T14:00:00.000Z");
});

it("lets an event end after midnight", () => {
  const event = presentEvent({ ...facts, starts: "22:00", ends: "01:00" }, timeZone);
  expect(event.endsAt - event.startsAt).toBe(3 * 3_600_000);
});

it("accepts both spellings of canceled", () => {
  expect(presentEvent({ ...facts, status: "cancelled" }, timeZone).canceled).toBe(true);
  expect(presentEvent({ ...facts, status: "Canceled" }, timeZone).canceled).toBe(true);
});

it("formats the specification's four capacities", () => {
  expect([
    formatCapacity(30, ""),
    formatCapacity(20, "per workshop"),
    formatCapacity(null, ""),
    formatCapacity(15, ""),
  ]).toEqual(["30 spots", "20 per workshop", "Unlimited", "15 spots"]);
});

it("calls what is left of the capacity spots too", () => {
  const labels = [0, 1, 3, null].map(
    (places_left) => presentEvent({ ...facts, places_left }, timeZone).placesLabel,
  );
  expect([formatCapacity(1, ""), ...labels]).toEqual(["1 spot", "Full", "1 spot left", "3 spots left", null]);
});

it("computes days and moments across both clock changes", () => {
  expect(gymDay(new Date("2026-11-21T04:59:00Z"))).toBe("2026-11-20");
  expect(gymMoment("2026-07-01", "08:00").toISOString()).toBe("2026-07-01T12:00:00.000Z");
  expect(gymMoment("2026-03-08", "02:30").toISOString()).toBe("2026-03-08T07:30:00.000Z");
  expect(gymMoment("2026-03-08", "03:00").toISOString()).toBe("2026-03-08T07:00:00.000Z");
  expect(gymMoment("2026-11-01", "09:00").toISOString()).toBe("2026-11-01T14:00:00.000Z");
  expect(addDays("2026-03-07", 2)).toBe("2026-03-09");
});

it("cuts a testimonial at 150 characters", () => {
  expect(excerpt("x".repeat(150))).toBe("x".repeat(150));
  expect(excerpt("x".repeat(151))).toBe(`${"x".repeat(150)}...`);
  expect(initial(" robin")).toBe("R");
});

it.each([
  ["2026-11-21", "today"],
  ["2026-11-20", "yesterday"],
  ["2026-11-17", "4 days ago"],
  ["2026-11-12", "a week ago"],
  ["2026-10-15", "a month ago"],
  ["2026-08-01", "3 months ago"],
  ["2024-11-01", "2 years ago"],
])("formats %s as %s", (day, words) => {
  expect(ago(day, "2026-11-21")).toBe(words);
});

it("dates a challenge by the next occurrence of its month", () => {
  expect(formatChallengeStart("June", "2026-11-24")).toBe("Starts June 1, 2027");
  expect(formatChallengeStart("December", "2026-11-24")).toBe("Starts December 1, 2026");
  expect(formatChallengeStart("November", "2026-11-24")).toBe("Running now");
  expect(formatChallengeStart("Spring", "2026-11-24")).toBeNull();
});
