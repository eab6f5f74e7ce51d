import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { tmpdir, userInfo } from "node:os";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#db/drivers/database.server.ts";
import { addDays, weekdayName, days } from "#domain/schedule/clock.ts";
import { gymDay } from "#content/gym-clock.ts";
import { readEntries } from "#operations/journal/audit-log.ts";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { gymOn } from "#test/support/gym.ts";
import { storesAround } from "#test/support/stores.ts";
import { parseDate, dayAndTime, everyWeek } from "#operations/timetable/when.ts";

const now = new Date("2026-11-25T17:00:00Z");

test("parses days and times as people type them", () => {
  expect(parseDate("tonight", now)).toBe("2026-11-25");
  expect(parseDate("Wednesday", now)).toBe("2026-11-25");
  expect(parseDate("tue", now)).toBe("2026-12-01");
  expect(parseDate("dec 6", now)).toBe("2026-12-06");
  expect(parseDate("1/2", now)).toBe("2027-01-02");
  expect(parseDate("12/6/2026", now)).toBe("2026-12-06");
  expect(() => parseDate("soon", now)).toThrow("'soon' is not a day");
  expect(["mondays", "every mon", "Tuesdays", "monday", "wednes"].map(everyWeek)).toEqual([
    "Monday",
    "Monday",
    "Tuesday",
    undefined,
    undefined,
  ]);
  expect(dayAndTime("19:30")).toEqual({ time: "19:30" });
  expect(dayAndTime("noon")).toEqual({ time: "12:00" });
  expect(dayAndTime("2026-12-06 7pm")).toEqual({ date: "2026-12-06", time: "19:00" });
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gym-classes-"));
});
afterAll(() => rm(folder, { recursive: true }));

