import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { gymDay } from "#content/gym-clock.ts";
import { addDays } from "#domain/schedule/clock.ts";
import { sampleLead, sendLead } from "#test/support/send-lead.ts";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { gymAt } from "#test/support/gym.ts";
import { stripes } from "#test/support/test-pictures.ts";
import { setUpDeskWeek } from "./week.ts";

// Ten common tasks on a phone, each in a few clicks, and with its result on the public pages.

const portrait = await stripes(640, 480).jpeg().toBuffer();

eachDatabaseAtLength((_, fresh) => {
  const { at, open, press, saved, site, from, few } = setUpDeskWeek(fresh);

  test("1: cancel a class", async () => {
    await from("Today");
    const row = at.page.locator("section", { hasText: "Classes tomorrow" }).getByRole("link").first();
    const title = await row.textContent();
    await row.click();
    await at.page.getByLabel("Reason").fill("The coach is ill");
    await press("Cancel class");
    await saved();
    await at.page.getByText(/The coach is ill/).waitFor();
    await few();
    const place = new URL(at.page.url()).hash;
    expect(await at.page.locator(`[id="${decodeURIComponent(place.slice(1))}"]`).innerText()).toContain(
      "The coach is ill",
    );
    const changes = await at.place.plain("select status, why, day from class_changes");
    expect(changes).toEqual([
      { status: "cancelled", why: "The coach is ill", day: addDays(gymDay(new Date()), 1) },
    ]);
    expect(title).not.toBe("");

    // Another one is moved to a later hour, and restored.
    await from("Today");
    const other = at.page.locator("section", { hasText: "Classes tomorrow" }).getByRole("link").nth(1);
    await other.click();
    await at.page.getByText("Move or change this class").click();
    await at.page.getByLabel("Starts").fill("20:45");
    await press("Save");
    await saved();
    await at.page.getByText("8:45 PM", { exact: true }).waitFor();
    await few();
    await at.page.locator("li", { hasText: "8:45 PM" }).getByRole("link").click();
    await press("Restore class");
    await saved();
    expect(await at.place.plain("select status from class_changes")).toHaveLength(1);
  });

  test("2: raise a price", async () => {
    await from("Site", "Prices", "Mayhem");
    await at.page.getByLabel("Price").fill("$93.00");
    await press("Save");
    await saved();
    await few();
    await expect.poll(() => site("/pricing")).toContain("$93.00");
  });

  test("3: a new coach, with a photograph from the phone", async () => {
    await from("Site", "Trainers");
    await open("New trainer");
    await at.page.getByLabel("First and last name").fill("Jamie Specimen");
    await at.page.getByLabel(/^Role/).selectOption("Coach");
    await at.page.getByLabel("Bio").fill("Lifts, and laughs abuot it.");
    await press("Save");
    await saved();
    await few();
    await from("Site", "Photos", "Trainers", "Jamie Specimen");
    await at.page
      .getByLabel("Take or choose")
      .setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: portrait });
    await press("Use this photo");
    await saved();
    await few();
    await expect.poll(() => site("/trainers")).toContain("trainers/jamie-specimen");
  });

  test("4: fix a typo in a bio", async () => {
    await from("Site", "Trainers", "Jamie Specimen");
    await at.page.getByLabel("Bio").fill("Lifts, and laughs about it.");
    await press("Save");
    await saved();
    await few();
    expect(await at.place.plain(`select bio from "Evo trainers" where "Name" = 'Jamie Specimen'`)).toEqual([
      { bio: "Lifts, and laughs about it." },
    ]);
  });

  test("5: a holiday", async () => {
    await from("Site", "Holidays and closed days");
    await open("New holiday");
    await at.page.getByLabel("Day", { exact: true }).fill("2031-07-04");
    await at.page.getByLabel("Reason").fill("Independence Day");
    await press("Save");
    await saved();
    await few();
    expect(await at.place.plain("select label from holiday_hours where day = '2031-07-04'")).toHaveLength(1);
  });

  test("6: an event", async () => {
    await from("Site", "Events");
    await open("New event");
    await at.page.getByLabel("Name", { exact: true }).fill("Rope evening");
    await at.page.getByLabel("Day", { exact: true }).fill(addDays(gymDay(new Date()), 9));
    await at.page.getByLabel("Starts", { exact: true }).fill("18:00");
    await at.page.getByLabel("Ends", { exact: true }).fill("20:00");
    await press("Save");
    await saved();
    await few();
    await expect.poll(() => site("/events")).toContain("Rope evening");
  });

  test("7: answer a message", async () => {
    await sendLead(at.server.url, "/contact", { ...sampleLead, name: "Robin Sample" });
    await from("Today", "Robin Sample");
    await at.page.getByLabel("Your reply").fill("Come by at six.");
    await press("Record as sent");
    await at.page.getByRole("button", { name: "Reopen" }).waitFor();
    await few();
  });

  test("8: pictures in another order", async () => {
    await from("Site", "Photos");
    const numbers = () =>
      at.page
        .locator("[data-number]")
        .evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset.number));
    const [first, second] = await numbers();
    await at.page
      .getByRole("button", { name: /^Move with the arrow keys: / })
      .first()
      .press("ArrowRight");
    await press("Save order");
    await saved();
    await few();
    expect((await numbers()).slice(0, 2)).toEqual([second, first]);
  });

  test("9: undo", async () => {
    await from("Site", "Activity log");
    await press(/^Undo: Price of Mayhem/);
    await at.page.getByRole("button", { name: /^Redo: Price of Mayhem/ }).waitFor();
    await few();
    await expect.poll(() => site("/pricing")).not.toContain("$93.00");
  });

  test("10: download the backup", async () => {
    await from("Site", "Backup");
    const coming = at.page.waitForEvent("download");
    await open("Download backup");
    const file = await (await coming).path();
    expect((await readFile(file)).subarray(0, 2).toString("hex")).toBe("1f8b");
    await few();
    const target = await fresh.place();
    const restored = await gymAt(target, ["restore", file, "--yes"]);
    expect(restored.code, restored.said).toBe(0);
    expect(await target.plain(`select bio from "Evo trainers" where "Name" = 'Jamie Specimen'`)).toHaveLength(
      1,
    );
    expect(await target.plain("select hash from staff_sessions")).toEqual([]);
    // The page shows it without a reload.
    await expect.poll(() => at.page.getByText("never").count()).toBe(1);
    await at.page.getByText("Backup downloaded").waitFor();
    expect(await at.page.getByRole("progressbar").isVisible()).toBe(false);
  });
});
