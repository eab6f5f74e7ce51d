import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addDays } from "#domain/schedule/clock.ts";
import { gymDay, gymMoment } from "#content/gym-clock.ts";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { ownFolder } from "#test/support/own-folder.ts";
import { gymAt } from "#test/support/gym.ts";
import { ask, staffedSite } from "./staff.ts";

// What the desk says after saving an announcement, and what visitors see.

eachDatabaseAtLength((_, fresh) => {
  const site = staffedSite(fresh, { sample: true });
  const today = gymDay(new Date());

  /** Posts the form and follows the redirect. */
  async function say(words: string, days: Record<string, string> = {}) {
    const fields = {
      words,
      link_url: "",
      link_label: "",
      first_day: "",
      last_day: "",
      ...days,
      act: "save",
      sure: "yes",
    };
    const saved = await ask(site.server.url, "/desk/announcement/row", { cookie: site.coach, fields });
    expect(saved.status, await saved.clone().text()).toBe(303);
    const next = await ask(site.server.url, saved.headers.get("location")!, { cookie: site.coach });
    return next.text();
  }

  test("an urgent one is shown above the current one", async () => {
    const seen = "Visitors see it within ten seconds";
    expect(await say("The fall challenge is on", { first_day: addDays(today, -20) })).toContain(seen);
    expect(await say("Closed tonight: no water")).toContain(seen);
    const visitor = await (await fetch(`${site.server.url}/about`)).text();
    const [urgent, running] = ["Closed tonight: no water", "The fall challenge is on"].map((words) =>
      visitor.indexOf(words),
    );
    expect(urgent).toBeGreaterThan(0);
    expect(running).toBeGreaterThan(urgent!);
    const screen = await (await ask(site.server.url, "/desk", { cookie: site.coach })).text();
    for (const words of ["Closed tonight: no water", "The fall challenge is on"])
      expect(screen.includes(words), words).toBe(true);
  });

  test("one for another day is reported as such, at the desk and on the command line", async () => {
    const coming = await say("Open house", { first_day: "2035-06-01" });
    expect(coming).toContain("Visitors see “Open house” from Fri, Jun 1, 2035 on");
    expect(coming).not.toContain("Visitors see it within");
    const gone = await say("Long ago", { last_day: "2020-06-01" });
    expect(gone).toContain("The last day of “Long ago” was Mon, Jun 1, 2020: visitors do not see it");
    const file = join(ownFolder(), "lines.csv");
    await writeFile(file, "id,words,link_label,link_url,first_day,last_day\n,Next year,,,2036-01-01,\n");
    const { out } = await gymAt(site.place, ["announcement", "import", file, "--yes"]);
    expect(out).toContain("Visitors see 'Next year' from Tue, Jan 1, 2036 on.");
    expect(await (await fetch(`${site.server.url}/terms`)).text()).not.toContain("Open house");
  });

  test("one with an end time disappears at that time; the desk marks those that visitors see now", async () => {
    const list = async () =>
      (await ask(site.server.url, "/desk/announcement", { cookie: site.coach })).text();
    const readChips = async (words: string) => {
      const [, row = ""] = new RegExp(`${words}</a>(.*?)</li>`, "s").exec(await list()) ?? [];
      return ["Visitors see this now", "Scheduled", "Ended", "Urgent"].filter((chip) => row.includes(chip));
    };
    await say("Pool party", { first_day: "2035-06-01", first_time: "14:00", last_time: "23:00" });
    expect(await readChips("Pool party")).toEqual(["Scheduled"]);
    expect(await list()).toContain("From Fri, Jun 1, 2035, 2 PM\u00a0· until Fri, Jun 1, 2035, 11 PM");
    const gone = await say("No hot water", { last_day: "2020-06-01", last_time: "12:00" });
    expect(gone).toContain("“No hot water” ended Mon, Jun 1, 2020, 12 PM: visitors do not see it");
    expect(await readChips("No hot water")).toEqual(["Ended"]);
    await say("Front door is stuck", { priority: "urgent" });
    expect(await readChips("Front door is stuck")).toEqual(["Visitors see this now", "Urgent"]);
    await say("Newer but not urgent");
    const visitor = await (await fetch(`${site.server.url}/pricing`)).text();
    expect(visitor.indexOf("Front door is stuck")).toBeLessThan(visitor.indexOf("Newer but not urgent"));
    expect(visitor).toContain("Newer but not urgent");
  });

  test("a time without a day means the next time it is that hour, and the end must be after the start", async () => {
    await say("Until late", { last_time: "23:59" });
    const [row] = await site.place.plain(
      "select first_day, last_day from announcement where words = 'Until late'",
    );
    const isToCome = gymMoment(today, "23:59") > new Date();
    expect(row).toEqual({ first_day: null, last_day: isToCome ? today : addDays(today, 1) });
    // Midnight has passed on every day.
    await say("Until midnight", { last_time: "00:00" });
    expect(
      await site.place.plain("select last_day from announcement where words = 'Until midnight'"),
    ).toEqual([{ last_day: addDays(today, 1) }]);
    const past = { words: "Too late", last_day: "2020-06-01", act: "save" };
    const review = await ask(site.server.url, "/desk/announcement/row", { cookie: site.coach, fields: past });
    expect(await review.text()).toContain(
      "The last day of “Too late” was Mon, Jun 1, 2020: visitors do not see it",
    );
    const fields = { words: "Backwards", first_day: today, last_day: today, act: "save" };
    const times = { first_time: "18:00", last_time: "17:00" };
    const refused = await ask(site.server.url, "/desk/announcement/row", {
      cookie: site.coach,
      fields: { ...fields, ...times },
    });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("End time: 5 PM is not after 6 PM");
  });
});
