import { expect, test } from "vitest";
import { originalPrograms } from "#content/originals/site-programs.ts";
import { crawl } from "#test/second-gym/crawl.ts";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { gymAt } from "#test/support/gym.ts";
import { sampleLead, sendLead } from "#test/support/send-lead.ts";
import { ask, openPhone, sharedBrowser, staffedSite } from "./staff.ts";

// Programs are hidden and added at the desk.

const browser = sharedBrowser();

eachDatabaseAtLength((_, fresh) => {
  const site = staffedSite(fresh, { sample: true });
  const read = async (path: string) => {
    const answer = await fetch(site.server.url + path);
    return { status: answer.status, html: await answer.text() };
  };
  const shows = (path: string, words: string) =>
    expect.poll(async () => (await read(path)).html.includes(words), { message: `${path}: ${words}` });
  const save = async (path: string, fields: Record<string, string>) => {
    const answer = await ask(site.server.url, path, {
      cookie: site.coach,
      fields: { act: "save", sure: "yes", ...fields },
    });
    expect(answer.status, await answer.text()).toBe(303);
  };

  test("every program of content/ that is hidden is not found, and nothing leads to it", async () => {
    const hidden = originalPrograms.slice(1);
    for (const { id } of hidden) await save(`/desk/programs/row?key=${id}`, { hidden: "hidden", was: "" });
    for (const { id } of hidden)
      await expect.poll(async () => (await read(`/programs/${id}`)).status, { message: id }).toBe(404);
    for (const path of ["/", "/programs", "/pricing", "/sitemap.xml"])
      for (const { id } of hidden) await shows(path, `/programs/${id}`).toBe(false);
    const { seen, statuses } = await readAll();
    expect([...statuses].filter(([, status]) => status !== 200)).toEqual([]);
    const named = seen.flatMap(({ path, html }) =>
      hidden.filter(({ id }) => html.includes(`"/programs/${id}`)).map(({ id }) => `${path}: ${id}`),
    );
    expect(named).toEqual([]);
    for (const { id } of hidden) await save(`/desk/programs/row?key=${id}`, { hidden: "", was: "" });
    for (const { id } of hidden)
      await expect.poll(async () => (await read(`/programs/${id}`)).status, { message: id }).toBe(200);
    expect(await site.place.plain("select id from site_programs")).toEqual([]);
  });

  test("a new program has a page at once, and is in the menu, the lists, the sitemap and the head", async () => {
    expect((await read("/programs/night-yoga")).status).toBe(404);
    const page = await openPhone(browser(), site.server.url, site.coach, { script: false });
    await page.goto("/desk/programs");
    await page.getByRole("link", { name: "New program" }).click();
    await page.getByLabel("Name").fill("Night Yoga");
    await page.getByLabel("Short description").fill("Slow, by candlelight.");
    await page.getByLabel("About the program").fill("On the mats.\n\nBring socks.");
    await page.getByLabel("Plans").fill("Drop In");
    await page.getByRole("button", { name: "Preview" }).click();
    const ahead = page.frameLocator("iframe");
    await ahead.getByRole("heading", { name: "Night Yoga", level: 1 }).waitFor();
    expect((await read("/programs/night-yoga")).status).toBe(404);
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
    await page.getByRole("link", { name: "View page", exact: true }).click();
    await page.getByRole("heading", { name: "Night Yoga", level: 1 }).waitFor();
    await page.context().close();
    const { html } = await read("/programs/night-yoga");
    for (const words of [
      "<title>Night Yoga | ",
      '<meta name="description" content="Slow, by candlelight."',
      '"@type":"Service"',
      "Bring socks.",
      "Drop In",
    ])
      expect(html).toContain(words);
    for (const path of ["/", "/programs", "/sitemap.xml", "/about"])
      await shows(path, "/programs/night-yoga").toBe(true);
    expect((await read("/social/programs/night-yoga.jpg")).status).not.toBe(404);
    expect([...(await readAll()).statuses].filter(([, status]) => status !== 200)).toEqual([]);

    // It has class times, from the desk and the command line.
    for (const form of ["/desk/classes/row", "/desk/do/classes.schedule"])
      expect(await (await ask(site.server.url, form, { cookie: site.coach })).text()).toContain(
        '<option value="night-yoga">Night Yoga</option>',
      );
    const when = { weekday: "Monday", starts: "21:00", minutes: "60", was: "" };
    await save("/desk/classes/row", { program: "night-yoga", title: "Candle flow", room: "Mats", ...when });
    const { code, said } = await gymAt(site.place, [
      "classes",
      "add",
      "Dawn flow",
      "tuesdays",
      "5am",
      "--program",
      "night-yoga",
      "--room",
      "Mats",
      "--yes",
    ]);
    expect([code, said]).toEqual([0, expect.any(String)]);
    for (const path of ["/programs/night-yoga", "/schedule"])
      for (const words of ["Candle flow", "Dawn flow"]) await shows(path, words).toBe(true);
    // The timetable, the calendars and the report know its name.
    const board = (await read("/schedule?program=night-yoga")).html;
    expect(/href="\/schedule\?program=night-yoga[^>]*>(<[^>]*>)*Night Yoga/.test(board)).toBe(true);
    expect([...board.matchAll(/data-class="([^"]+)"/g)].map(([, id]) => id!.slice(0, 10))).toEqual([
      "night-yoga",
      "night-yoga",
    ]);
    await shows("/calendar/classes.ics", "SUMMARY:Candle flow (Night Yoga)").toBe(true);
    await sendLead(site.server.url, "/programs/night-yoga", { ...sampleLead, interest: "General Inquiry" });
    const { out } = await gymAt(site.place, ["report", "--json"]);
    expect(JSON.parse(out)).toMatchObject({ programs: [{ name: "Night Yoga", leads: 1 }] });
    const removal = ["programs", "remove", "night-yoga"];
    expect((await gymAt(site.place, [...removal, "--check"])).said).toContain(
      "2 weekly classes stay on the schedule",
    );
    await site.place.plain("delete from class_times where program = 'night-yoga' returning id");

    await save("/desk/programs/row?key=night-yoga", { act: "remove", was: "" });
    await expect.poll(async () => (await read("/programs/night-yoga")).status).toBe(404);
    await shows("/", "/programs/night-yoga").toBe(false);
  });

  test("a program needs a name and a short description only; its page has no empty heading then", async () => {
    await save("/desk/programs/row", {
      title: "Day Yoga",
      description: "By daylight.",
      position: "9",
      was: "",
    });
    await expect.poll(async () => (await read("/programs/day-yoga")).status).toBe(200);
    const { html } = await read("/programs/day-yoga");
    expect(html).toContain("By daylight.");
    expect(html).not.toContain("About Day Yoga");
    expect(html).not.toContain('<p class="text-loud"></p>');
    await save("/desk/programs/row?key=day-yoga", { act: "remove", was: "" });
  });

  async function readAll() {
    const { pages, statuses } = await crawl(site.server.url, [], { pictures: false });
    return { seen: pages, statuses };
  }
});
