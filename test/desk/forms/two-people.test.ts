import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addDays, days, weekdayName } from "#domain/schedule/clock.ts";
import { gymDay } from "#content/gym-clock.ts";
import { axeViolations } from "#test/browser/axe.ts";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { gymAt } from "#test/support/gym.ts";
import { ask, openPhone, sharedBrowser, staffedSite } from "#test/desk/staff.ts";

// Two people edit the same thing. The second sees both versions before anything is overwritten.

const browser = sharedBrowser();
const today = gymDay(new Date());
const monday = addDays(today, 14 - days.indexOf(weekdayName(today)));

eachDatabaseAtLength((_, fresh) => {
  const site = staffedSite(fresh, { sample: true });
  let coach: Page;
  let owner: Page;
  beforeEach(async () => {
    coach = await openPhone(browser(), site.server.url, site.coach, { script: false });
    owner = await openPhone(browser(), site.server.url, site.owner, { script: false });
  });
  afterEach(() => Promise.all([coach.context().close(), owner.context().close()]));

  const saved = (page: Page) => page.getByText("Saved", { exact: true }).waitFor();

  /** Both have the form of the same class open. */
  async function openClass() {
    await site.place.plain("delete from class_changes");
    const [row] = await site.place.plain(
      "select id, starts from class_times where weekday = 'Monday' order by starts limit 1",
    );
    for (const page of [coach, owner]) {
      await page.goto(`/desk/class?day=${monday}&id=${String(row!.id)}`);
      await page.getByText("Move or change this class").click();
    }
    return String(row!.id);
  }
  async function change(
    page: Page,
    label: "Starts" | "Price" | "Bio" | "Description" | "Zoom" | "Top to bottom",
    text: string,
  ) {
    const field = page.getByLabel(new RegExp(`^${label}`)).first();
    await field.fill(text);
    await page.getByRole("button", { name: "Save" }).first().click();
  }
  const changes = () =>
    site.place.plain("select status, starts, coach, room, why from class_changes order by day");

  test("a class that a colleague has canceled stays canceled until the second save", async () => {
    await openClass();
    await owner.getByText("Cancel this class").click();
    await owner.getByLabel("Reason").fill("Coach is out sick");
    await owner.getByRole("button", { name: "Cancel class" }).click();
    await saved(owner);
    await change(coach, "Starts", "07:30");
    await coach.getByText("Somebody has canceled this class in the meantime: Coach is out sick").waitFor();
    expect(await changes()).toMatchObject([{ status: "cancelled", why: "Coach is out sick" }]);
    expect(await coach.getByLabel("Starts").inputValue()).toBe("07:30");
    await coach.getByRole("button", { name: "Save" }).click();
    await saved(coach);
    expect(await changes()).toMatchObject([{ status: "changed", starts: "07:30" }]);
    expect((await changes())[0]!.why || null).toBeNull();
  });

  test("a class that both move shows both times", async () => {
    await openClass();
    await change(owner, "Starts", "21:05");
    await saved(owner);
    await change(coach, "Starts", "07:30");
    await coach.getByText("Theirs is “9:05 PM”, yours is “7:30 AM”").first().waitFor();
    expect(await changes()).toMatchObject([{ starts: "21:05" }]);
    await coach.getByRole("button", { name: "Save" }).click();
    await saved(coach);
    expect(await changes()).toMatchObject([{ starts: "07:30" }]);
  });

  const readPrice = async (name: string) =>
    (JSON.parse((await gymAt(site.place, ["plans", "list", "--json"])).out) as Record<string, string>[]).find(
      (plan) => plan["Plan Name"] === name,
    )!["Price"];

  test("another room for a class keeps the substitute that a colleague has set", async () => {
    await openClass();
    await owner.getByLabel(/^Coach/).selectOption("Casey Sample");
    await owner.getByRole("button", { name: "Save" }).click();
    await saved(owner);
    await useYard(coach);
    expect(await changes()).toMatchObject([{ coach: "Casey Sample", room: "The yard" }]);
  });

  async function useYard(page: Page) {
    const room = page.getByLabel("Other room");
    await page.locator("details", { has: room }).locator("summary").last().click();
    await room.fill("The yard");
    await page.getByRole("button", { name: "Save" }).click();
    await saved(page);
  }

  test("a class that a colleague has canceled is not restored from a page that showed another change", async () => {
    const id = await openClass();
    await useYard(owner);
    for (const page of [coach, owner]) await page.goto(`/desk/class?day=${monday}&id=${id}`);
    await owner.getByLabel("Reason").fill("Coach is out sick");
    await owner.getByRole("button", { name: "Cancel class" }).click();
    await saved(owner);
    await coach.getByRole("button", { name: "Restore class" }).click();
    await coach.getByText("Somebody has changed this class in the meantime").waitFor();
    expect(await changes()).toMatchObject([{ status: "cancelled" }]);
    await coach.getByRole("button", { name: "Restore class" }).click();
    await saved(coach);
    expect(await changes()).toMatchObject([{ status: "changed", room: "The yard", why: null }]);
  });

  test("an import that would revert what a colleague saved after the review shows that first", async () => {
    const exported = await (await ask(site.server.url, "/desk/prices/export", { cookie: site.coach })).text();
    const before = await readPrice("Recovery");
    await coach.goto("/desk/prices/import");
    await coach
      .getByLabel("Or paste the cells")
      .fill(exported.replace(/"Mayhem","([^"]*)","[^"]*"/, '"Mayhem","$1","$97.00"'));
    await coach.getByRole("button", { name: "Review changes" }).click();
    await coach.getByText("Will change: Mayhem").waitFor();
    expect(await coach.getByText(/^Will /).count()).toBe(1);
    await owner.goto("/desk/prices/row?key=Recovery");
    await change(owner, "Price", "$66.00");
    await saved(owner);
    await coach.getByRole("button", { name: "Save changes" }).click();
    await coach.getByText("Somebody has changed this since you reviewed it").waitFor();
    await coach.getByText("Will change: Recovery").waitFor();
    expect(await readPrice("Recovery")).toBe("$66.00");
    await coach.getByRole("button", { name: "Save changes" }).click();
    await saved(coach);
    expect([await readPrice("Recovery"), await readPrice("Mayhem")]).toEqual([before, "$97.00"]);
  });

  test("what was typed for something that a colleague has removed is shown, and can be added as new", async () => {
    await coach.goto("/desk/people/row?key=Casey%20Sample");
    await site.place.plain(`delete from "Evo trainers" where "Name" = 'Casey Sample'`);
    await change(coach, "Bio", "Rows before breakfast.");
    await coach.getByText("Somebody has removed this. Nothing was changed.").waitFor();
    expect(await coach.getByLabel(/^Bio/).inputValue()).toBe("Rows before breakfast.");
    expect(await axeViolations(coach)).toEqual([]);
    await coach.getByRole("button", { name: "Add it as a new trainer" }).click();
    await coach.getByRole("heading", { name: "New trainer" }).waitFor();
    await coach.getByRole("button", { name: "Save" }).click();
    await saved(coach);
    expect(await site.place.plain(`select bio from "Evo trainers" where "Name" = 'Casey Sample'`)).toEqual([
      { bio: "Rows before breakfast." },
    ]);
  });

  test("a day that a colleague has closed in the meantime shows their reason first", async () => {
    const day = addDays(monday, 2);
    const form = `/desk/do/classes.closeDay?day=${day}&back=/desk/hours`;
    await coach.goto(form);
    await owner.goto(form);
    for (const page of [coach, owner]) {
      await page.getByLabel("Reason").fill(page === owner ? "Snow" : "Ice");
      await page.getByRole("button", { name: "Continue" }).click();
      await page.getByText(/^Will be canceled: /).waitFor();
    }
    await owner.getByRole("button", { name: "Close the day" }).click();
    await saved(owner);
    await coach.getByRole("button", { name: "Close the day" }).click();
    await coach.getByText("Somebody has changed this since you reviewed it").waitFor();
    await coach.getByText("Snow", { exact: true }).waitFor();
    expect(await site.place.plain(`select label from holiday_hours where day = '${day}'`)).toEqual([
      { label: "Snow" },
    ]);
  });

  test("a gallery photo that both describe shows both descriptions", async () => {
    for (const page of [coach, owner]) await page.goto("/desk/pictures/photo?name=3");
    await change(owner, "Description", "Racks at dawn");
    await saved(owner);
    await change(coach, "Description", "Racks at night");
    await coach.getByText("Theirs is “Racks at dawn”, yours is “Racks at night”").first().waitFor();
    expect(await coach.getByLabel("Description").inputValue()).toBe("Racks at night");
    const described = () => site.place.plain("select alt_text from tour_images where image_number = 3");
    expect(await described()).toEqual([{ alt_text: "Racks at dawn" }]);
    expect(await axeViolations(coach)).toEqual([]);
    await coach.getByRole("button", { name: "Save" }).click();
    await saved(coach);
    expect(await described()).toEqual([{ alt_text: "Racks at night" }]);
  });

  const placePhoto = (words: string, photo: string) => {
    const file = `media/gallery/${photo}.webp`;
    return gymAt(site.place, ["photos", "place", "hero-pricing", file, "--words", words, "--yes"]);
  };
  const placed = async () =>
    (await site.place.plain("select alt, across, down, closer from site_pictures"))[0];

  test("a crop keeps what a colleague has changed, and shows both values of what both have", async () => {
    await placePhoto("The clock", "round-clock");
    for (const page of [coach, owner]) await page.goto("/desk/pictures/place?name=hero-pricing");
    await owner.getByLabel("Description").first().fill("The clock by the ring");
    await change(owner, "Zoom", "150");
    await saved(owner);
    await change(coach, "Top to bottom", "10");
    await saved(coach);
    expect(await placed()).toEqual({ alt: "The clock by the ring", across: 50, down: 10, closer: 150 });

    for (const page of [coach, owner]) await page.goto("/desk/pictures/place?name=hero-pricing");
    await owner.getByLabel("Description").first().fill("The clock at noon");
    await change(owner, "Zoom", "200");
    await saved(owner);
    await coach.getByLabel("Description").first().fill("A clock");
    await change(coach, "Zoom", "120");
    await coach.getByText(/^Zoom: Somebody .* Theirs is “200”, yours is “120”/).waitFor();
    await coach.getByText(/^Description: Somebody .* “The clock at noon”, yours is “A clock”/).waitFor();
    expect(await placed()).toMatchObject({ alt: "The clock at noon", closer: 200 });
    expect(await axeViolations(coach)).toEqual([]);
    expect(await coach.getByLabel("Description").first().inputValue()).toBe("A clock");
    expect(await coach.getByLabel("Zoom").inputValue()).toBe("120");
    await coach.getByRole("button", { name: "Save crop" }).click();
    await saved(coach);
    expect(await placed()).toEqual({ alt: "A clock", across: 50, down: 10, closer: 120 });
  });

  test("a crop of a photo that a colleague has replaced is not saved until the new one was shown", async () => {
    await placePhoto("The clock", "round-clock");
    await coach.goto("/desk/pictures/place?name=hero-pricing");
    await placePhoto("The ropes", "gloves-on-the-ropes");
    await change(coach, "Zoom", "180");
    await coach.getByText("Somebody has replaced this photo in the meantime.").waitFor();
    expect(await placed()).toMatchObject({ alt: "The ropes", closer: 100 });
    await coach.getByRole("button", { name: "Save crop" }).click();
    await saved(coach);
    expect(await placed()).toMatchObject({ alt: "The ropes", closer: 180 });
    for (const page of [coach, owner]) await page.goto("/desk/pictures/place?name=hero-pricing");
    await owner.getByRole("button", { name: "Restore original" }).click();
    await saved(owner);
    await change(coach, "Zoom", "190");
    await coach.getByText("Somebody has restored the original photo in the meantime.").waitFor();
    expect(await placed()).toBeUndefined();
  });

  test("a portrait that both crop shows the colleague's crop before it is replaced", async () => {
    const cropped = async () =>
      (await site.place.plain("select id from audit_entries where operation = 'portraits.crop'")).length;
    for (const page of [coach, owner]) await page.goto("/desk/pictures/person?name=Casey%20Sample");
    await change(owner, "Zoom", "150");
    await saved(owner);
    await change(coach, "Zoom", "200");
    await coach.getByText("Somebody has changed this portrait in the meantime.").waitFor();
    expect(await cropped()).toBe(1);
    expect(await coach.getByLabel("Zoom").inputValue()).toBe("200");
    expect(await axeViolations(coach)).toEqual([]);
    await coach.getByRole("button", { name: "Save crop" }).click();
    await saved(coach);
    expect(await cropped()).toBe(2);
  });

  test("what was typed for a removed gallery photo or an erased message is shown", async () => {
    const typed = [
      ["/desk/pictures/photo?name=999", { words: "The rig at night", act: "words" }],
      ["/desk/messages/gone", { words: "See you Tuesday.", act: "reply" }],
    ] as const;
    for (const [path, fields] of typed) {
      const answer = await ask(site.server.url, path, { cookie: site.coach, fields });
      const html = await answer.text();
      expect([answer.status, html.includes(fields.words)], path).toEqual([410, true]);
      expect(html).toContain("Somebody has removed this.");
    }
  });

  test("what was typed for a class that is gone, or that is over by now, is shown", async () => {
    const yesterday = addDays(today, -1);
    const [over] = await site.place.plain(
      `select id from class_times where weekday = '${weekdayName(yesterday)}' limit 1`,
    );
    const gone = [
      [`/desk/class?day=${monday}&id=gone`, "Somebody has removed this."],
      [`/desk/class?day=${yesterday}&id=${String(over!.id)}`, "This class is over"],
    ] as const;
    const forms = [
      ["The coach is ill", { why: "The coach is ill", act: "cancel" }],
      ["Casey Sample", { coach: "Casey Sample", starts: "07:30", act: "move" }],
    ] as const;
    for (const [path, reason] of gone)
      for (const [typed, fields] of forms) {
        const answer = await ask(site.server.url, path, { cookie: site.coach, fields });
        const html = await answer.text();
        expect(answer.status, path).toBe(410);
        for (const text of [reason, "Nothing was changed.", typed]) expect(html).toContain(text);
      }
  });
});
