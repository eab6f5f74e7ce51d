import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { axeViolations } from "#test/browser/axe.ts";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { gymAt } from "#test/support/gym.ts";
import { ask, openPhone, sharedBrowser, staffedSite } from "./staff.ts";

// Editing lists on a phone without script, with the same validation and audit log as `gym`.

const browser = sharedBrowser();

eachDatabaseAtLength((_, fresh) => {
  const site = staffedSite(fresh, { sample: true });
  let page: Page;
  beforeEach(async () => {
    page = await openPhone(browser(), site.server.url, site.coach, { script: false });
  });
  afterEach(() => page.context().close());

  const readPlan = async (name: string, column = "Price") =>
    (JSON.parse((await gymAt(site.place, ["plans", "list", "--json"])).out) as Record<string, string>[])
      .filter((plan) => plan["Plan Name"] === name)
      .map((plan) => plan[column]);

  test("one line is saved directly; undo restores it, and the log names the author", async () => {
    await page.goto("/desk/prices");
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("link", { name: "Mayhem", exact: true }).click();
    const before = await page.getByLabel("Price").inputValue();
    await page.getByLabel("Price").fill("about ninety");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("link", { name: /can’t be read as a price/ }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByLabel("Price").fill("$91.00");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
    expect(await readPlan("Mayhem")).toEqual(["$91.00"]);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Undone", { exact: true }).waitFor();
    await page.getByRole("heading", { name: "Prices" }).waitFor();
    expect(await readPlan("Mayhem")).toEqual([before]);
    await page.getByRole("button", { name: "Redo" }).click();
    await page.getByText("Redone", { exact: true }).waitFor();
    expect(await readPlan("Mayhem")).toEqual(["$91.00"]);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Undone", { exact: true }).waitFor();
    expect(await readPlan("Mayhem")).toEqual([before]);
    const rows = await site.place.plain(
      "select actor, sentence from audit_entries where via = 'desk' order by at",
    );
    expect(new Set(rows.map(({ actor }) => actor))).toEqual(new Set(["coach@example.com"]));
    expect(rows[0]!.sentence).toContain("Mayhem");
  });

  test("one row is saved at once, whatever changes in it; a removal is shown first", async () => {
    await page.goto("/desk/events/row");
    await page.getByLabel("Name", { exact: true }).fill("Rope evening");
    await page.getByLabel("Day", { exact: true }).fill("2030-06-01");
    await page.getByLabel("Starts", { exact: true }).fill("09:00");
    await page.getByLabel("Ends", { exact: true }).fill("11:00");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("link", { name: "Rope evening" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Rope night");
    await page.getByLabel("Location").fill("Bay 2");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
    await page.getByRole("link", { name: "Rope night" }).click();
    await page.getByRole("button", { name: "Remove this event" }).click();
    await page.getByText("Will be removed: Rope night").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Remove Rope night" }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
    expect(await site.place.plain("select title from events where title = 'Rope night'")).toEqual([]);
  });

  test("a price that leaps is shown before it is saved", async () => {
    await page.goto("/desk/prices/row?key=Mayhem");
    const before = await page.getByLabel("Price").inputValue();
    await page.getByLabel("Price").fill("$900.00");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText(`the price of “Mayhem” goes from ${before} to $900.00`).waitFor();
    expect(await readPlan("Mayhem")).toEqual([before]);
    await page.getByRole("button", { name: "Back" }).click();
    expect(await page.getByLabel("Price").inputValue()).toBe("$900.00");
  });

  test("a price, a text or an event beyond its limits is refused with an explanation and the input", async () => {
    const price = {
      "Plan Name": "Mayhem",
      Term: "Monthly",
      Price: "$99999999999999",
      URL: "",
      act: "save",
      sure: "yes",
    };
    const before = await readPlan("Mayhem");
    const event = {
      title: "Rope evening",
      day: "2030-06-01",
      starts: "10:00",
      ends: "09:00",
      location: "",
      description: "",
      status: "planned",
      act: "save",
      sure: "yes",
    };
    const attempts: [string, Record<string, string>, string][] = [
      ["/desk/prices/row?key=Mayhem", price, "a price is at most $99,999.99"],
      [
        "/desk/prices/row?key=Mayhem",
        { ...price, Price: "$1", Term: "x".repeat(301) },
        "Term: This has 301 characters; write at most 300",
      ],
      ["/desk/events/row", event, "Ends: 9 AM is before the start, 10 AM"],
      ["/desk/events/row", { ...event, ends: "11:00", description: "x".repeat(5001) }, "write at most 5000"],
      ["/desk/events/row", { ...event, ends: "11:00", day: "9999-01-01" }, "must be from 2000 to 2099"],
    ];
    for (const [path, fields, sentence] of attempts) {
      const answer = await ask(site.server.url, path, { cookie: site.coach, fields });
      const html = await answer.text();
      expect([answer.status, html.includes(sentence)], sentence).toEqual([400, true]);
      expect(html.includes(fields.title ?? fields.Price!), "what was typed").toBe(true);
    }
    expect(await readPlan("Mayhem")).toEqual(before);
    expect(await site.place.plain("select id from events where title = 'Rope evening'")).toEqual([]);
    const fits = { ...event, starts: "20:00", ends: "02:00" };
    const saved = await ask(site.server.url, "/desk/events/row", { cookie: site.coach, fields: fits });
    expect(saved.status).toBe(303);
    await site.place.plain("delete from events where title = 'Rope evening'");
  });

  test("a form names all errors at once, and what to enter", async () => {
    const fields = {
      title: "",
      day: "",
      starts: "10:00",
      ends: "09:00",
      capacity: "many",
      status: "planned",
    };
    const html = await (
      await ask(site.server.url, "/desk/events/row", {
        cookie: site.coach,
        fields: { ...fields, act: "save" },
      })
    ).text();
    for (const words of [
      "Name: Enter the name",
      "Day: Choose a day",
      "Ends: 9 AM is before the start",
      "is not a whole number",
    ])
      expect(html).toContain(words);
  });

  test("an import without a file or cells says what to do", async () => {
    const empty = new FormData();
    empty.set("file", new File([], ""));
    empty.set("sheet", " \n");
    const headers = { cookie: site.coach, origin: new URL(site.server.url).origin };
    const address = `${site.server.url}/desk/prices/import`;
    const answer = await fetch(address, { method: "POST", body: empty, headers });
    const html = await answer.text();
    expect([answer.status, html.includes("Choose a file, or paste the cells.")]).toEqual([400, true]);
  });

  test("errors name days as the desk does", async () => {
    const year = new Date().getFullYear() + 1;
    const refused = async (path: string, fields: Record<string, string>) => {
      const sent = { cookie: site.coach, fields: { ...fields, act: "save", sure: "yes", was: "" } };
      return (await ask(site.server.url, path, sent)).text();
    };
    const words = { words: "Holidays", first_day: `${year}-12-05`, last_day: `${year}-12-01` };
    expect(await refused("/desk/announcement/row", words)).toMatch(
      new RegExp(`Last day: \\w{3}, Dec 1, ${year} is before \\w{3}, Dec 5, ${year}`),
    );
    await site.place.plain(
      `insert into holiday_hours (day, label) values ('${year}-12-24', 'Christmas Eve')`,
    );
    expect(await refused("/desk/hours/row", { day: `${year}-12-24`, label: "Eve" })).toMatch(
      new RegExp(`Day: “\\w{3}, Dec 24, ${year}” already exists`),
    );
    await site.place.plain(`delete from holiday_hours where day = '${year}-12-24'`);
  });

  test("one search finds entries, settings and screens; a long list has its own", async () => {
    const search = async (text: string) => {
      await page.getByLabel(/^Search/).fill(text);
      await page.getByRole("button", { name: "Search" }).click();
    };
    const links = (name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
    await page.goto("/desk/site");
    await search("casey sam");
    await links("Casey Sample").click();
    await page.getByRole("heading", { name: "Casey Sample" }).waitFor();
    for (const [text, name] of [
      ["MAYHEM", "Mayhem"],
      ["timetable", "Weekly timetable"],
      ["open house", "Station Open House"],
    ] as const) {
      await page.goto("/desk/site");
      await search(text);
      await links(name).first().waitFor();
    }
    expect(await axeViolations(page)).toEqual([]);
    // Only owners may change the settings.
    await page.goto("/desk/site");
    await search("phone");
    await page.getByRole("link", { name: "Clear" }).waitFor();
    expect(await links("Phone").count()).toBe(0);
    await search("no such thing");
    await page.getByText("Nothing matches “no such thing”").waitFor();
    expect(await page.title()).toMatch(/^“no such thing” in Site \|/);

    await page.goto("/desk/people");
    const all = await page.getByRole("main").getByRole("listitem").count();
    await search("casey sample");
    await page.getByRole("link", { name: "Clear" }).waitFor();
    await links("Casey Sample").waitFor();
    expect(await page.getByRole("main").getByRole("listitem").count()).toBeLessThan(all);
    await page.getByRole("link", { name: "Clear" }).click();
    await expect.poll(() => page.getByRole("main").getByRole("listitem").count()).toBe(all);
  });

  test("the form of an entry leads to its changes, and to their undo", async () => {
    for (const [name, bio] of [
      ["Casey Sample", "Rows."],
      ["Jordan Sample", "Lifts."],
    ] as const) {
      await page.goto(`/desk/people/row?key=${encodeURIComponent(name)}`);
      await page.getByLabel("Bio").fill(bio);
      await page.getByRole("button", { name: "Save" }).click();
      await page.getByText("Saved", { exact: true }).waitFor();
    }
    await page.goto("/desk/people/row?key=Casey%20Sample");
    await page.getByRole("link", { name: "Changes to Casey Sample" }).click();
    await page.getByRole("heading", { name: "Changes to Casey Sample" }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const said = await page.getByRole("main").innerText();
    expect([said.includes("Casey Sample"), said.includes("Jordan Sample")]).toEqual([true, false]);
    await page.getByRole("button", { name: /^Undo/ }).first().click();
    await page.getByRole("button", { name: /^Redo/ }).first().waitFor();
    await page.getByRole("link", { name: "Casey Sample", exact: true }).click();
    expect(await page.getByLabel("Bio").inputValue()).not.toBe("Rows.");
  });

  test("two people change different fields of a row: both are kept, even after a rename", async () => {
    await page.goto("/desk/people/row?key=Riley%20Demo");
    const other = await openPhone(browser(), site.server.url, site.owner, { script: false });
    await other.goto("/desk/people/row?key=Riley%20Demo");
    await other.getByLabel("First and last name").fill("Riley Specimen");
    await other.getByRole("button", { name: "Save" }).click();
    await other.getByText("Renamed Riley Demo to Riley Specimen").waitFor();
    await page.getByLabel("Bio").fill("Lifts, and laughs about it.");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
    expect(
      await site.place.plain(
        `select bio, "Role" as role from "Evo trainers" where "Name" = 'Riley Specimen'`,
      ),
    ).toEqual([{ bio: "Lifts, and laughs about it.", role: "Head Coach" }]);
    await other.context().close();
  });

  test("if two people change the same field, the second sees both values, and keeps what was typed", async () => {
    await page.goto("/desk/prices/row?key=Mayhem");
    const other = await openPhone(browser(), site.server.url, site.owner, { script: false });
    await other.goto("/desk/prices/row?key=Mayhem");
    await other.getByLabel("Price").fill("$95.00");
    await other.getByRole("button", { name: "Save" }).click();
    await other.getByText("Saved", { exact: true }).waitFor();
    await page.getByLabel("Price").fill("$93.00");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Theirs is “$95.00”, yours is “$93.00”").first().waitFor();
    expect(await page.getByLabel("Price").inputValue()).toBe("$93.00");
    expect(await axeViolations(page)).toEqual([]);
    expect(await readPlan("Mayhem")).toEqual(["$95.00"]);
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
    expect(await readPlan("Mayhem")).toEqual(["$93.00"]);
    await other.context().close();
  });

  test("a pasted spreadsheet and a file work like the command line's import, with its messages", async () => {
    const exported = await (await ask(site.server.url, "/desk/prices/export", { cookie: site.coach })).text();
    const { out } = await gymAt(site.place, ["plans", "export", "-"]);
    expect(exported.replace("\uFEFF", "")).toBe(out.replace("\uFEFF", ""));
    await page.goto("/desk/prices/import");
    await page.getByLabel("Or paste the cells").fill("Plan Name\tPrice\nMayhem\t$1.00");
    await page.getByRole("button", { name: "Review changes" }).click();
    await page.getByText("Missing columns: Term, URL").waitFor();
    // The headings may also be the labels of the form.
    const changed = exported
      .replace('"Plan Name"', '"Name"')
      .replace('"URL"', '"Join link"')
      .replace(/"Mayhem","([^"]*)","[^"]*"/, '"Mayhem","$1","$97.00"');
    await page.getByLabel("A file saved as CSV").setInputFiles({
      name: "prices.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(changed),
    });
    await page.getByLabel("Or paste the cells").fill("");
    await page.getByRole("button", { name: "Review changes" }).click();
    await page.getByText("Will change: Mayhem").waitFor();
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
    expect(await readPlan("Mayhem")).toEqual(["$97.00"]);
    const [last] = await site.place.plain("select sentence from audit_entries order by at desc limit 1");
    expect(last!.sentence).toMatch(/, imported from prices\.csv$/);
  });

  test.each(["latin1", "utf16le"] as const)("a file in %s is saved as it was reviewed", async (encoding) => {
    const exported = await (await ask(site.server.url, "/desk/prices/export", { cookie: site.coach })).text();
    const changed = exported.replace("\uFEFF", "").replace(/"Mayhem","[^"]*"/, '"Mayhem","Por año"');
    await page.goto("/desk/prices/import");
    await page.getByLabel("A file saved as CSV").setInputFiles({
      name: "prices.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(changed.replaceAll(/[\u0100-\uFFFF]/g, "-"), encoding),
    });
    await page.getByRole("button", { name: "Review changes" }).click();
    await page.getByText("Will change: Mayhem").waitFor();
    expect(await page.getByText("it was read as Windows text").filter({ visible: true }).count()).toBe(
      encoding === "latin1" ? 1 : 0,
    );
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
    expect(await readPlan("Mayhem", "Term")).toEqual(["Por año"]);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Undone", { exact: true }).waitFor();
  });

  test("settings are for owners; unknown lists are 404", async () => {
    for (const path of [
      "/desk/settings",
      "/desk/settings/row",
      "/desk/settings/import",
      "/desk/settings/export",
    ]) {
      expect((await ask(site.server.url, path, { cookie: site.coach })).status, path).toBe(403);
    }
    const fields = { name: "phone", value: "(937) 555-0100", act: "save", was: "" };
    expect((await ask(site.server.url, "/desk/settings/row", { cookie: site.coach, fields })).status).toBe(
      403,
    );
    const saved = await ask(site.server.url, "/desk/settings/row?key=phone", { cookie: site.owner, fields });
    expect(saved.status, await saved.text()).toBe(303);
    expect((await ask(site.server.url, "/desk/constructor", { cookie: site.owner })).status).toBe(404);

    // Staff cannot undo or redo a change of settings.
    const [change] = await site.place.plain("select id from audit_entries where operation like 'settings.%'");
    const undo = { undo: String(change!.id) };
    expect((await ask(site.server.url, "/desk/log", { cookie: site.coach, fields: undo })).status).toBe(403);
    expect((await ask(site.server.url, `/desk/log/${undo.undo}`, { cookie: site.coach })).status).toBe(403);
    expect(
      await site.place.plain("select undone_at from audit_entries where operation like 'settings.%'"),
    ).toEqual([{ undone_at: null }]);
    const undone = await ask(site.server.url, "/desk/log", { cookie: site.owner, fields: undo });
    expect(undone.status).toBe(303);
    const redo = new URL(undone.headers.get("location")!, site.server.url).searchParams.get("done")!;
    const fieldsOfRedo = { undo: redo };
    for (const path of ["/desk/log", `/desk?done=${redo}`]) {
      const buttonsFor = async (cookie: string) =>
        (await (await ask(site.server.url, path, { cookie })).text()).split(`value="${redo}"`).length - 1;
      expect(await buttonsFor(site.owner), path).toBe(1);
      expect(await buttonsFor(site.coach), path).toBe(0);
    }
    for (const [path, sent] of [
      ["/desk/log", fieldsOfRedo],
      [`/desk/log/${redo}`, { act: "undo" }],
    ] as const)
      expect((await ask(site.server.url, path, { cookie: site.coach, fields: sent })).status, path).toBe(403);
    expect(await site.place.plain("select value from gym_settings where name = 'phone'")).not.toContainEqual({
      value: "(937) 555-0100",
    });
    const redone = await ask(site.server.url, "/desk/log", { cookie: site.owner, fields: fieldsOfRedo });
    expect(redone.status).toBe(303);
  });

  test("a setting has a field of its own name; those that are not set are listed apart", async () => {
    const page = await openPhone(browser(), site.server.url, site.owner, { script: false });
    await page.goto("/desk/settings");
    expect(await page.getByRole("link", { name: /New/ }).count()).toBe(0);
    await page.getByRole("link", { name: "Phone", exact: true }).click();
    expect(await page.getByRole("combobox").count()).toBe(0);
    const phone = page.getByRole("textbox", { name: "Phone", exact: true });
    expect(await phone.getAttribute("type")).toBe("tel");
    await phone.fill("555");
    await page.getByRole("button", { name: "Save" }).click();
    await page
      .getByRole("link", { name: "Phone: “555” can’t be read; write it like (937) 555-0100" })
      .waitFor();

    const readGoogle = () => site.place.plain("select value from gym_settings where name = 'google'");
    const openReviews = async () => {
      await page.goto("/desk/settings");
      await page.getByRole("link", { name: "Google reviews", exact: true }).click();
      return page.getByLabel("Google reviews (optional)");
    };
    const listed = page.locator("section", { has: page.getByRole("heading", { name: "Not set yet" }) });
    const address = "https://reviews.example/gym";
    await site.place.plain("delete from gym_settings where name = 'google' returning name");
    for (const value of [address, ""]) {
      await page.goto("/desk/settings");
      const unset = await listed.getByRole("link", { name: "Google reviews" }).count();
      expect(unset).toBe(value ? 1 : 0);
      const field = await openReviews();
      expect(await field.inputValue()).toBe(value ? "" : address);
      await field.fill(value);
      await page.getByRole("button", { name: "Save" }).click();
      await page.getByText("Saved", { exact: true }).waitFor();
      expect(await readGoogle()).toEqual([{ value: value || "none" }]);
    }
    await page.context().close();
  });

  test("staffed hours have two times for each day, and one message for each that is wrong", async () => {
    const page = await openPhone(browser(), site.server.url, site.owner, { script: false });
    await gymAt(site.place, ["settings", "set", "hours", "Mon-Sat 8am-8pm", "--yes"]);
    await page.goto("/desk/settings");
    await page.getByText("Mon–Sat 8 AM – 8 PM, Sun no staff").waitFor();
    await page.getByRole("link", { name: "Staffed hours", exact: true }).click();
    const day = (name: string) => page.getByRole("group", { name, exact: true });
    expect(await day("Monday").getByLabel("Until").inputValue()).toBe("20:00");
    expect(await day("Sunday").getByLabel("Not staffed").isChecked()).toBe(true);
    await day("Monday").getByLabel("Until").fill("07:30");
    await day("Tuesday").getByLabel("From").fill("");
    await day("Saturday").getByLabel("Until").fill("00:00");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("link", { name: "Monday: 7:30 AM is not after 8 AM" }).waitFor();
    await page.getByRole("link", { name: "Tuesday: Enter both times, or choose Not staffed" }).waitFor();
    expect(await page.getByRole("alert").getByRole("link").count()).toBe(2);
    expect(await axeViolations(page)).toEqual([]);
    expect(await day("Monday").getByLabel("Until").inputValue()).toBe("07:30");
    expect(await day("Saturday").getByLabel("Until").inputValue()).toBe("00:00");

    await day("Monday").getByLabel("Until").fill("19:30");
    await day("Tuesday").getByLabel("Not staffed").check();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
    expect(await site.place.plain("select value from gym_settings where name = 'hours'")).toEqual([
      { value: "Mon 8am-7:30pm, Tue no staff, Wed-Fri 8am-8pm, Sat 8am-midnight, Sun no staff" },
    ]);
    await page.context().close();
  });
});