eachDatabaseAtLength((name, fresh) => {
  let db: Database;
  const gym = (...words: string[]) => gymOn(storesAround(db))(words);
  const plain = async (statement: string) => (await sql.raw(statement).execute(db.kysely)).rows;
  const listed = async () => (await gym("classes", "list")).out.split("Different than usual:")[1] ?? "";
  const monday = addDays(gymDay(new Date()), 7 - days.indexOf(weekdayName(gymDay(new Date()))));

  describe("after gym carry", () => {
    beforeEach(async () => {
      db = await fresh();
      expect((await gym("carry", "--yes")).code).toBe(0);
    });

    test("says that there is nothing to do, and counts the rows of an import only", async () => {
      const nothing = "Nothing to do: everything is already as you want it.\n";
      expect((await gym("classes", "restore", "strength", monday, "16:30")).out).toBe(nothing);
      const path = join(folder, `${name} unchanged.csv`);
      await gym("classes", "export", path);
      expect((await gym("classes", "import", path)).out).toBe(
        "Nothing to do: the table has exactly these 68 classes already.\n",
      );
    });

    test("cancels, moves, changes, adds and undoes, each after a preview", async () => {
      const looked = await gym("classes", "cancel", "strength", monday, "16:30", "--why", "Ill", "--check");
      expect(looked.out).toContain("Only a preview");
      expect(await listed()).toBe("");
      await gym("classes", "cancel", "strength", monday, "16:30", "--why", "Ill", "--yes");
      await gym("classes", "move", "boxing", monday, "--to", "tuesday 9am", "--yes");
      await gym("classes", "change", "athletes 8–12", monday, "--coach", "Riley Demo", "--yes");
      const words = ["--program", "adult-classes", "--room", "Mats", "--minutes", "30", "--yes"];
      expect((await gym("classes", "add", "Yoga", monday, "20:00", ...words)).said).toBe("");
      const said = await listed();
      for (const what of ["4:30 PM Strength. Canceled: Ill", "8 PM Yoga. Extra class", "Moved to Tuesday"])
        expect(said).toContain(what);
      expect((await gym("classes", "cancel", "strength", monday, "16:30", "--yes")).said).toContain(
        "canceled already",
      );
      await gym("classes", "change", "strength", monday, "16:30", "--as-usual", "--yes");
      await gym("classes", "cancel", "yoga", monday, "--yes");
      expect(await listed()).not.toMatch(/Ill|Yoga/);
      await gym("undo", "--yes");
      expect(await listed()).toContain("Yoga");
      const log = (await readEntries(db)).filter(({ operation }) => /^(classes\.|undo$)/.test(operation));
      expect(log.length).toBeGreaterThanOrEqual(6);
      expect(new Set(log.map(({ actor, via }) => `${actor} ${via}`))).toEqual(
        new Set([`${userInfo().username} cli`]),
      );
    });

    test("explains invalid input, and changes nothing", async () => {
      const refused = async (...words: string[]) => {
        const { code, said } = await gym("classes", ...words, "--yes");
        expect(code).not.toBe(0);
        return said;
      };
      expect(await refused("cancel", "Strength", monday)).toContain("More than one class is 'Strength'");
      expect(await refused("cancel", "Strenth", monday)).toContain("Did you mean 'strength'?");
      expect(await refused("cancel", "Boxing", "mondays")).toContain("but this is for one date");
      expect(await refused("move", "Boxing", monday, "--to", "later")).toContain("'later' is not a day");
      expect(await refused("change", "Boxing", monday)).toContain("nothing would change");
      expect(await refused("change", "Boxing", monday, "--minutes", "long")).toContain("not a whole number");
      expect(await refused("move", "Boxing", monday, "--to", "23:50")).toContain(
        "--to: a class must end by midnight",
      );
      expect(await refused("move", "Boxing", monday, "--to", "1/1/2020")).toContain("--to: that day is over");
      expect(await refused("add", "Yoga", "mondays", "7pm")).toContain("--program: choose the program");
      expect(await plain("select id from class_changes")).toEqual([]);
    });

    test("changes the week by command and by spreadsheet, and settings by command", async () => {
      await gym("classes", "change", "boxing", "mondays", "--starts", "7:30", "--spots", "12", "--yes");
      const path = join(folder, `${name}.csv`);
      await gym("classes", "export", path);
      const csv = await readFile(path, "utf8");
      expect(csv).toContain('"alpha-omega-boxing-mon-0700"');
      await writeFile(path, csv.replace(/(?<=boxing-mon-0700.*)07:30/, "07:45"));
      expect((await gym("classes", "import", path, "--yes")).out).toContain("1 changed");
      const [row] = await plain("select * from class_times where id = 'alpha-omega-boxing-mon-0700'");
      expect(row).toMatchObject({ starts: "07:45", spots: 12 });

      expect((await gym("settings", "set", "phone", "555", "--yes")).said).toMatch(
        /^Error: VALUE: '555' can't be read/,
      );
      expect((await gym("settings", "set", "hours", "Mon 8am-8pm, Mon 9am-5pm")).said).toContain(
        "VALUE: Monday is named twice",
      );
      expect((await gym("settings", "set", "phon", "555")).said).toContain("Did you mean 'phone'?");
      await gym("settings", "set", "phone", "513-555-0199", "--yes");
      expect((await gym("settings", "list")).out).toContain("(513) 555-0199");
      await gym("say", "Closed at noon", "--until", "friday", "--yes");
      await gym("say", "Closed at one", "--until", "friday", "--yes");
      expect(await plain("select words from announcement")).toEqual([{ words: "Closed at one" }]);
      const backwards = ["--from", "2035-06-05", "--until", "2035-06-01"];
      expect((await gym("say", "Closed", ...backwards, "--yes")).said).toMatch(
        /^Error: Last day: .* is before/,
      );
      await gym("say", "--nothing", "--yes");
      expect(await plain("select words from announcement")).toEqual([]);
      const hours = ["--from", "2035-06-01 9am", "--until", "2035-06-01 noon", "--urgent"];
      await gym("say", "Closed this morning", ...hours, "--yes");
      const [said] = await plain("select * from announcement");
      expect(said).toMatchObject({ first_day: "2035-06-01", first_time: "09:00", last_time: "12:00" });
      expect(said).toMatchObject({ last_day: "2035-06-01", priority: "urgent" });
    });

    test("the current announcement stays until one that starts later", async () => {
      const rows = () => plain("select words, last_day, last_time from announcement order by id");
      await gym("say", "--nothing", "--yes");
      await plain("delete from announcement");
      await gym("say", "No hot water", "--yes");
      await gym("say", "Open house", "--from", "2035-06-02", "--yes");
      const byDay = { words: "No hot water", last_day: "2035-06-01", last_time: null };
      expect(await rows()).toMatchObject([byDay, { words: "Open house", last_day: null }]);
      await gym("say", "Hot again", "--from", "2035-06-01 9am", "--yes");
      const byHour = { words: "No hot water", last_day: "2035-06-01", last_time: "09:00" };
      expect(await rows()).toMatchObject([byHour, { words: "Open house" }, { words: "Hot again" }]);
      await gym("say", "Much later", "--from", "2036-01-01", "--yes");
      expect(await rows()).toMatchObject([byHour, {}, { words: "Hot again", last_day: null }, {}]);
    });
  });

  test("before gym carry, the error message explains it, and --check previews it", async () => {
    db = await fresh();
    // As an older version leaves it.
    await gym("classes", "list");
    for (const table of ["class_times", "gym_settings", "sample_rows"]) await plain(`delete from ${table}`);
    await plain("delete from settings where key = 'classes in the database'");
    expect((await gym("classes", "change", "boxing", "mondays", "--spots", "1", "--yes")).said).toContain(
      "`gym carry`",
    );
    expect((await gym("carry", "--check")).out).toContain("76 added. Only a preview");
    expect(await plain("select id from class_times")).toEqual([]);
    await gym("carry", "--yes");
    expect(await plain("select id from class_times")).toHaveLength(68);
    expect((await gym("carry")).out).toContain("Nothing to do");
  });
});
