import { expect, it } from "vitest";
import { openDatabase } from "#db/drivers/database.server.ts";
import { readPlans } from "./plans.server.ts";
import { countTourImages, readTourImages, type TourImage } from "./pictures.server.ts";
import { countRows } from "#test/support/database-use.ts";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { priceOverrides } from "#content/plans.ts";

const plan = (name: string | null, price: string | null, url: string | null = "https://join.example/x") => ({
  "Plan Name": name,
  Term: "Monthly",
  Price: price,
  URL: url,
});

eachDatabase((_name, fresh) => {
  it("sorts plans by numeric price, and leaves out one without a name", async () => {
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
    await db.kysely.updateTable("price_overrides").set({ price: "95" }).execute();
    const shown = async () => (await readPlans(db)).find(({ name }) => name === "Open Gym - Family")?.price;
    expect(await shown()).toBe("$95.00");
    await db.kysely.deleteFrom("price_overrides").execute();
    expect(await shown()).toBe("$900.00");
  });

  it("never returns an invalid link", async () => {
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

  it("reads existing tables with any types and letter case", async () => {
    const place = await fresh.place("nothing");
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

  it("reads the columns of tour_images by their actual names, after a rename too", async () => {
    const place = await fresh.place("nothing");
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

  it("reads only the requested part of the tour photos", async () => {
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
      expect(await countRows(db, async () => parts.push(...(await readTourImages(db, part))))).toBe(
        part.shown - before,
      );
    }
    expect(parts).toEqual(all);
    expect(await countRows(db, async () => expect(await countTourImages(db)).toBe(40))).toBe(1);
    expect(await countRows(db, () => readTourImages(db, { before: 0, shown: 0 }))).toBe(0);
    const stored = ["image 1.webp", "image 039.webp", "image 39.webp", "image 41.webp", "racks.webp"];
    expect(await countTourImages(db, stored)).toBe(2);
    const there = await readTourImages(db, { before: 0, shown: 6 }, stored);
    expect(there.map(({ number }) => number).toSorted()).toEqual([1, 39]);
  });
});
