import { beforeEach, describe, expect, test } from "vitest";
import { originalJobs, originalPartners, originalQuestions } from "#content/originals/site-lists.ts";
import { originalPrograms } from "#content/originals/site-programs.ts";
import { siteTexts, textProblem } from "#content/originals/site-texts.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { readGymContent } from "#db/readers/gym.server.ts";
import { loadSample } from "#db/sample/sample.server.ts";
import { readChangeDates, readJobs, readPartners, readQuestions } from "#db/readers/site-lists.server.ts";
import { findCollection, findOperation } from "#operations/registry.ts";
import { checkSample } from "#operations/health/check-sample.ts";
import { csvLines, readCsv } from "#operations/sheets/csv.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { plan, run } from "#operations/run.ts";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { coach, storesAround } from "#test/support/stores.ts";

// Texts and lists of content/ that the gym changes: the table holds the changes only.

test("every text has a name of its own and keeps its own rules", () => {
  expect(new Set(siteTexts.map(({ name }) => name)).size).toBe(siteTexts.length);
  expect(siteTexts.filter((text) => textProblem(text, text.original)).map(({ name }) => name)).toEqual([]);
  expect(siteTexts.filter(({ original }) => original !== original.trim() || original === "")).toEqual([]);
});

eachDatabase((_name, fresh) => {
  let db: Database;
  beforeEach(async () => {
    db = await fresh();
  });

  const doIt = (name: string, input: Record<string, unknown>) =>
    run(findOperation(name), { input, actor: coach, stores: storesAround(db) });
  const stored = async (table: "site_texts" | "site_jobs") =>
    (await db.kysely.selectFrom(table).selectAll().execute()).length;
  const headline = async () => (await readGymContent(db)).text("home.headline");
  const original = siteTexts.find(({ name }) => name === "home.headline")!.original;

  describe("a text", () => {
    test("is the original, the gym's own, and the original again after undo", async () => {
      expect(await headline()).toBe(original);
      const done = await doIt("texts.change", { key: "home.headline", value: "Lift\nheavy\nthings" });
      expect(done?.sentence).toBe("Home: Headline changed: “Lift heavy things”");
      expect(await headline()).toBe("Lift\nheavy\nthings");
      expect(await stored("site_texts")).toBe(1);
      await doIt("undo", { id: done!.entry });
      expect(await headline()).toBe(original);
      expect(await stored("site_texts")).toBe(0);
    });

    test("becomes the original by reset, by an empty text, and by an import without it; each can be undone", async () => {
      const calls: [string, Record<string, unknown>][] = [
        ["texts.reset", { key: "home.headline" }],
        ["texts.change", { key: "home.headline", value: " " }],
        ["texts.import", { sheet: { rows: [["name", "value"]], notes: [] } }],
      ];
      for (const [name, input] of calls) {
        await doIt("texts.change", { key: "home.headline", value: "Ours" });
        const done = await doIt(name, input);
        expect(await headline(), name).toBe(original);
        expect(await stored("site_texts"), name).toBe(0);
        await doIt("undo", { id: done!.entry });
        expect(await headline(), name).toBe("Ours");
      }
    });

    test("is refused if it is too long, has too many lines, is HTML, or is on no page", async () => {
      const refused = (key: string, value: string) =>
        expect(doIt("texts.change", { key, value }).then(() => "saved")).rejects;
      await refused("home.headline", "x".repeat(61)).toThrow(/write at most 60/);
      await refused("home.headline", "a\nb\nc\nd").toThrow(/this has 4 lines; write at most 3/);
      await refused("home.welcome", "a\nb").toThrow(/this has 2 lines/);
      await refused("home.welcome", "<b>Hi</b>").toThrow(/plain text/);
      await refused("home.nothing", "Hi").toThrow("There is no text 'home.nothing'");
      const sheet = {
        rows: [
          ["name", "value"],
          ["home.nothing", "Hi"],
        ],
        notes: [],
      };
      await expect(doIt("texts.import", { sheet })).rejects.toThrow("no page has a text 'home.nothing'");
      expect(await stored("site_texts")).toBe(0);
    });

    test("is shown before it is saved, with the page that shows it", async () => {
      const planned = await plan(findOperation("texts.change"), {
        input: { key: "about.subtitle", value: "Hi" },
        actor: coach,
        stores: storesAround(db),
      });
      expect(planned.change).toMatchObject({
        page: "/about",
        lines: [{ sign: "~", title: "About Us: Below the heading", cells: [{ label: "Text", to: "Hi" }] }],
      });
      expect(await stored("site_texts")).toBe(0);
    });
  });

  describe("a list", () => {
    test("equals the list in content/ until the gym changes it", async () => {
      expect((await readJobs(db)).map(({ title }) => title)).toEqual(originalJobs.map(({ title }) => title));
      expect((await readPartners(db)).map(({ name }) => name)).toEqual(
        originalPartners.map(({ name }) => name),
      );
      expect(await readQuestions(db)).toEqual(originalQuestions);
      expect(await readRows(db, findCollection("jobs")!)).toHaveLength(originalJobs.length);
    });

    test("hides and shows an entry of content/, which cannot be removed", async () => {
      const { id, title } = originalJobs[0]!;
      const titles = async () => (await readJobs(db)).map((job) => job.title);
      const done = await doIt("jobs.change", { key: id, hidden: "hidden" });
      expect(done?.sentence).toBe(`${title} hidden from the site`);
      expect(await titles()).not.toContain(title);
      await doIt("undo", { id: done!.entry });
      expect(await titles()).toContain(title);
      await expect(doIt("jobs.remove", { key: id })).rejects.toThrow("so it can't be removed");
    });

    test("takes entries of the gym, in their place, and loses them again", async () => {
      const added = await doIt("jobs.add", { title: "Cleaner", description: "Evenings.", position: "1" });
      expect((await readJobs(db))[0]).toMatchObject({ id: "cleaner", title: "Cleaner", facts: [] });
      await expect(doIt("jobs.reset", { key: "cleaner" })).rejects.toThrow("no original");
      await doIt("jobs.remove", { key: "cleaner" });
      await expect(doIt("undo", { id: added!.entry })).resolves.toBeUndefined();
      expect(await readJobs(db)).toHaveLength(originalJobs.length);
    });

    test("knows when it last changed", async () => {
      expect(await readChangeDates(db)).toEqual(new Map());
      await doIt("jobs.change", { key: originalJobs[0]!.id, facts: "Part time\nMornings" });
      await doIt("texts.change", { key: "home.welcome", value: "Hi" });
      expect([...(await readChangeDates(db)).keys()].toSorted()).toEqual(["home.welcome", "jobs"]);
      expect((await readJobs(db))[0]!.facts).toEqual(["Part time", "Mornings"]);
    });

    test("rewords, hides and adds programs; names of content/ stay", async () => {
      const [first, second] = originalPrograms;
      const { programs } = await readGymContent(db);
      expect(programs.shown.map(({ slug }) => slug)).toEqual(originalPrograms.map(({ id }) => id));
      await doIt("programs.change", { key: first!.id, description: "Ours.", about: "One.\n\nTwo." });
      await doIt("programs.change", { key: second!.id, hidden: "hidden" });
      await doIt("programs.add", { title: "Yoga", description: "Slow.", about: "On mats.", position: "1" });
      const now = (await readGymContent(db)).programs;
      expect(now.shown[1]).toMatchObject({ description: "Ours.", paragraphs: ["One.", "Two."] });
      expect(now.shown[0]).toMatchObject({ slug: "yoga", title: "Yoga", plans: [] });
      expect([now.hidden, now.added]).toEqual([[`/programs/${second!.id}`], ["/programs/yoga"]]);
      expect(now.shown).toHaveLength(originalPrograms.length);
      await expect(doIt("programs.change", { key: first!.id, title: "Other" })).rejects.toThrow(
        "comes with the site",
      );
      await expect(
        doIt("programs.add", { id: "../x", title: "X", description: "X.", about: "X.", position: "1" }),
      ).rejects.toThrow("can't be used in a URL");
    });

    test("warns of class times of a program that is to be hidden", async () => {
      await loadSample(db);
      const planned = await plan(findOperation("programs.change"), {
        input: { key: "evo-mayhem", hidden: "hidden" },
        actor: coach,
        stores: storesAround(db),
      });
      expect(planned.change.warnings).toEqual([
        "8 weekly classes stay on the schedule; remove them in the weekly timetable",
        "if a text says how many programs there are, change it under Texts",
      ]);
    });

    test.each(["texts", "programs", "questions", "partners", "jobs"])(
      "%s: what is exported can be imported, and changes nothing",
      async (name) => {
        const collection = findCollection(name)!;
        const columns = collection.columns.map((column) => column.name);
        const rows = await readRows(db, collection);
        const bytes = Buffer.from(
          csvLines([columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))]),
        );
        const planned = await plan(findOperation(`${name}.import`), {
          input: { sheet: readCsv(bytes) },
          actor: coach,
          stores: storesAround(db),
        });
        expect(rows.length).toBeGreaterThan(3);
        expect(planned.change).toMatchObject({ isEmpty: true, lines: [], warnings: [] });
      },
    );

    test("is sample to the doctor until its names and websites are the gym's own", async () => {
      const samples = async () => {
        const found = [];
        for await (const { level, about } of checkSample(storesAround(db)))
          if (level === "sample" && about.startsWith("content/pages/partners.ts")) found.push(about);
        return found;
      };
      expect(await samples()).toContain("content/pages/partners.ts, massage name");
      for (const { id } of originalPartners) {
        expect(await samples()).toContain("content/pages/partners.ts, note");
        await doIt("partners.change", { key: id, hidden: "hidden" });
      }
      expect(await samples()).toEqual([]);
    });

    test("shows a partner under a new name without the old logo", async () => {
      const { id } = originalPartners[0]!;
      await doIt("partners.change", { key: id, name: "Casey’s Massage" });
      expect((await readPartners(db))[0]).toMatchObject({ id, logo: null, isOriginal: false });
    });
  });
});
