import { expect, test } from "vitest";
import { gymDay } from "#content/gym-clock.ts";
import { aboutEvent, aboutWaiting } from "#content/subjects.ts";
import { addDays } from "#domain/schedule/clock.ts";
import { presentEvent } from "#domain/events.ts";
import { axeViolations } from "#test/browser/axe.ts";
import { fill, formAlive, send } from "#test/browser/lead-form.ts";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { gymAt } from "#test/support/gym.ts";
import { sampleLead, sendLead } from "#test/support/send-lead.ts";
import { ask, openPhone, sharedBrowser, staffedSite } from "./staff.ts";

const browser = sharedBrowser();
const day = addDays(gymDay(new Date()), 9);
const facts = {
  title: "Rope evening",
  day,
  starts: "18:00",
  ends: "20:00",
  location: "Main floor",
  capacity: 4,
};
const id = `rope-evening-${day}`;
const event = presentEvent(
  {
    ...facts,
    id,
    description: "",
    image: null,
    capacity_note: "",
    places_left: null,
    status: "planned",
    updated_at: 0,
  },
  "America/New_York",
);

eachDatabaseAtLength((_, fresh) => {
  const site = staffedSite(fresh);

  const write = async (name: string, subject: string) => {
    await sendLead(site.server.url, "/contact", {
      ...sampleLead,
      name,
      message: `${name} wants in`,
      subject,
    });
    const [row] = await site.place.plain(`select id from leads where name = '${name}'`);
    return String(row!["id"]);
  };
  const left = async () => {
    const [row] = await site.place.plain("select places_left from events where title like 'Rope%'");
    return row!["places_left"] === null ? null : Number(row!["places_left"]);
  };
  const page = (name: string) => fetch(site.server.url + name).then((answer) => answer.text());
  const mark = (fields: Record<string, string>) =>
    ask(site.server.url, `/desk/signups/${id}`, { cookie: site.coach, fields });

  test("marked messages take spots of their event, visitors see what is left, and undo frees the spots", async () => {
    const cells = Object.entries(facts).flatMap(([name, value]) => [`--${name}`, String(value)]);
    const added = await gymAt(site.place, ["events", "add", ...cells, "--status", "planned", "--yes"]);
    expect(added.code, added.said).toBe(0);
    const robin = await write("Robin Sample", aboutEvent(event).words);
    const jamie = await write("Jamie Sample", aboutEvent(event).words);
    const avery = await write("Avery Sample", aboutWaiting(event).words);
    await write("Drew Sample", "Another subject");

    for (const script of [true, false]) {
      const phone = await openPhone(browser(), site.server.url, site.coach, { script, width: 320 });
      await phone.goto("/desk/events");
      await phone.getByRole("link", { name: "Sign-ups" }).click();
      await phone.getByRole("link", { name: "Rope evening" }).click();
      const name = script ? "Robin Sample" : "Jamie Sample";
      const card = phone.getByRole("region", { name });
      await card.getByLabel("How many people").fill(script ? "2" : "1");
      expect(await phone.getByText("Drew Sample").count()).toBe(0);
      expect(await phone.getByText("Waiting list.").count()).toBe(1);
      await card.getByRole("button", { name: "Mark as coming" }).click();
      await phone
        .getByText(
          script ? "2 people coming (of 4 spots, 2 spots left)" : "3 people coming (of 4 spots, 1 spot left)",
        )
        .waitFor();
      expect(await axeViolations(phone)).toEqual([]);
      expect(
        await phone.evaluate(
          () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
        ),
      ).toBe(true);
      expect(await phone.getByRole("button", { name: "Print the list" }).count()).toBe(script ? 1 : 0);
      await phone.context().close();
    }
    expect(await left()).toBe(1);
    await expect.poll(() => page("/events")).toContain("1 spot left");

    const listed = JSON.parse((await gymAt(site.place, ["signups", "list", id, "--json"])).out) as {
      id: string;
      coming: number;
      waiting: boolean;
    }[];
    expect(listed.map(({ id, coming, waiting }) => [id, coming, waiting])).toEqual([
      [robin, 2, false],
      [jamie, 1, false],
      [avery, 0, true],
    ]);

    // One entry undoes the mark and the places.
    const [entry] = await site.place.plain(
      "select id, sentence from audit_entries where operation = 'signups.coming' order by at desc limit 1",
    );
    expect(entry!["sentence"]).toMatch(/^The message received .+: 1 person coming to Rope evening$/);
    expect(JSON.stringify(entry)).not.toContain("Jamie");
    await ask(site.server.url, "/desk/log", { cookie: site.coach, fields: { undo: String(entry!["id"]) } });
    expect(await left()).toBe(2);
    expect(await site.place.plain(`select coming, event_id from leads where id = '${jamie}'`)).toEqual([
      { coming: null, event_id: null },
    ]);

    expect((await mark({ act: "not-coming", id: robin })).status).toBe(303);
    expect(await left()).toBe(4);
  });

  test("a full event takes more people with a warning, frees no extra spots, and keeps its marks after a rename", async () => {
    const [robin, jamie] = await Promise.all(
      ["Robin", "Jamie"].map(async (name) =>
        String((await site.place.plain(`select id from leads where name = '${name} Sample'`))[0]!["id"]),
      ),
    );
    await mark({ act: "coming", id: robin!, people: "4" });
    await expect.poll(() => page("/events")).toContain("Full");
    const said = await gymAt(site.place, ["signups", "coming", jamie!, "--people", "2", "--yes"]);
    expect(said.said).toContain("6 people are coming to Rope evening, which has 4 spots");
    expect(await left()).toBe(0);
    await mark({ act: "not-coming", id: jamie! });
    const phone = await openPhone(browser(), site.server.url, site.coach);
    await phone.goto(`/desk/signups/${id}`);
    await phone.getByText("4 people coming (of 4 spots, full)").waitFor();
    const name = await phone.getByRole("link", { name: "Robin Sample" }).boundingBox();
    expect(name!.height).toBeGreaterThanOrEqual(44);
    const card = phone.getByRole("region", { name: "Jamie Sample" });
    for (const answer of ["Back", "Mark as coming"]) {
      await card.getByLabel("How many people").fill("2");
      await card.getByRole("button", { name: "Mark as coming" }).click();
      await phone.getByText("6 people are coming to Rope evening, which has 4 spots").waitFor();
      expect(await axeViolations(phone)).toEqual([]);
      expect(await site.place.plain(`select coming from leads where id = '${jamie}'`)).toEqual([
        { coming: null },
      ]);
      await phone.getByRole("button", { name: answer }).click();
      if (answer === "Back") expect(await card.getByLabel("How many people").inputValue()).toBe("2");
    }
    await phone.getByText("6 people coming (of 4 spots, full)").waitFor();
    await phone.context().close();
    await mark({ act: "not-coming", id: jamie! });
    expect(await left()).toBe(0);
    await gymAt(site.place, ["events", "change", id, "--title", "Rope night", "--yes"]);
    const html = await (await ask(site.server.url, `/desk/signups/${id}`, { cookie: site.coach })).text();
    expect(html).toContain("Rope night");
    expect(html).toContain("Robin Sample");
  });

  test("sign-ups follow their event to another day and name, and back from removal", async () => {
    const gym = async (...words: string[]) => {
      const answer = await gymAt(site.place, [...words, "--yes"]);
      expect(answer.code, answer.said).toBe(0);
      return answer;
    };
    const list = async (event: string) => {
      const { out } = await gymAt(site.place, ["signups", "list", event, "--json"]);
      return (JSON.parse(out) as { name: string; waiting: boolean }[]).map(({ name }) => name);
    };
    const cells = ["--title", "Bench day", "--day", day, "--starts", "10:00", "--ends", "12:00"];
    const [bench, other] = [`bench-day-${day}`, `bench-day-${day}-2`];
    for (const _ of [bench, other])
      await gym("events", "add", ...cells, "--capacity", "5", "--status", "planned");
    for (const script of [true, false]) {
      const visitor = await openPhone(browser(), site.server.url, site.coach, { script });
      await visitor.goto(`/contact?about=${script ? "event" : "waiting"}-${bench}`);
      if (script) await formAlive(visitor);
      const { phone: _, ...typed } = sampleLead;
      await fill(visitor, { ...typed, name: script ? "Quinn Sample" : "Reese Sample" });
      if (!script) {
        // The form that the page shows again keeps its event.
        await visitor.locator("#contact [name=email]").fill("reese@example");
        await send(visitor);
        await visitor.locator("#contact [name=email][aria-invalid=true]").fill("reese@example.com");
      }
      await send(visitor);
      await visitor.locator("#contact form[data-sent]").waitFor();
      await visitor.context().close();
    }
    expect(await list(bench)).toEqual(["Quinn Sample", "Reese Sample"]);
    expect(await list(other)).toEqual([]);
    expect((await gymAt(site.place, ["signups", "list", other])).said).toBe(
      "Nobody has written about this event.\n",
    );
    expect((await gymAt(site.place, ["signups", "list", bench])).out).toMatch(
      /^Id +Name +E-mail +Phone +Coming +Waiting list\n[0-9a-f]{8} +Quinn Sample +/,
    );

    await gym("events", "change", bench, "--day", addDays(day, 1), "--title", "Bench night");
    expect(await list(bench)).toEqual(["Quinn Sample", "Reese Sample"]);
    const html = await (await ask(site.server.url, `/desk/signups/${bench}`, { cookie: site.coach })).text();
    expect(html).toContain("Waiting list. ");
    const [quinn] = await site.place.plain("select id from leads where name = 'Quinn Sample'");
    await gym("signups", "coming", String(quinn!["id"]), "--people", "2");
    await expect.poll(() => page("/events")).toContain("3 spots left");

    await gym("signups", "not-coming", String(quinn!["id"]));
    await gym("events", "remove", bench);
    await gym("undo");
    expect(await list(bench)).toEqual(["Quinn Sample", "Reese Sample"]);
  });

  test("messages from before forms named their event follow it too", async () => {
    await gymAt(site.place, ["events", "change", id, "--day", addDays(day, 2), "--yes"]);
    const { out } = await gymAt(site.place, ["signups", "list", id, "--json"]);
    expect((JSON.parse(out) as { name: string }[]).map(({ name }) => name)).toEqual([
      "Robin Sample",
      "Jamie Sample",
      "Avery Sample",
    ]);
  });

  test("the printed list has names, a checkbox, and no buttons", async () => {
    const sheet = await openPhone(browser(), site.server.url, site.coach, { width: 1280 });
    await sheet.goto(`/desk/signups/${id}`);
    await sheet.emulateMedia({ media: "print" });
    expect(await sheet.getByRole("row", { name: /Robin Sample 4/ }).innerText()).toContain("☐");
    expect(await sheet.getByRole("button").count()).toBe(0);
    expect(await sheet.getByRole("navigation").count()).toBe(0);
    await sheet.context().close();
  });

  test("invalid input is refused with an explanation", async () => {
    const [robin] = await site.place.plain("select id from leads where name = 'Robin Sample'");
    for (const people of ["0", "51", "x", "1.5"]) {
      const answer = await mark({ act: "coming", id: String(robin!["id"]), people });
      expect([people, answer.status]).toEqual([people, 400]);
    }
    expect((await mark({ act: "coming", id: "ffffffff" })).status).toBe(400);
    expect((await ask(site.server.url, "/desk/signups/nothing", { cookie: site.coach })).status).toBe(404);
  });
});
