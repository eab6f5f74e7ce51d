import { expect, test } from "vitest";
import { gymDay, gymMoment } from "#content/gym-clock.ts";
import { addCounts } from "#db/visits/visit-counts.server.ts";
import { addDays } from "#domain/schedule/clock.ts";
import { markAnswered } from "#leads/lead-care.server.ts";
import { saveLead } from "#leads/lead-store.server.ts";
import { quarantineLeads } from "#leads/quarantine.server.ts";
import { axeViolations } from "#test/browser/axe.ts";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { newLead } from "#test/support/new-lead.ts";
import { gymAt } from "#test/support/gym.ts";
import { ask, inDatabase, openPhone, sharedBrowser, staffedSite } from "./staff.ts";

const browser = sharedBrowser();
const today = gymDay(new Date());
const noon = (day: string) => gymMoment(day, "12:00").getTime();
/** A week in the past, so that the test does not depend on the time of day. */
const lastDay = addDays(today, -3);

eachDatabaseAtLength((_, fresh) => {
  const site = staffedSite(fresh);

  async function receiveWeeks() {
    await inDatabase(site.place, async (db) => {
      const receive = async (
        day: string,
        change: Parameters<typeof newLead>[0] = {},
        answeredAfterMs?: number,
      ) => {
        const receivedAt = noon(day);
        const { id } = await saveLead(
          db,
          newLead({ ...change, receivedAt, message: `${day} ${JSON.stringify(change)}` }),
          { webhook: false, email: false },
        );
        if (answeredAfterMs === undefined) return id;
        await markAnswered(db, id, "");
        await db.kysely
          .updateTable("leads")
          .set({ answered_at: receivedAt + answeredAfterMs })
          .where("id", "=", id)
          .execute();
        return id;
      };
      await receive(lastDay, { page: "/programs/evo-grappling", utm_source: "Instagram" }, 30 * 60_000);
      await receive(
        addDays(lastDay, -6),
        { page: "/programs/evo-grappling/", referrer: "https://search.example/?q=gym" },
        2 * 3_600_000,
      );
      await receive(addDays(lastDay, -6), { interest: "Membership Options" });
      await quarantineLeads(db, [await receive(lastDay, { email: "spam@example.com" })]);
      await receive(addDays(lastDay, -7), { interest: "Membership Options" }, 3 * 86_400_000);
      const count = (kind: string, count: number) => ({ kind, name: "/", source: "direct", count });
      await addCounts(db, [count("view", 120), count("call", 4), count("join", 7)], new Date(noon(lastDay)));
      await addCounts(
        db,
        [count("view", 100), count("call", 4), count("directions", 2)],
        new Date(noon(addDays(lastDay, -13))),
      );
      await addCounts(db, [count("view", 999)], new Date(noon(addDays(lastDay, -14))));
    });
  }

  test("refuses a week that ends in the future", async () => {
    const tomorrow = addDays(today, 1);
    expect(await gymAt(site.place, ["week", "--to", tomorrow])).toMatchObject({
      code: 1,
      said: `Error: ${tomorrow} is in the future.\nChoose today or an earlier day.\n`,
    });
  });

  test("compares seven days with the seven before, as a page and on the command line", async () => {
    await receiveWeeks();
    const { out } = await gymAt(site.place, ["week", "--to", lastDay, "--json"]);
    expect((await gymAt(site.place, ["week", "--to", lastDay])).out).toMatch(
      /^Part +Name +This week +Week before\nSummary +Messages +3 +1\n/,
    );
    const rows = JSON.parse(out) as { part: string; name: string; thisWeek: number; weekBefore: number }[];
    const part = (name: string) =>
      rows.filter((row) => row.part === name).map((row) => [row.name, row.thisWeek, row.weekBefore]);
    expect(part("Summary")).toEqual([
      ["Messages", 3, 1],
      ["Answered", 2, 1],
      ["Half answered within minutes", 120, 4320],
      ["Pages viewed", 120, 100],
      ["Join clicks", 7, 0],
      ["Calls", 4, 4],
      ["Directions", 0, 2],
    ]);
    expect(part("Messages by program")).toEqual([
      ["Evo Grappling", 2, 0],
      ["Membership Options", 1, 1],
    ]);
    expect(part("Messages by source").toSorted()).toEqual([
      ["Instagram", 1, 0],
      ["direct", 1, 1],
      ["search.example", 1, 0],
    ]);
    expect(part("Messages by day").map(([, now, before]) => [now, before])).toEqual([
      [2, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [1, 1],
    ]);
    expect(part("Pages viewed by day").map(([, now, before]) => [now, before])).toEqual([
      [0, 100],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [120, 0],
    ]);

    for (const script of [true, false]) {
      const page = await openPhone(browser(), site.server.url, site.coach, { script, width: 320 });
      await page.goto("/desk");
      await page.getByRole("link", { name: "How the week went" }).click();
      await page.getByRole("heading", { level: 1, name: "How the week went" }).waitFor();
      await page.goto(`/desk/week?to=${lastDay}`);
      expect(await page.getByText("2 more than the week before").count()).toBe(1);
      expect(await page.getByText("2 fewer than the week before").count()).toBe(1);
      expect(await page.getByText("same as the week before").count()).toBe(1);
      await page.getByText("Show as a table").nth(1).click();
      const table = page.getByRole("table", { name: "Messages by program" });
      expect(await table.getByRole("row").nth(1).innerText()).toBe("Evo Grappling\t2\t0");
      for (const summary of await page.getByText("Show as a table").all()) {
        const isOpen = await summary.evaluate((element) => element.closest("details")!.open);
        if (!isOpen) await summary.click();
      }
      expect(await axeViolations(page)).toEqual([]);
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(tooWide).toBe(false);
      await page.context().close();
    }
  });

  test("an invalid date shows the last seven days, and future weeks are not offered", async () => {
    for (const to of ["", "?to=yesterday", "?to=2026-13-45", "?to=9999-01-01"]) {
      const answer = await ask(site.server.url, `/desk/week${to}`, { cookie: site.coach });
      expect(answer.status).toBe(200);
      const html = await answer.text();
      expect(html).toContain("Today is not over yet");
      expect(html).not.toContain("7 days later");
    }
  });

  test("no other server is contacted", async () => {
    const page = await openPhone(browser(), site.server.url, site.owner);
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).host));
    await page.goto("/desk/week", { waitUntil: "networkidle" });
    expect([...hosts]).toEqual([new URL(site.server.url).host]);
    await page.context().close();
  });
});
