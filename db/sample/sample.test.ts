import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { expect, it } from "vitest";
import { readChallenges, readEvents } from "#db/readers/events.server.ts";
import type { Env } from "#config/env.server.ts";
import { firstClasses } from "#content/class-pages.ts";
import { connect, type Database, openDatabase } from "#db/drivers/database.server.ts";
import { planGroups, planNames } from "#content/plans.ts";
import { groupPlans } from "#domain/plan-lists.ts";
import { readPlans } from "#db/readers/plans.server.ts";
import { clearSample, loadSample, sampleRows } from "./sample.server.ts";
import { readTestimonials } from "#db/readers/testimonials.server.ts";
import { readTourImages } from "#db/readers/pictures.server.ts";
import { readTrainers } from "#db/readers/trainers.server.ts";
import { eachDatabase, type Place } from "#test/support/fresh-database.ts";

const now = new Date("2026-11-21T15:00:00Z");

eachDatabase((name, fresh) => {
  it("fills every part of the site", async () => {
    const db = await fresh();
    await loadSample(db, now);

    const plans = await readPlans(db);
    expect(plans.map((plan) => plan.name).toSorted()).toEqual([...planNames].toSorted());
    expect(plans.every(({ url, cents }) => url && cents)).toBe(true);
    const grouped = groupPlans(plans, planGroups);
    expect(grouped).toHaveLength(8);
    const sections = grouped.flatMap((group) => group.sections.map(({ section }) => section));
    expect(new Set(sections)).toEqual(new Set(["Try a Class", "Recurring Memberships"]));
    const findPrice = (wanted: string) => plans.find((plan) => plan.name === wanted)?.price;
    expect([
      findPrice("Nutrition"),
      findPrice("Nutrition - Couples"),
      findPrice("Open Gym - Family"),
    ]).toEqual(["$150.00", "$250.00", "$100.00"]);

    const team = await readTrainers(db, async () => []);
    expect(team).toHaveLength(25);
    expect(new Set(team.map(({ role }) => role))).toEqual(
      new Set([
        "Owner",
        "Head Coach",
        "Coach/Operations",
        "Coach/Sales & Marketing",
        "Coach/Nutrition Team",
        "Administration Manager",
        "Coach",
        "Team Member",
      ]),
    );
    expect(team.filter(({ hasBio }) => !hasBio).length).toBeGreaterThan(2);
    expect(team.some(({ bio }) => bio.length > 100)).toBe(true);

    const pictures = await readTourImages(db);
    expect(pictures.length).toBeGreaterThan(0);
    expect(new Set(pictures.map(({ key }) => key)).size).toBe(pictures.length);

    const events = await readEvents(db, now);
    expect(events.map(({ capacityLabel }) => capacityLabel)).toEqual([
      "30 spots",
      "20 per workshop",
      "Unlimited",
      "15 spots",
    ]);
    expect((events[0]?.startsAt ?? 0) - now.getTime()).toBeGreaterThan(6 * 86_400_000);
    expect((await readChallenges(db)).map(({ month, title, status }) => [month, title, status])).toEqual([
      ["June", "30-Day Plank Challenge", "enrollment open"],
      ["July", "Summer Shred", "coming soon"],
      ["August", "10K Step Challenge", "coming soon"],
    ]);
    const voices = await readTestimonials(db, now);
    expect(voices).toHaveLength(6);
    expect(voices.every(({ source }) => source.includes("not a real review"))).toBe(true);
    expect(voices.some(({ content }) => content.length > 150)).toBe(true);
  });

  it("marks rows as sample until they are edited", async () => {
    const db = await fresh();
    await loadSample(db, now);
    const before = await sampleRows(db);
    await db.kysely
      .updateTable("Evo trainers")
      .set({ bio: "My own words." })
      .where("Name", "=", "Casey Sample")
      .execute();
    await db.kysely
      .updateTable("Evo Membership Plans")
      .set({ Price: "$1.00" })
      .where("Plan Name", "=", "Mayhem")
      .execute();
    const after = await sampleRows(db);
    expect(before.length - after.length).toBe(2);
    expect(after).not.toContainEqual({ table: "Evo trainers", key: "Casey Sample" });

    await clearSample(db);
    expect((await readTrainers(db, async () => [])).map((one) => one.name)).toEqual(["Casey Sample"]);
    expect((await readPlans(db)).map((one) => one.name)).toEqual(["Mayhem"]);
    expect(await sampleRows(db)).toEqual([]);
  });

  it("never mixes sample rows with real ones", async () => {
    const db = await fresh();
    await db.kysely
      .insertInto("Evo trainers")
      .values({ Name: "Ann Real", Role: "Owner", bio: null })
      .execute();
    const loaded = await loadSample(db, now);
    expect(loaded).toContainEqual({ table: "Evo trainers", rows: 0 });
    expect(loaded).toContainEqual({ table: "Evo Membership Plans", rows: 20 });
  });

  it("is loaded once into a new store", async () => {
    const place = await fresh.place("nothing");
    await (await openDatabase(place)).close();
    const begun = await openDatabase({ ...place, sample: true });
    expect(await readPlans(begun)).toHaveLength(20);
    await clearSample(begun);
    await begun.close();
    const again = await openDatabase({ ...place, sample: true });
    expect(await readPlans(again)).toEqual([]);
    await again.close();
  });

  it("a server's first start fills the timetable, so that the first class of the gym hides no other", async () => {
    const place = await fresh.place("nothing");
    const start = () => connect(place.env as unknown as Env).site;
    const stored = (db: Database) => db.kysely.selectFrom("class_times").select("id").execute();
    const first = start();
    expect(await stored(first)).toHaveLength(firstClasses.length);
    await first.kysely.deleteFrom("class_times").execute();
    await first.close();
    const later = start();
    expect(await stored(later)).toEqual([]);
    await later.close();
  });

  it("does not fill the timetable of a gym that has data", async () => {
    const place = await fresh.place("tables");
    await addRealTrainer(place);
    const later = await openDatabase({ ...place, timetable: true });
    expect(await later.kysely.selectFrom("class_times").select("id").execute()).toEqual([]);
    await later.close();
  });

  it("is complete after a first start that was killed at any point", async () => {
    for (const milliseconds of [120, 180, 240, 300]) {
      const place = await fresh.place("nothing");
      const script = `import { openDatabase } from "#db/drivers/database.server.ts";
        await openDatabase({ ...JSON.parse(process.env.PLACE), sample: true });
        setInterval(() => {}, 1_000);`;
      const { databaseUrl, dataDir } = place;
      const first = spawn(process.execPath, ["--input-type=module", "--eval", script], {
        env: { ...process.env, PLACE: JSON.stringify({ databaseUrl, dataDir }) },
        stdio: "ignore",
      });
      setTimeout(() => first.kill("SIGKILL"), milliseconds);
      await once(first, "close");
      const second = await openDatabase({ ...place, sample: true });
      expect(await readPlans(second)).toHaveLength(20);
      expect(await readTrainers(second, async () => [])).toHaveLength(25);
      await second.close();
    }
  });

  it("is not loaded into a store that contains anything", async () => {
    const place = await fresh.place("nothing");
    await addRealTrainer(place);
    const later = await openDatabase({ ...place, sample: true });
    expect(await readPlans(later)).toEqual([]);
    await later.close();
    if (name === "SQLite") await rm(place.dataDir, { recursive: true });
  });
});

/** The first data of a gym. */
async function addRealTrainer(place: Place) {
  const db = await openDatabase(place);
  await db.kysely.insertInto("Evo trainers").values({ Name: "Ann Real", Role: "Owner", bio: null }).execute();
  await db.close();
}
