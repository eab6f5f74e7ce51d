import { expect, it } from "vitest";
import { readChallenges } from "#data/challenges.server.ts";
import { addCounts, readCounts } from "#data/daily-counts.server.ts";
import { type Database, openDatabase } from "#data/database.server.ts";
import { readEvents } from "#data/events.server.ts";
import { readAnnouncement, readHolidayHours } from "#data/notices.server.ts";
import { readPlans } from "#data/plans.server.ts";
import { readTestimonials } from "#data/testimonials.server.ts";
import { readTourImages } from "#data/tour-images.server.ts";
import { readTrainers } from "#data/trainers.server.ts";
import { eachDatabase } from "#test/fresh-database.ts";

const now = new Date("2026-11-21T15:00:00Z");
const noPictures = async () => [];

const plan = (name: string | null, price: string | null, url: string | null = "https://join.example/x") => ({
  "Plan Name": name,
  Term: "Monthly",
  Price: price,
  URL: url,
});

async function queriesOf(db: Database, work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  db.onQuery = () => (count += 1);
  await work();
  delete db.onQuery;
  return count;
}

eachDatabase((_name, fresh) => {
  it("reads plans by price as numbers, and leaves out one that has no name", async () => {
    const db = await fresh();
    const rows = [
      plan("B", "$1,000.00"),
      plan(null, "$1.00"),
      plan("C", "ask us"),
      plan("A", "$100.00"),
      plan("Open Gym - Family", "$900.00"),
    ];
    await db.kysely.insertInto("Evo Membership Plans").values(rows).execute();
    expect((await readPlans(db)).map(({ name, price }) => [name, price])).toEqual([
      ["A", "$100.00"],
      ["Open Gym - Family", "$100.00"],
      ["B", "$1,000.00"],
      ["C", "ask us"],
    ]);
  });

  it("never hands out a link that is none", async () => {
    const db = await fresh();
    const links = ["javascript:alert(1)", "www.join.example/a", null, "http://join.example", "nonsense"];
    const rows = links.map((link, index) => plan(`Plan ${index}`, `$${index + 1}.00`, link));
    await db.kysely.insertInto("Evo Membership Plans").values(rows).execute();
    expect((await readPlans(db)).map(({ url }) => url)).toEqual([
      null,
      "https://www.join.example/a",
      null,
      "http://join.example",
      null,
    ]);
  });

  it("reads existing tables whatever their types and letter case", async () => {
    const place = await fresh.place();
    await place.plain(
      `create table "Evo Membership Plans" ("Plan Name" text, term text, price numeric, url text)`,
    );
    await place.plain(
      `insert into "Evo Membership Plans" values ('Mayhem', null, 90, null), ('Nutrition', 'Monthly', 1000, 'https://a.example')`,
    );
    await place.plain(
      `create table tour_images (id integer, image_number text, alt_text text, display_order text)`,
    );
    await place.plain(
      `insert into tour_images values (1, '7', null, '10'), (2, '8', 'Racks', '9'), (3, 'x', '', '1'), (4, '2', '', null)`,
    );
    const db = await openDatabase(place);
    expect((await readPlans(db)).map(({ name, price, term }) => [name, price, term])).toEqual([
      ["Mayhem", "$90.00", ""],
      ["Nutrition", "$1,000.00", "Monthly"],
    ]);
    expect(await readTourImages(db)).toEqual([
      { number: 8, key: "tour-images/image 8.webp", alt: "Racks" },
      { number: 7, key: "tour-images/image 7.webp", alt: "Photo 7 of the gym" },
      { number: 2, key: "tour-images/image 2.webp", alt: "Photo 2 of the gym" },
    ]);
    await db.close();
  });

  it("reads trainers in their order, with one look into the bucket and one query", async () => {
    const db = await fresh();
    const people = ["Ann Sample", "Casey Sample", "Bea Sample", null, "Ann Sample"];
    await db.kysely
      .insertInto("Evo trainers")
      .values(people.map((name) => ({ Name: name, Role: "Coach", bio: null })))
      .execute();
    let looks = 0;
    const pictures = async () => {
      looks += 1;
      return [{ name: "bea-sample.jpg" }];
    };
    const queries = await queriesOf(db, () => readTrainers(db, pictures));
    const team = await readTrainers(db, pictures);
    expect(team.map(({ id }) => id)).toEqual(["casey-sample", "bea-sample", "ann-sample", "ann-sample-2"]);
    expect(team[1]?.picture).toBe("trainers/bea-sample.jpg");
    expect([queries, looks]).toEqual([1, 1]);
  });

  it("shows trainers without pictures when the bucket is gone", async () => {
    const db = await fresh();
    await db.kysely
      .insertInto("Evo trainers")
      .values({ Name: "Ann Sample", Role: null, bio: null })
      .execute();
    const team = await readTrainers(db, () => Promise.reject(new Error("no such bucket")));
    expect(team).toMatchObject([{ name: "Ann Sample", role: "Team Member", picture: null }]);
  });

  it("finds the trainers again by itself after their table was gone for a moment", async () => {
    const place = await fresh.place();
    const db = await openDatabase(place);
    await place.plain(`alter table "Evo trainers" rename to elsewhere`);
    const began = performance.now();
    await expect(readTrainers(db, noPictures)).rejects.toThrow();
    expect(performance.now() - began).toBeLessThan(1_800);
    await place.plain(`alter table elsewhere rename to "Evo trainers"`);
    expect(await readTrainers(db, noPictures)).toEqual([]);
    await db.close();
  });

  it("lets past events leave by themselves and keeps cancelled ones", async () => {
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
        event("broken", "next week", "10:00"),
      ])
      .execute();
    const events = await readEvents(db, now);
    expect(events.map(({ id, cancelled }) => [id, cancelled])).toEqual([
      ["running", false],
      ["soon", true],
      ["later", false],
    ]);
  });

  it("reads challenges, testimonials, holiday hours and the announcement", async () => {
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

    expect(await readAnnouncement(db, now)).toBeNull();
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
    expect(await readAnnouncement(db, now)).toEqual({
      words: "Open house",
      link: { label: "Read more", url: "/events" },
      until: Date.parse("2026-11-22T05:00:00Z"),
    });
    expect(await readAnnouncement(db, new Date("2026-11-22T05:00:00Z"))).toBeNull();
  });

  it("adds counts of the day together, one statement for all", async () => {
    const db = await fresh();
    const view = { kind: "view", name: "/", source: "direct", count: 1 };
    expect(await queriesOf(db, () => addCounts(db, [view, view, { ...view, name: "/about" }], now))).toBe(1);
    await addCounts(db, [view], now);
    expect(await readCounts(db, "2026-11-21", "2026-11-21")).toEqual([
      { day: "2026-11-21", ...view, count: 3 },
      { day: "2026-11-21", ...view, name: "/about", count: 1 },
    ]);
  });
});
