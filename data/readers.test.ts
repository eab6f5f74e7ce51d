import { expect, it, vi } from "vitest";
import { readChallenges } from "#data/challenges.server.ts";
import { addCounts, readCounts } from "#data/visits/daily-counts.server.ts";
import { type Database, openDatabase } from "#data/store/database.server.ts";
import { readEvents } from "#data/events.server.ts";
import { readAnnouncement, readHolidayHours } from "#data/notices.server.ts";
import { readPlans } from "#data/plans.server.ts";
import { readTestimonials } from "#data/testimonials.server.ts";
import { countTourImages, readTourImages, type TourImage } from "#data/tour-images.server.ts";
import { readTrainerPage, readTrainers } from "#data/trainers.server.ts";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { priceOverrides } from "#content/plans.ts";
import { timeZone } from "#content/site.ts";
import { momentAt } from "#content/week.ts";

const now = momentAt("2026-11-21", "10:00", timeZone);
const midnight = momentAt("2026-11-22", "00:00", timeZone);
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

/** How many rows the database hands out. */
async function rowsOf(db: Database, work: () => Promise<unknown>): Promise<number> {
  const asked = vi.spyOn(db.kysely.getExecutor(), "executeQuery");
  await work();
  const results = await Promise.all(asked.mock.results.map(({ value }) => value));
  asked.mockRestore();
  return results.reduce((sum, { rows }) => sum + rows.length, 0);
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
      ["Open Gym - Family", priceOverrides.get("Open Gym - Family")],
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
      `insert into tour_images values (1, '7', null, '10'), (2, '8', 'Racks', '9'), (3, 'x', '', '1'), (4, '2', '', null), (5, '0', '', '1'), (6, '12', '', 'soon'), (7, '3', '', '-1.5')`,
    );
    const db = await openDatabase(place);
    expect((await readPlans(db)).map(({ name, price, term }) => [name, price, term])).toEqual([
      ["Mayhem", "$90.00", ""],
      ["Nutrition", "$1,000.00", "Monthly"],
    ]);
    const pictures = [
      { number: 3, key: "tour-images/image 3.webp", alt: "Photo 3 of the gym" },
      { number: 8, key: "tour-images/image 8.webp", alt: "Racks" },
      { number: 7, key: "tour-images/image 7.webp", alt: "Photo 7 of the gym" },
      { number: 2, key: "tour-images/image 2.webp", alt: "Photo 2 of the gym" },
      { number: 12, key: "tour-images/image 12.webp", alt: "Photo 12 of the gym" },
    ];
    expect(await readTourImages(db)).toEqual(pictures);
    expect(await readTourImages(db, { before: 1, shown: 5 })).toEqual(pictures.slice(1));
    expect(await countTourImages(db)).toBe(5);
    await db.close();
  });

  it("reads the columns of tour_images by the names that they have, and by those that they get", async () => {
    const place = await fresh.place();
    await place.plain(
      `create table tour_images (id integer, "Image_Number" integer, alt_text text, "DISPLAY_ORDER" text)`,
    );
    await place.plain(`insert into tour_images values (1, 4, 'Racks', null)`);
    const db = await openDatabase(place);
    const part = { before: 0, shown: 6 };
    const racks = { number: 4, key: "tour-images/image 4.webp", alt: "Racks" };
    expect(await readTourImages(db, part)).toEqual([racks]);
    await place.plain(`alter table tour_images rename to elsewhere`);
    await place.plain(
      `create table tour_images (id integer, image_number text, alt_text text, display_order integer)`,
    );
    await place.plain(`insert into tour_images values (1, '4', 'Racks', 1)`);
    await readTourImages(db, part).catch(() => undefined);
    expect(await readTourImages(db, part)).toEqual([racks]);
    await db.close();
  });

  it("reads no more tour photos than are asked for, whichever part of them it is", async () => {
    const db = await fresh();
    const row = (number: number | null, place: number | null) => ({
      id: 1000 + (number ?? 0),
      image_number: number,
      alt_text: null,
      display_order: place,
    });
    const rows = Array.from({ length: 40 }, (_, index) => row(index + 1, index % 3 ? 50 - index : null));
    await db.kysely
      .insertInto("tour_images")
      .values([...rows, row(null, 1)])
      .execute();
    const all = await readTourImages(db);
    expect(all).toHaveLength(40);
    const parts: TourImage[] = [];
    for (let before = 0; before < 40; before += 6) {
      const part = { before, shown: Math.min(40, before + 6) };
      expect(await rowsOf(db, async () => parts.push(...(await readTourImages(db, part))))).toBe(
        part.shown - before,
      );
    }
    expect(parts).toEqual(all);
    expect(await rowsOf(db, async () => expect(await countTourImages(db)).toBe(40))).toBe(1);
    expect(await rowsOf(db, () => readTourImages(db, { before: 0, shown: 0 }))).toBe(0);
  });

  it("reads one page of trainers as it stands among all, and the last one beyond it", async () => {
    const db = await fresh();
    const names = Array.from({ length: 20 }, (_, index) => `${"ZYX"[index % 3]}oe Sample`);
    await db.kysely
      .insertInto("Evo trainers")
      .values(names.map((name) => ({ Name: name, Role: "Coach", bio: null })))
      .execute();
    const pictures = async () => [{ name: "yoe-sample.png" }];
    const all = await readTrainers(db, pictures);
    const page = (number: number) => readTrainerPage(db, pictures, { page: number, perPage: 8 });
    expect(all.map(({ id }) => id)).toContain("yoe-sample-7");
    expect(await page(1)).toEqual({ page: 1, pages: 3, total: 20, trainers: all.slice(0, 8) });
    expect(await page(2)).toMatchObject({ page: 2, trainers: all.slice(8, 16) });
    expect(await page(9)).toMatchObject({ page: 3, trainers: all.slice(16) });
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
        event("long over", "2026-11-19", "09:00"),
        event("broken", "next week", "10:00"),
      ])
      .execute();
    expect(await rowsOf(db, () => readEvents(db, now))).toBe(5);
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
      until: midnight.getTime(),
    });
    expect(await readAnnouncement(db, midnight)).toBeNull();
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
