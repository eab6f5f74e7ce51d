import { describe, expect, test } from "vitest";
import type { Row } from "#operations/collections/collection.ts";
import { findCollection } from "#operations/registry.ts";
import { difference } from "./difference.ts";
import { sentenceFor } from "./sentence.ts";

const rows: Record<string, Row> = {
  plans: { "Plan Name": "Mayhem", Term: "Monthly", Price: "$90.00", URL: null, "Shown instead": null },
  trainers: { Name: "Casey", Role: "Coach", bio: "Lifts.", place: null },
  classes: {
    id: "strength",
    program: "adult-classes",
    title: "Strength",
    room: "Main floor",
    coach: "Casey",
    weekday: "Monday",
    starts: "18:00",
    minutes: 60,
  },
  events: {
    id: "murph",
    title: "Murph",
    day: "2030-05-27",
    starts: "09:00",
    ends: "11:00",
    location: "",
    status: "planned",
  },
  hours: { day: "2030-12-24", label: "Christmas Eve", opens: "09:00", closes: "12:00", access: "" },
  announcement: { id: 1, words: "No hot water", last_day: null, priority: "" },
  settings: { name: "phone", value: "(513) 555-0101" },
  texts: { name: "home.headline", value: "Ours" },
  testimonials: { id: "robin", name: "Robin S.", content: "Good.", rating: 5, position: 1 },
  jobs: { id: "coach", title: "Coach", description: "Evenings.", position: 1, hidden: "" },
  questions: { id: "park", question: "Where do I park?", answer: "Here.", position: 1, hidden: "" },
};

describe("the log says what has changed", () => {
  test.for<[collection: string, changed: Row | null, sentence: string]>([
    ["plans", { Price: "$95.00" }, "Price of Mayhem changed from $90.00 to $95.00"],
    ["plans", { URL: "https://join.example" }, "Join link of Mayhem set to https://join.example"],
    ["plans", { "Shown instead": "$80.00" }, "Mayhem shown at $80.00"],
    [
      "plans",
      { Term: "3 months", Price: "$95.00" },
      "Term of Mayhem changed from Monthly to 3 months; price changed from $90.00 to $95.00",
    ],
    [
      "plans",
      { Term: "3 months", Price: "$95.00", URL: "https://join.example" },
      "Term, price, and join link of Mayhem changed",
    ],
    ["plans", null, "Removed price: Mayhem"],
    ["testimonials", null, "Removed review: Robin S."],
    ["trainers", { Role: null }, "Role of Casey removed (was Coach)"],
    ["trainers", { bio: "Lifts.\nRuns." }, "Bio of Casey changed: “Lifts. Runs.”"],
    ["trainers", { bio: "Runs." }, "Bio of Casey changed from “Lifts.” to “Runs.”"],
    ["trainers", { place: 3 }, "Casey moved to place 3"],
    ["classes", { starts: "18:30" }, "Strength on Monday at 6 PM moved to 6:30 PM"],
    [
      "classes",
      { weekday: "Tuesday", coach: "Riley" },
      "Strength on Monday at 6 PM moved to Tuesday; coach changed from Casey to Riley",
    ],
    [
      "classes",
      { weekday: "Tuesday", starts: "06:30" },
      "Strength on Monday at 6 PM moved to Tuesday at 6:30 AM",
    ],
    [
      "classes",
      { weekday: "Tuesday", starts: "06:30", coach: "Riley", room: "Bay 2", minutes: 45 },
      "Strength on Monday at 6 PM moved to Tuesday at 6:30 AM; minutes, room, and coach changed",
    ],
    ["classes", { minutes: 75 }, "Strength on Monday at 6 PM changed from 60 to 75 minutes"],
    ["events", { title: "Murph Day" }, "Renamed Murph to Murph Day"],
    ["events", { status: "cancelled" }, "Murph canceled"],
    ["events", { ends: "12:00" }, "Murph now ends at 12 PM"],
    ["hours", { opens: "10:00", closes: "13:00" }, "Christmas Eve staffed from 10 AM; staffed until 1 PM"],
    ["hours", { opens: "", closes: "" }, "Christmas Eve no longer staffed"],
    ["announcement", { words: "Hot water is back" }, "No hot water now reads “Hot water is back”"],
    ["announcement", { priority: "urgent" }, "No hot water marked as urgent"],
    ["settings", { value: "(513) 555-0102" }, "Phone changed from (513) 555-0101 to (513) 555-0102"],
    ["texts", { value: "Yours" }, "Home: Headline changed from “Ours” to “Yours”"],
    ["jobs", { hidden: "hidden" }, "Coach hidden from the site"],
    ["jobs", { position: 2 }, "Coach moved to place 2"],
    ["questions", { question: "Where can I park?" }, "Where do I park? now reads “Where can I park?”"],
  ])("%s: %o", ([name, changed, sentence]) => {
    const collection = findCollection(name)!;
    const row = rows[name]!;
    const wanted = changed ? [{ ...row, ...changed }] : [];
    expect(sentenceFor(collection, difference(collection, [{ raw: row, row }], wanted))).toBe(sentence);
  });

  test("a long text is quoted from its first new word on", () => {
    const collection = findCollection("trainers")!;
    const start = "Casey opened the gym in the old fire station and still coaches on the floor.";
    const sentence = (old: string | null, now: string | null) => {
      const row = { ...rows["trainers"]!, bio: old };
      return sentenceFor(collection, difference(collection, [{ raw: row, row }], [{ ...row, bio: now }]));
    };
    expect(sentence(start, `${start} Now on Sundays too.`)).toBe(
      "Bio of Casey changed: “…on the floor. Now on Sundays too.”",
    );
    expect(sentence(`${start} Sundays too.`, start)).toBe("Bio of Casey shortened");
    expect(sentence(null, start)).toBe(
      "Bio of Casey added: “Casey opened the gym in the old fire station and still…”",
    );
    expect(sentence(start, null)).toBe("Bio of Casey removed");
  });

  test("a setting that the site has shown from content/ is changed, not added", () => {
    const collection = findCollection("settings")!;
    const changes = difference(collection, [], [{ name: "phone", value: "(513) 555-0102" }]);
    expect(sentenceFor(collection, changes)).toMatch(/^Phone changed from .+ to \(513\) 555-0102$/);
  });
});
