import { describe, expect, test } from "vitest";
import { count } from "#domain/text.ts";
import { addDays, days, weekdayName } from "#domain/schedule/clock.ts";
import { formatDate, gymDay } from "#content/gym-clock.ts";
import { axeViolations } from "#test/browser/axe.ts";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { gymAt } from "#test/support/gym.ts";
import { ask, openPhone, sharedBrowser, staffedSite } from "#test/desk/staff.ts";

// The timetable at the desk: overlaps are listed before saving, every day of the coming year can be edited, and days that
// are over can be read.

const today = gymDay(new Date());
const sunday = addDays(today, 13 - days.indexOf(weekdayName(today)));

const browser = sharedBrowser();

eachDatabaseAtLength((_, fresh) => {
  const site = staffedSite(fresh, { sample: true });

  const post = async (path: string, fields: Record<string, string>) => {
    const answer = await ask(site.server.url, path, { cookie: site.coach, fields });
    return { status: answer.status, said: await answer.text() };
  };
  const addClass = (fields: Record<string, string>) =>
    post("/desk/classes/row", {
      program: "adult-classes",
      room: "The yard",
      coach: "",
      weekday: "Sunday",
      minutes: "60",
      act: "save",
      ...fields,
    });
  const titled = (title: string) => site.place.plain(`select id from class_times where title = '${title}'`);

  test("a class next summer is canceled, restored, moved and restored, without script", async () => {
    const page = await openPhone(browser(), site.server.url, site.coach, { script: false });
    const far = addDays(sunday, 40 * 7 + 1);
    const changes = () => site.place.plain("select day, status, new_day, starts from class_changes");
    const saved = () => page.getByText("Saved", { exact: true }).waitFor();
    const first = () => page.locator("main li a[href^='/desk/class?']").first();
    await page.goto("/desk/site");
    await page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name: "Calendar" }).click();
    await page.locator("summary", { hasText: "Pick a date" }).click();
    await page.getByLabel("Date").fill(far);
    await page.getByRole("button", { name: "Go" }).click();
    await page.waitForURL(`**/desk/classes/day?date=${far}#day-${far}`);
    expect(await axeViolations(page)).toEqual([]);
    await first().click();
    await page.getByLabel("Reason").fill("The gym is painted");
    await page.getByRole("button", { name: "Cancel class" }).click();
    await saved();
    await page.getByText("The gym is painted").waitFor();
    expect(await changes()).toMatchObject([{ day: far, status: "cancelled" }]);
    await first().click();
    await page.getByRole("button", { name: "Restore class" }).click();
    await saved();
    expect(await changes()).toEqual([]);

    await first().click();
    await page.getByText("Move or change this class").click();
    await page.getByLabel("Day", { exact: true }).fill(addDays(far, 6));
    await page.getByLabel("Starts").fill("21:05");
    await page.getByRole("button", { name: "Save" }).click();
    await saved();
    await page.getByText(/^Moved to Sunday, .* 9:05 PM$/).waitFor();
    expect(await changes()).toMatchObject([{ day: far, new_day: addDays(far, 6), starts: "21:05" }]);
    await page.getByRole("navigation", { name: "Week" }).getByRole("link", { name: /^Sun/ }).click();
    await page.getByRole("link", { name: /9:05 PM/ }).click();
    await page.getByRole("button", { name: "Restore class" }).click();
    await saved();
    expect(await changes()).toEqual([]);
    await page.context().close();
  });

  test("a class that is saved without a change is not marked; the review of a move says from when to when", async () => {
    const page = await openPhone(browser(), site.server.url, site.coach, { script: false });
    const changes = () => site.place.plain("select day from class_changes");
    const day = addDays(sunday, 41 * 7 + 1);
    await page.goto(`/desk/classes/day?date=${day}`);
    await page.locator("main li a[href^='/desk/class?']").first().click();
    const address = page.url();
    // Of the two forms one is open.
    await page.getByRole("button", { name: "Cancel class" }).waitFor();
    expect(await page.getByRole("button", { name: "Save" }).isVisible()).toBe(false);
    await page.getByText("Move or change this class").click();
    await page.getByRole("button", { name: "Save" }).waitFor();
    expect(await page.getByRole("button", { name: "Cancel class" }).isVisible()).toBe(false);
    expect(await page.getByRole("button", { name: "Preview" }).filter({ visible: true }).count()).toBe(1);
    const usual = await page.getByLabel("Starts").inputValue();
    expect(await page.getByLabel(/^Room/).inputValue()).not.toBe("");
    await page.getByRole("button", { name: "Save" }).click();
    await page.waitForURL("**/desk/classes/day?*");
    expect(await changes()).toEqual([]);
    await page.goto(address);
    await page.getByText("Move or change this class").click();
    await page.getByLabel("Starts").fill("21:10");
    await page.getByRole("button", { name: "Preview" }).last().click();
    const review = await page.getByRole("region", { name: "Review changes" }).innerText();
    expect(review).toMatch(/Will move: .+\n+Starts\s*\d+(:\d\d)? [AP]M\s*9:10 PM\s*$/);
    expect(review).not.toContain("Status");
    expect(await page.getByRole("main").getByRole("button").allTextContents()).toEqual([
      "Save changes",
      "Back",
    ]);
    expect(usual).not.toBe("21:10");
    await page.context().close();
  });

  test.each([
    [addDays(today, -1), "That day is over"],
    [addDays(today, 366), "more than a year away"],
  ])("a class is not moved to %s", async (day, words) => {
    const [{ id, weekday } = {}] = await site.place.plain("select id, weekday from class_times limit 1");
    const on = addDays(sunday, 1 + days.indexOf(weekday as (typeof days)[number]));
    const answer = await post(`/desk/class?day=${on}&id=${String(id)}`, { act: "move", new_day: day });
    expect(answer).toMatchObject({ status: 400, said: expect.stringContaining(words) as string });
    expect(answer.said).toContain(`value="${day}"`);
    expect(await site.place.plain("select day from class_changes")).toEqual([]);
  });

  test.each([
    ["2026-99-99", "‘2026-99-99’ is not a date."],
    ["tomorrow", "‘tomorrow’ is not a date."],
    [addDays(today, -366), "The calendar begins on "],
    ["9999-12-31", "The calendar ends on "],
  ])("/desk/classes/day?date=%s explains the error, and shows today", async (date, words) => {
    const answer = await ask(site.server.url, `/desk/classes/day?date=${date}`, { cookie: site.coach });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(words);
  });

  test("the first and the last day have no link beyond them", async () => {
    for (const [date, there, missing] of [
      [addDays(today, -365), "Next week", "Previous week"],
      [addDays(today, 365), "Previous week", "Next week"],
    ] as const) {
      const answer = await ask(site.server.url, `/desk/classes/day?date=${date}`, { cookie: site.coach });
      const text = await answer.text();
      expect([answer.status, text.includes(there), text.includes(missing)]).toEqual([200, true, false]);
    }
  });

  test("a day that is over shows what took place, without actions", async () => {
    const page = await openPhone(browser(), site.server.url, site.coach, { script: false });
    const monday = addDays(sunday, -20);
    const [first, second] = await site.place.plain(
      "select id, title from class_times where weekday = 'Monday' order by starts, id limit 2",
    );
    await site.place.plain(
      `insert into class_changes (id, class_id, day, status, why, updated_at)
       values ('gone', '${String(first!.id)}', '${monday}', 'cancelled', 'Water in the hall', 0)`,
    );
    await page.goto("/desk/classes/day");
    await page.getByRole("link", { name: "Previous week" }).click();
    await page.goto(`/desk/classes/day?date=${monday}`);
    const lines = page.locator(`#day-${monday} li`);
    expect(await lines.first().innerText()).toContain("Canceled: Water in the hall");
    expect(await lines.nth(1).innerText()).toContain(String(second!.title));
    expect(await lines.getByRole("link").count()).toBe(0);
    expect(await page.getByRole("link", { name: /^Close day|^Add a class/ }).count()).toBe(0);
    expect(await page.getByText("The weekly timetable changed on").count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await page
      .getByRole("navigation", { name: "Week" })
      .getByRole("link", { name: /^Tuesday/ })
      .click();
    await page.waitForURL(`**/desk/classes/day?date=${addDays(monday, 1)}*`);
    expect((await addClass({ title: "New today", starts: "04:00" })).status).toBe(303);
    await page.reload();
    await page.getByText("The weekly timetable changed on").waitFor();
    await site.place.plain("delete from class_changes");
    await site.place.plain("delete from class_times where title = 'New today'");
    await page.context().close();
  });

  test.each([
    ["classes.closeDay", { why: "Snow" }],
    ["classes.schedule", { title: "Yoga", starts: "09:00", program: "adult-classes", room: "Bay 2" }],
  ])("%s names the field of a day that is over", async (name, fields) => {
    const day = addDays(today, -1);
    const { status, said } = await post(`/desk/do/${name}`, { day, ...fields, act: "save" });
    expect(status).toBe(400);
    expect(said).toContain("There is a problem");
    expect(said.match(/hat day is over: choose a day from today on\./g)).toHaveLength(2);
  });

  test("a class on one date: a form without values names every field, and the review names the program", async () => {
    const empty = { title: "", day: "", starts: "", program: "", room: "", minutes: "" };
    const { status, said } = await post("/desk/do/classes.schedule", { ...empty, act: "save" });
    expect(status).toBe(400);
    for (const words of [
      "Name: Enter the name",
      "Day: Choose a day",
      "Starts: Enter a time",
      "Program: Choose the program",
      "Room: Enter the room",
    ])
      expect(said).toContain(words);
    const fields = { ...empty, title: "Yoga", day: sunday, starts: "04:00", room: "Bay 9" };
    const review = await post("/desk/do/classes.schedule", {
      ...fields,
      program: "adult-classes",
      act: "save",
    });
    expect(review.said).toContain("Adult Classes");
    expect(review.said.replaceAll(/<textarea.*?<\/textarea>/gs, "")).not.toContain(">adult-classes<");
    const closing = await post("/desk/do/classes.closeDay", { day: "", why: "", act: "save" });
    for (const words of ["Day: Choose a day", "Reason: Enter the reason"])
      expect(closing.said).toContain(words);
  });

  describe("two classes at once", () => {
    test("in one room with one coach: listed, and saved after confirmation", async () => {
      const first = { title: "Rope", starts: "13:00", room: "Bay 2", coach: "Casey Sample" };
      expect((await addClass(first)).status).toBe(303);
      const second = { title: "Knots", starts: "13:30", room: "bay 2", coach: "Casey Sample" };
      const { status, said } = await addClass(second);
      expect(status).toBe(200);
      expect(said).toContain(
        "Rope at 1 PM and Knots at 1:30 PM overlap in Bay 2, both with Casey Sample (Sundays from ",
      );
      expect(await titled("Knots")).toEqual([]);
      expect((await addClass({ ...second, sure: "yes" })).status).toBe(303);
      expect(await titled("Knots")).toHaveLength(1);
    });

    test("with one coach in two rooms, or in one room; consecutive classes are not a conflict", async () => {
      const coach = await addClass({ title: "Sled", starts: "13:15", coach: "casey sample" });
      expect(coach.said).toContain("Rope at 1 PM and Sled at 1:15 PM overlap, both with Casey Sample");
      const room = await addClass({ title: "Sled", starts: "12:30", room: "Bay 2" });
      expect(room.said).toContain("Sled at 12:30 PM and Rope at 1 PM overlap in Bay 2 (");
      expect((await addClass({ title: "Sled", starts: "12:00", room: "Bay 2" })).status).toBe(303);
    });

    test("on one date: a class that is moved onto another", async () => {
      const [sled] = await titled("Sled");
      const path = `/desk/class?day=${sunday}&id=${String(sled!.id)}`;
      const moved = { new_day: sunday, starts: "14:00", coach: "", act: "move" };
      const { status, said } = await post(path, moved);
      expect(status).toBe(200);
      expect(said).toMatch(/Knots at 1:30 PM and Sled at 2 PM overlap in bay 2 \(Sun, \w{3} \d+\)/);
      expect(await site.place.plain("select id from class_changes")).toEqual([]);
      expect((await post(path, { ...moved, sure: "yes" })).status).toBe(303);
      expect(await site.place.plain("select id from class_changes")).toHaveLength(1);
    });

    test("on one date, a class can have another coach or room, but not none", async () => {
      const [rope] = await titled("Rope");
      const path = `/desk/class?day=${sunday}&id=${String(rope!.id)}`;
      const posted = {
        new_day: sunday,
        starts: "13:00",
        coach: "Riley Demo",
        room: "",
        act: "move",
        sure: "yes",
      };
      const refused = await post(path, posted);
      expect([refused.status, refused.said]).toEqual([
        400,
        expect.stringContaining("Room: Choose a room, or write TBA until you know"),
      ]);
      expect((await post(path, { ...posted, room: "Bay 2" })).status).toBe(303);
      const ill = await post(path, { ...posted, coach: "", room: "Bay 2" });
      expect(ill.said).toContain("Coach: Choose a coach, or write TBA until you know");
      const changed = "select coach from class_changes where coach is not null";
      expect(await site.place.plain(changed)).toEqual([{ coach: "Riley Demo" }]);
      expect((await post(path, { ...posted, coach: "TBA", room: "Bay 2" })).status).toBe(303);
      expect(await site.place.plain(changed)).toEqual([{ coach: "TBA" }]);
    });

    test("on the command line, with the same text", async () => {
      const words = ["--program", "adult-classes", "--room", "Bay 2", "--minutes", "30", "--check"];
      const { said } = await gymAt(site.place, ["classes", "add", "Yoga", sunday, "13:15", ...words]);
      expect(said).toMatch(/Note: Rope at 1 PM and Yoga at 1:15 PM overlap in Bay 2 \(Sun, \w{3} \d+\)/);
    });
  });

  test("a day is closed in one step, shown to visitors, and reopened by one undo, without script", async () => {
    const page = await openPhone(browser(), site.server.url, site.coach, { script: false });
    const day = addDays(today, 1);
    const canceled = () =>
      site.place.plain(`select why from class_changes where day = '${day}' and status = 'cancelled'`);
    await page.goto(`/desk/classes/day?date=${day}`);
    const section = page.locator(`#day-${day}`);
    const classes = await section.locator("li").count();
    expect(classes).toBeGreaterThan(0);
    // The calendar returns to the day that is chosen in the form.
    const chosen = addDays(day, 14);
    await page.goto(`/desk/classes/day?date=${chosen}`);
    await page.getByRole("link", { name: `Close day, ${formatDate(chosen, today)}`, exact: true }).click();
    await page.getByLabel("Day").fill(day);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByLabel("Reason").fill("Thanksgiving");
    await page.getByLabel("Members’ access").selectOption("Closed to members");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText(`Will be canceled: ${count(classes, "class", "classes")}`).waitFor();
    expect(await page.locator("del").count()).toBe(classes);
    await page.getByText("Not staffed", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Close the day" }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
    expect(await canceled()).toHaveLength(classes);
    expect(await section.innerText()).toContain("Not staffed\u00a0· Thanksgiving\u00a0· closed to members");
    expect(new URL(page.url()).hash).toBe(`#day-${day}`);
    const contact = async () => (await fetch(`${site.server.url}/contact`)).text();
    await expect.poll(contact).toContain("Thanksgiving");
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await canceled()).toEqual([]);
    expect(await site.place.plain(`select day from holiday_hours where day = '${day}'`)).toEqual([]);

    // Much later, without Undo.
    await gymAt(site.place, ["classes", "close", day, "--why", "Snow", "--yes"]);
    await page.goto(`/desk/classes/day?date=${day}`);
    await page.getByRole("link", { name: /^Reopen day, / }).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText(`Will be restored: ${count(classes, "class", "classes")}`).waitFor();
    await page.getByRole("button", { name: "Reopen the day" }).click();
    await page.getByText(/^Reopened .+ restored$/).waitFor();
    expect(await canceled()).toEqual([]);
    expect(await site.place.plain(`select day from holiday_hours where day = '${day}'`)).toEqual([]);
    await page.getByRole("link", { name: /^Close day, / }).waitFor();
    await page.context().close();
  });

  test("a holiday leads to the filled form that also cancels its classes", async () => {
    const page = await openPhone(browser(), site.server.url, site.coach, { script: false });
    await site.place.plain(
      `insert into holiday_hours (day, label, opens, closes) values ('${sunday}', 'Parade', '08:00', '12:00')`,
    );
    await page.goto("/desk/hours");
    const row = page.getByRole("listitem").filter({ hasText: "Parade" });
    await row.getByRole("link", { name: /^Cancel the \d+ classes/ }).click();
    expect(await page.getByLabel("Day").inputValue()).toBe(sunday);
    expect(await page.getByLabel("Reason").inputValue()).toBe("Parade");
    expect(await page.getByLabel("Staffed until").inputValue()).toBe("12:00");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Close the day" }).click();
    await row.getByRole("link", { name: "View that day in the calendar" }).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await row.getByRole("link", { name: /^Cancel the/ }).waitFor();
    await site.place.plain(`delete from holiday_hours where day = '${sunday}'`);
    await page.context().close();
  });

  test("a class is added on one date, with coaches and rooms to choose from, and a weekly class duplicated", async () => {
    const page = await openPhone(browser(), site.server.url, site.coach, { script: false });
    await page.goto(`/desk/classes/day?date=${sunday}`);
    await page.getByRole("link", { name: /^Add a class on Sunday/ }).click();
    expect(await page.getByLabel("Day").inputValue()).toBe(sunday);
    expect(
      await page
        .getByLabel(/^Coach/)
        .locator("option")
        .count(),
    ).toBeGreaterThan(1);
    await page.getByLabel("Name").fill("Open gym");
    await page.getByLabel("Starts").fill("08:00");
    await page.getByLabel("Program").selectOption({ index: 1 });
    const chooseOther = async () => {
      const other = page.getByLabel("Other room");
      await page.locator("details", { has: other }).locator("summary").last().click();
      await other.fill("The yard");
    };
    await chooseOther();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Add a class" }).click();
    await page.getByText(/^Added Open gym on Sun, /).waitFor();
    await page.locator(`#day-${sunday}`).getByRole("link", { name: "Open gym, 8 AM" }).waitFor();

    const [original] = await site.place.plain("select id, title, starts, coach from class_times limit 1");
    await page.goto(`/desk/classes/row?key=${String(original!.id)}`);
    await page.getByRole("link", { name: "Duplicate" }).click();
    expect(await page.getByLabel("Name").inputValue()).toBe(original!.title);
    expect(await page.getByLabel("Day").locator("option").allTextContents()).toEqual(days);
    await page.getByLabel("Name").fill("A second one");
    await page.getByLabel("Starts").fill("04:10");
    await chooseOther();
    await page.getByLabel(/^Coach/).selectOption("None");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
    expect(await titled("A second one")).toHaveLength(1);
    await page.context().close();
  });
});
