import { expect, test } from "vitest";
import { noteDownload } from "#operations/backup/last-backup.ts";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { inDatabase, openPhone, sharedBrowser, staffedSite } from "./staff.ts";

// The desk's setup checklist and reminders, in plain words.

const browser = sharedBrowser();
const DAY_MS = 24 * 3600_000;

eachDatabaseAtLength((_, fresh) => {
  const site = staffedSite(fresh, { sample: true });

  const today = async (cookie: string) => {
    const page = await openPhone(browser(), site.server.url, cookie, { script: false });
    await expect
      .poll(
        async () => {
          await page.goto("/desk");
          return page.getByRole("main").innerText();
        },
        { interval: 500 },
      )
      .not.toContain("Checking.");
    // Problems are in sight.
    expect(await page.getByText("No one gets an e-mail about new messages").isVisible()).toBe(true);
    await page.getByText(/^Sample entries to replace: /).click();
    const text = await page.getByRole("main").innerText();
    const links = await page
      .getByRole("main")
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    await page.context().close();
    return { text, links };
  };

  test("the setup checklist names no variables, files, tables or commands, and links to the screens", async () => {
    const { text, links } = await today(site.coach);
    expect(text).not.toMatch(/[A-Z]{3,}_[A-Z]+|\.(ts|webp|md|json)\b|content\/|media\/|"\w+"|\bgym [a-z]+ /);
    expect(text).toContain("No one gets an e-mail about new messages");
    expect(text).toMatch(/Prices\n+\d+ sample entries to replace/);
    for (const path of ["/desk/prices", "/desk/people", "/desk/pictures"]) expect(links).toContain(path);
    // Settings are for owners.
    expect(links).not.toContain("/desk/settings");
    expect(text).toMatch(/Settings\n+\d+ sample entr(y|ies) to replace\. Ask an owner/);
    expect((await today(site.owner)).links).toContain("/desk/settings");
  });

  test("an owner is reminded of a backup after a week", async () => {
    expect((await today(site.owner)).text).toContain("There is no backup yet".toUpperCase());
    expect((await today(site.coach)).text).not.toMatch(/There is no backup yet/i);
    await inDatabase(site.place, noteDownload);
    expect((await today(site.owner)).text).not.toMatch(/backup/i);
    const moment = Date.now() - 9 * DAY_MS;
    await site.place.plain(
      `update settings set value = '${moment}' where key = 'last backup at the desk' returning key`,
    );
    expect((await today(site.owner)).text).toMatch(/The last backup is 9 days old/i);
    const page = await openPhone(browser(), site.server.url, site.owner, { script: false });
    await page.goto("/desk/backup");
    expect(await page.getByRole("main").innerText()).toMatch(
      /Last download\n+\w{3}, \w{3} \d+, \d+(:\d\d)? [AP]M \((8|9|10) days ago\)/,
    );
    await page.context().close();
  });
});
