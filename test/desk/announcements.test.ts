import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addDays } from "#domain/schedule/clock.ts";
import { gymDay } from "#content/gym-clock.ts";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { ownFolder } from "#test/support/own-folder.ts";
import { gymAt } from "#test/support/gym.ts";
import { ask, staffedSite } from "./crew.ts";

// What the desk says of an announcement after it is saved, and what a visitor reads.

eachDatabaseAtLength((_, fresh) => {
  const site = staffedSite(fresh, { sample: true });
  const today = gymDay(new Date());

  /** Posts the form and follows to the page that says what became of it. */
  async function say(words: string, days: { first_day?: string; last_day?: string } = {}) {
    const fields = { words, link_url: "", link_label: "", first_day: "", last_day: "", ...days, act: "save" };
    const saved = await ask(site.server.url, "/desk/announcement/row", { cookie: site.coach, fields });
    expect(saved.status, await saved.clone().text()).toBe(303);
    const next = await ask(site.server.url, saved.headers.get("location")!, { cookie: site.coach });
    return next.text();
  }

  test("an urgent one stands above the one that is running, which stays", async () => {
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

  test("one for another day says so, at the desk and on the command line", async () => {
    const coming = await say("Open house", { first_day: "2035-06-01" });
    expect(coming).toContain("Visitors see &#x27;Open house&#x27; from Fri, Jun 1, 2035 on");
    expect(coming).not.toContain("Visitors see it within");
    const gone = await say("Long ago", { last_day: "2020-06-01" });
    expect(gone).toContain(
      "The last day of &#x27;Long ago&#x27; was Mon, Jun 1, 2020: visitors do not see it",
    );
    const file = join(ownFolder(), "lines.csv");
    await writeFile(file, "id,words,link_label,link_url,first_day,last_day\n,Next year,,,2036-01-01,\n");
    const { out } = await gymAt(site.place, ["announcement", "import", file, "--yes"]);
    expect(out).toContain("Visitors see 'Next year' from Tue, Jan 1, 2036 on.");
    expect(await (await fetch(`${site.server.url}/terms`)).text()).not.toContain("Open house");
  });
});
