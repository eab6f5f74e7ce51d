import { expect, it } from "vitest";
import { readChallenges, readEvents } from "./events.server.ts";
import { addCounts, readCounts } from "#db/visits/visit-counts.server.ts";
import { readAnnouncements, readHolidayHours } from "./notices.server.ts";
import { readTestimonials } from "./testimonials.server.ts";
import { countQueries, countRows } from "#test/support/database-use.ts";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { gymMoment } from "#content/gym-clock.ts";
import { timeZone } from "#content/site.ts";
import { momentAt } from "#domain/schedule/clock.ts";

const now = momentAt("2026-11-21", "10:00", timeZone);
const midnight = momentAt("2026-11-22", "00:00", timeZone);

eachDatabase((_name, fresh) => {
  it("leaves out past events and keeps canceled ones", async () => {
    const db = await fresh();
    const event = (id: string, day: string, ends: string, status = "planned") => ({
      id,
      title: id,
      day,
      starts: "08:00",
      ends,
      location: "Main floor",
      description: "",
      image: null,
      capacity: null,
      capacity_note: null,
      status,
      updated_at: 1,
    });
    await db.kysely
      .insertInto("events")
      .values([
        event("later", "2026-12-19", "09:00"),
        event("soon", "2026-11-28", "09:00", "cancelled"),
        event("running", "2026-11-21", "10:30"),
        event("over", "2026-11-21", "10:00"),
        event("long over", "2026-11-19", "09:00"),
        event("broken", "next week", "10:00"),
        event("impossible", "2027-02-30", "10:00"),
      ])
      .execute();
    expect(await countRows(db, () => readEvents(db, now))).toBe(6);
    const events = await readEvents(db, now);
    expect(events.map(({ id, canceled }) => [id, canceled])).toEqual([
      ["running", false],
      ["soon", true],
      ["later", false],
    ]);
  });

  it("reads challenges, testimonials, holiday hours and announcements", async () => {
    const db = await fresh();
    await db.kysely
      .insertInto("challenges")
      .values([
        { id: "b", month: "July", title: "Shred", description: "", status: "coming soon", position: 2 },
        { id: "a", month: "June", title: "Plank", description: "", status: "Enrollment open", position: 1 },
        { id: "c", month: "May", title: "Odd", description: "", status: "maybe", position: 3 },
      ])
      .execute();
    expect((await readChallenges(db)).map(({ id, status }) => [id, status])).toEqual([
      ["a", "enrollment open"],
      ["b", "coming soon"],
    ]);

    await db.kysely
      .insertInto("testimonials")
      .values([
        {
          id: "t",
          name: "Robin",
          given_on: "2026-11-17",
          content: "y".repeat(200),
          rating: 5,
          source: "letter",
          position: 1,
        },
        {
          id: "u",
          name: "Devon",
          given_on: "2026-11-17",
          content: "six stars",
          rating: 6,
          source: "",
          position: 2,
        },
      ])
      .execute();
    expect(await readTestimonials(db, now)).toMatchObject([
      { name: "Robin", initial: "R", date: "4 days ago", excerpt: `${"y".repeat(150)}...`, source: "letter" },
    ]);

    await db.kysely
      .insertInto("holiday_hours")
      .values([
        { day: "2026-12-25", label: "Christmas Day", opens: null, closes: null },
        { day: "2026-11-21", label: "Today", opens: "08:00", closes: "12:00" },
        { day: "2026-11-20", label: "Yesterday", opens: null, closes: null },
        { day: "2026-12-31", label: "Half a time", opens: "08:00", closes: null },
      ])
      .execute();
    expect(await readHolidayHours(db, now)).toEqual([
      { date: "2026-11-21", opens: "08:00", closes: "12:00", reason: "Today" },
      { date: "2026-12-25", opens: null, closes: null, reason: "Christmas Day" },
    ]);

    expect((await readAnnouncements(db, now)).showing).toEqual([]);
    await db.kysely
      .insertInto("announcement")
      .values({
        id: 1,
        words: "Open house",
        link_label: null,
        link_url: "/events",
        first_day: "2026-11-20",
        last_day: "2026-11-21",
      })
      .execute();
    const open = {
      words: "Open house",
      link: { label: "Read more", url: "/events" },
      until: midnight.getTime(),
    };
    expect((await readAnnouncements(db, now)).showing).toEqual([open]);
    const plain = { link_label: null, link_url: null, first_day: null, last_day: null };
    await db.kysely
      .insertInto("announcement")
      .values([
        { ...plain, id: 2, words: "Closed tonight" },
        { ...plain, id: 3, words: "Gone", last_day: "2026-11-20" },
      ])
      .execute();
    const closed = { words: "Closed tonight", link: null, until: null };
    expect((await readAnnouncements(db, now)).showing).toEqual([closed, open]);
    expect((await readAnnouncements(db, midnight)).showing).toEqual([closed]);
  });

  it("shows an announcement from its first minute until its last, urgent ones first", async () => {
    const db = await fresh();
    const plain = { link_label: null, link_url: null, first_day: null, last_day: null };
    const today = { ...plain, first_day: "2026-11-21", last_day: "2026-11-21" };
    await db.kysely
      .insertInto("announcement")
      .values([
        { ...today, id: 1, words: "No water", first_time: "10:30", last_time: "12:00", priority: "urgent" },
        { ...plain, id: 2, words: "New rig" },
        { ...plain, id: 3, words: "Broken", last_day: "2026-11-30", last_time: "noon" },
      ])
      .execute();
    const at = (time: string) => readAnnouncements(db, gymMoment("2026-11-21", time));
    const words = async (time: string) => (await at(time)).showing.map((line) => line.words);
    expect(await words("10:29")).toEqual(["New rig"]);
    expect(await words("10:30")).toEqual(["No water", "New rig"]);
    expect(await words("11:59")).toEqual(["No water", "New rig"]);
    expect(await words("12:00")).toEqual(["New rig"]);
    const [urgent] = (await at("11:00")).showing;
    expect(urgent?.until).toBe(gymMoment("2026-11-21", "12:00").getTime());
    expect((await at("10:00")).nextStart).toBe(gymMoment("2026-11-21", "10:30").getTime());
    expect((await at("11:00")).nextStart).toBeNull();
  });

  it("adds up the counts of a day in one statement", async () => {
    const db = await fresh();
    const view = { kind: "view", name: "/", source: "direct", count: 1 };
    expect(await countQueries(db, () => addCounts(db, [view, view, { ...view, name: "/about" }], now))).toBe(
      1,
    );
    await addCounts(db, [view], now);
    expect(await readCounts(db, "2026-11-21", "2026-11-21")).toEqual([
      { day: "2026-11-21", ...view, count: 3 },
      { day: "2026-11-21", ...view, name: "/about", count: 1 },
    ]);
  });
});
