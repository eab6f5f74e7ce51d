import { readFileSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { axeViolations } from "#test/browser/axe.ts";
import { sampleLead, sendLead } from "#test/support/send-lead.ts";
import { placeFewPictures } from "#test/support/few-pictures.ts";
import { fetchPicture } from "#test/support/fetch-picture.ts";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { gymAt } from "#test/support/gym.ts";
import { ask, openPhone, sharedBrowser, signInAs, staffedSite } from "./staff.ts";

// An owner who has just signed in previews a backup and restores it, with and without script.

const browser = sharedBrowser();

eachDatabaseAtLength((_, fresh) => {
  const site = staffedSite(fresh, { sample: true, pictures: "few" });
  const file = () => join(site.place.dataDir, "made.tar.gz");
  const price = async () =>
    (
      await site.place.plain(
        `select "Price" as price from "Evo Membership Plans" where "Plan Name" = 'Mayhem'`,
      )
    )[0]!.price;
  const uploads = () => readdir(join(site.place.dataDir, "uploads"));

  async function changeTheSite() {
    await gymAt(site.place, ["plans", "change", "Mayhem", "--price", "$1.00", "--yes"]);
    await gymAt(site.place, ["photos", "remove", "1", "--yes"]);
    await gymAt(site.place, ["trainers", "add", "--name", "Robin Specimen", "--role", "Coach", "--yes"]);
    await sendLead(site.server.url, "/contact", { ...sampleLead, message: "after the backup" });
    expect(await price()).toBe("$1.00");
  }

  test.each([true, false])(
    "the preview says what changes, and the restore does it, with script: %s",
    async (script) => {
      if (script) await gymAt(site.place, ["backup", file()]);
      const before = await price();
      await changeTheSite();
      const page = await openPhone(browser(), site.server.url, site.owner, { script });
      await page.goto("/desk/backup");
      await page.getByRole("link", { name: "Restore a backup" }).click();
      await page.getByLabel("Choose a backup").setInputFiles(file());
      if (script) await page.getByText(/^made\.tar\.gz, [\d.]+ [KM]B$/).waitFor();
      await page.getByRole("button", { name: "Review changes" }).click();
      await page.getByRole("heading", { name: "Restore this backup?" }).waitFor();
      if (script) expect(await axeViolations(page)).toEqual([]);
      const said = (await page.getByRole("main").innerText()).replaceAll(/\n+/g, "\n");
      expect(said).toContain("Prices\n1 will change");
      expect(said).toContain("Trainers\n1 will be removed");
      expect(said).toContain("Photos\n1 will come back");
      expect(said).toMatch(/\d messages? that came since will be kept/);
      expect(said).not.toMatch(/\.tar|[a-f\d]{8}-|_|\brows? of\b/);
      expect(await price()).toBe("$1.00");
      await page.getByRole("button", { name: "Restore this backup" }).click();
      await page.getByText(/^Restored a backup: /).waitFor();
      expect(await price()).toBe(before);
      expect(await site.place.plain(`select 1 from "Evo trainers" where "Name" = 'Robin Specimen'`)).toEqual(
        [],
      );
      const kept = await site.place.plain("select 1 from leads where message = 'after the backup'");
      expect(kept.length).toBeGreaterThan(0);
      expect(await uploads()).toEqual([]);
      await fetchPicture(`${site.server.url}/media/tour-images/image%201.webp?w=320&f=jpeg`);
      await page.context().close();
    },
  );

  test("another file is refused with an explanation without its name, and canceling removes it", async () => {
    const cut = join(site.place.dataDir, "cut.tar.gz");
    writeFileSync(cut, readFileSync(file()).subarray(0, 100_000));
    const page = await openPhone(browser(), site.server.url, site.owner);
    await page.goto("/desk/backup/restore");
    await page.getByLabel("Choose a backup").setInputFiles(cut);
    await page.getByRole("button", { name: "Review changes" }).click();
    await page.getByText("This file can’t be used: it is truncated.").waitFor();
    expect(await page.getByRole("button", { name: "Restore this backup" }).count()).toBe(0);
    expect(await uploads()).toHaveLength(1);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("heading", { name: "Backup", exact: true }).waitFor();
    expect(await uploads()).toEqual([]);
    await page.context().close();
  });

  test("a backup without an owner is refused, since nobody could sign in", async () => {
    const other = await fresh.place("sample");
    const made = join(other.dataDir, "made.tar.gz");
    await placeFewPictures(other.dataDir);
    await gymAt(other, ["backup", made]);
    const page = await openPhone(browser(), site.server.url, site.owner);
    await page.goto("/desk/backup/restore");
    await page.getByLabel("Choose a backup").setInputFiles(made);
    await page.getByRole("button", { name: "Review changes" }).click();
    await page.getByText("nobody could sign in after it").waitFor();
    await page.context().close();
  });

  test("staff can neither send nor restore one, and an owner needs a fresh sign-in", async () => {
    const paths = [
      "/desk/backup/restore",
      "/desk/backup/piece?at=0",
      `/desk/backup/restore/${"a".repeat(36)}`,
    ];
    for (const path of paths) {
      const refused = await ask(site.server.url, path, { cookie: site.coach, fields: { act: "restore" } });
      expect(refused.status, path).toBe(403);
    }
    const owner = await signInAs(site.place, "owner@example.com", "owner");
    await site.place.plain(
      `update staff_sessions set created_at = ${Date.now() - 11 * 60_000} returning hash`,
    );
    for (const path of [paths[0]!, paths[2]!]) {
      const again = await ask(site.server.url, path, { cookie: owner, fields: { act: "restore" } });
      expect([again.status, again.headers.get("location")]).toEqual([
        303,
        `/desk/sign-in?again=yes&to=${path}`,
      ]);
    }
    const page = await (await ask(site.server.url, paths[0]!, { cookie: owner })).text();
    expect([page.includes("Confirm it’s you"), page.includes("Review changes")]).toEqual([true, false]);
  });
});
