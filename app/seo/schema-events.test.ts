import { timeZone } from "#content/site.ts";
import { expect, test } from "vitest";
import { gymFacts } from "#content/gym-facts.ts";
import { presentEvent } from "#domain/events.ts";
import { eventNode } from "./schema-events.server.ts";
import { gym } from "./schema-gym.server.ts";

function event(facts: { day: string; status?: string; location?: string; capacity?: number | null }) {
  const presented = presentEvent(
    {
      id: "open house",
      title: "Open House",
      starts: "09:00",
      ends: "00:30",
      location: "Main floor, Maineville",
      description: "",
      image: null,
      capacity: 20,
      capacity_note: "",
      places_left: null,
      status: "planned",
      updated_at: 0,
      ...facts,
    },
    timeZone,
  );
  return { ...presented, photo: null };
}

test("event times have the UTC offset of New York on that day", () => {
  expect(eventNode(event({ day: "2026-07-04" }))).toMatchObject({
    startDate: "2026-07-04T09:00:00-04:00",
    endDate: "2026-07-05T00:30:00-04:00",
    eventStatus: "https://schema.org/EventScheduled",
    maximumAttendeeCapacity: 20,
  });
  expect(eventNode(event({ day: "2026-12-05" }))).toMatchObject({
    startDate: "2026-12-05T09:00:00-05:00",
  });
});

test("a canceled event, one in West Chester, and one without a capacity", () => {
  const node = eventNode(
    event({ day: "2026-07-04", status: "cancelled", location: "Hall, West Chester", capacity: null }),
  );
  expect(node).toMatchObject({
    eventStatus: "https://schema.org/EventCancelled",
    location: { name: "Hall, West Chester", address: { postalCode: "45069" } },
  });
  expect(node).not.toHaveProperty("maximumAttendeeCapacity");
});

test("holidays are special opening hours", () => {
  const holidays = [
    { date: "2026-12-25", opens: null, closes: null, reason: "Christmas Day" },
    { date: "2026-12-31", opens: "08:00", closes: "14:00", reason: "New Year's Eve" },
  ] as const;
  const { openingHoursSpecification, specialOpeningHoursSpecification } = gym(
    gymFacts(),
    holidays,
  ) as unknown as Record<string, unknown>;
  expect(openingHoursSpecification).toMatchObject([
    { dayOfWeek: expect.arrayContaining(["https://schema.org/Monday"]), opens: "08:00", closes: "20:00" },
    {
      dayOfWeek: ["https://schema.org/Saturday", "https://schema.org/Sunday"],
      opens: "09:00",
      closes: "17:00",
    },
  ]);
  expect(specialOpeningHoursSpecification).toMatchObject([
    { validFrom: "2026-12-25", validThrough: "2026-12-25", opens: "00:00", closes: "00:00" },
    { validFrom: "2026-12-31", opens: "08:00", closes: "14:00" },
  ]);
});
