import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "#db/drivers/database.server.ts";
import { eachDatabaseAtLength, type Place } from "#test/support/fresh-database.ts";
import { gymOn } from "#test/support/gym.ts";
import { gymAt } from "#test/support/gym.ts";
import { runGym } from "#test/support/run-gym.ts";
import { storesAround } from "#test/support/stores.ts";
import { priceOverrides } from "#content/plans.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gym-import-"));
});
afterAll(() => rm(folder, { recursive: true }));

const HEADINGS = "Plan Name,Term,Price,URL";
const ROUNDS = process.env.LONG_TESTS === "1" ? 25 : 3;

eachDatabaseAtLength((name, fresh) => {
  let place: Place;
  let db: Database;
  const gym = (words: string[], typed = "") => gymOn(storesAround(db))(words, typed);
  const write = async (text: string | Buffer) => {
    const path = join(folder, `${name} ${Math.random()}.csv`);
    await writeFile(path, text);
    return path;
  };
  const prices = async () =>
    new Map(
      (await place.plain('select * from "Evo Membership Plans"')).map((row) => [
        row["Plan Name"],
        row["Price"],
      ]),
    );

  beforeAll(async () => {
    place = await fresh.place("sample");
    db = await openDatabase(place);
    await db.kysely
      .insertInto("announcement")
      .values({
        id: 1,
        words: " '-10% today\r\n=all of it ",
        link_label: null,
        link_url: "/pricing",
        first_day: null,
        last_day: null,
      })
      .execute();
    return () => db.close();
  });

  test.each([
    "plans",
    "trainers",
    "events",
    "challenges",
    "testimonials",
    "hours",
    "announcement",
    "classes",
    "settings",
  ])("%s: can be listed, and importing an export changes nothing", async (subject) => {
    const path = join(folder, `${name} ${subject}.csv`);
    expect((await gym([subject, "export", path])).code).toBe(0);
    const again = await gym([subject, "import", path]);
    expect(again.out).toContain("Nothing to do");
    const listed = JSON.parse((await gym([subject, "list", "--json"])).out) as unknown[];
    expect(listed.length).toBeGreaterThan(0);
  });

  test("shows the difference, asks, applies it in one step, and undoes it", async () => {
    const csv = await readFile(join(folder, `${name} plans.csv`), "utf8");
    const edited = csv
      .replace("$20.00", "$22.50")
      .replace('"Open Gym - Family","Monthly","$125.00"', '"Open Gym - Family","Monthly","$130.00"')
      .replace(/^"Mayhem",.*\r\n/m, 'New One,Month,"$1,000.00",https://join.example/new\r\n');
    const path = await write(edited);
    const refused = await gym(["plans", "import", path], "no\n");
    expect(refused.out).toContain("- Mayhem");
    expect(refused.out).toContain("+ New One");
    expect(refused.out).toContain("Price: $20.00 -> $22.50");
    expect(refused.said).toContain(
      `Visitors see ${priceOverrides.get("Open Gym - Family")} for 'Open Gym - Family', not $130.00`,
    );
    expect(refused.said).toContain("program pages will leave out plans that are not in the list");
    expect(refused.said).toContain(
      "'New One' has the term 'Month', which visitors see as written; did you mean 'Monthly'?",
    );
    expect((await gym(["plans", "import", path, "--check"])).out).toContain("nothing was changed");
    expect((await gym(["plans", "import", path])).code).toBe(1);
    expect((await prices()).get("Drop In")).toBe("$20.00");

    const done = await gym(["plans", "import", path], "yes\n");
    expect(done.code).toBe(0);
    expect((await prices()).get("Drop In")).toBe("$22.50");
    expect((await prices()).has("Mayhem")).toBe(false);
    expect((await gym(["log"])).out).toContain("Prices: 1 added, 2 changed, 1 removed");

    expect((await gym(["undo"], "y\n")).out).toContain("+ Mayhem");
    expect((await prices()).get("Drop In")).toBe("$20.00");
    expect((await prices()).get("Mayhem")).toBe("$90.00");
    expect((await gym(["undo", "--yes"])).said).toContain("There is no change to undo");
  });

  test("undo after a failed import changes nothing, and names the import before it", async () => {
    const path = await write(
      (await readFile(join(folder, `${name} plans.csv`), "utf8")).replace("$20.00", "$23.00"),
    );
    expect((await gym(["plans", "import", path, "--yes"])).code).toBe(0);
    const price = async () => (await prices()).get("Drop In");
    for (const bad of [
      await write("Plan Name,Term\n"),
      join(folder, "missing.csv"),
      await write("PK\u0003\u0004"),
    ]) {
      expect((await gym(["plans", "import", bad, "--yes"])).code).toBe(1);
      const undone = await gym(["undo", "--yes"]);
      expect([undone.code, undone.out]).toEqual([1, ""]);
      expect(undone.said).toContain(`from ${basename(bad)}) failed and changed nothing`);
      expect(await price()).toBe("$23.00");
    }
    const [, id = ""] = /gym undo (\w{8})/.exec((await gym(["undo"])).said) ?? [];
    expect((await gym(["undo", id, "--yes"])).code).toBe(0);
    expect(await price()).toBe("$20.00");
    expect((await gym(["undo", "--yes"])).said).toContain("There is no change to undo");

    // An unconfirmed import also failed. The change made after it is the one to undo.
    expect((await gym(["plans", "import", path])).code).toBe(1);
    expect((await gym(["undo", "--yes"])).said).toContain("failed and changed nothing");
    expect((await gym(["plans", "change", "Drop In", "--price", "$24.00", "--yes"])).code).toBe(0);
    expect((await gym(["undo", "--yes"])).code).toBe(0);
    expect(await price()).toBe("$20.00");

    // A preview and the answer no are not failures.
    await gym(["plans", "import", path, "--yes"]);
    await gym(["plans", "import", await write("Plan Name,Term\n"), "--check"]);
    await gym(["plans", "import", join(folder, `${name} plans.csv`)], "no\n");
    expect((await gym(["undo", "--yes"])).code).toBe(0);
    expect(await price()).toBe("$20.00");
  });

  test("reads what spreadsheets write: semicolons, Windows text, American dates and times", async () => {
    const events = [
      "title;day;starts;ends;location;description;image;capacity;capacity_note;status;id",
      'Café Workout;12/6/2027;9:00 AM;1:30 PM;Main floor;"One; two";;30;;Planned;',
    ].join("\r\n");
    const answer = await gym([
      "events",
      "import",
      await write(Buffer.from(events, "latin1")),
      "--yes",
      "--json",
    ]);
    const { added } = JSON.parse(answer.out) as { added: Record<string, unknown>[] };
    expect(added[0]).toMatchObject({
      id: "cafe-workout-2027-12-06",
      title: "Café Workout",
      day: "2027-12-06",
      starts: "09:00",
      ends: "13:30",
    });
    expect(answer.said).toContain("not UTF-8");
    expect((await gym(["undo", "--yes"])).code).toBe(0);
  });

  test(`kill -9 at ${ROUNDS} points of an import leaves the old prices or the new ones`, async () => {
    const old = await prices();
    const rows = [...old.keys()].map((plan) => `"${String(plan)}",Monthly,$1.00,`);
    const path = await write([HEADINGS, ...rows].join("\n"));
    const started = performance.now();
    await gymAt(place, ["plans", "import", path, "--yes"]);
    const took = performance.now() - started;
    const fresh = await prices();
    expect(new Set(fresh.values())).toEqual(new Set(["$1.00"]));
    await gym(["undo", "--yes"]);
    expect(await prices()).toEqual(old);
    for (let round = 0; round < ROUNDS; round += 1) {
      await runGym(place.env, ["plans", "import", path, "--yes"], {
        killAfterMs: took * (0.4 + (0.6 * round) / ROUNDS),
      });
      await sleep(20);
      const now = await prices();
      const isNew = now.get("Drop In") === "$1.00";
      expect(now).toEqual(isNew ? fresh : old);
      if (isNew) await gym(["undo", "--yes"]);
    }
  });
});
