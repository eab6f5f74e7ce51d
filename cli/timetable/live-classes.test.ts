import type { Browser } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { weekdayName } from "#domain/schedule/clock.ts";
import { gymDay } from "#content/gym-clock.ts";
import { openSharedBrowser } from "#test/browser/browser.ts";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { gymAt } from "#test/support/gym.ts";
import { startServer } from "#test/support/start-server.ts";

/** Ten seconds are promised, plus the start of the command on a busy machine. */
const POLL = { interval: 500 };

let browser: Browser;
beforeAll(async () => {
  browser = await openSharedBrowser();
});

eachDatabaseAtLength((_name, fresh) => {
  test("a class that is canceled on the command line is canceled everywhere, and restored by undo", async () => {
    const place = await fresh.place("sample");
    const gym = async (...words: string[]) => {
      const { code, said } = await gymAt(place, words);
      expect(code, said).toBe(0);
    };
    const today = gymDay(new Date());
    // It takes all day, so that it is upcoming or running at any time.
    await place.plain(
      `insert into class_times (id, program, title, room, weekday, starts, minutes, updated_at)
       values ('vigil', 'adult-classes', 'Vigil', 'Main floor', '${weekdayName(today)}', '00:00', 1440, 1)`,
    );
    const server = await startServer(place.env);
    const read = async (path: string) => (await fetch(server.url + path)).text();
    const pages = ["/schedule", "/", "/programs/adult-classes"];
    const off = async () => {
      const texts = await Promise.all(pages.map(read));
      const calendar = await read("/calendar/classes.ics?class=vigil");
      return [...texts.map((text) => text.includes("Oak is down")), calendar.includes("\r\nEXDATE;TZID=")];
    };
    // The pages are cached now.
    expect(await off()).toEqual([false, false, false, false]);
    const before = await read("/calendar/classes.ics?class=vigil");

    await gym("classes", "cancel", "Vigil", "today", "--why", "Oak is down", "--yes");
    await expect.poll(off, POLL).toEqual([true, true, true, true]);
    expect(await read("/")).toContain("Vigil. Canceled: Oak is down.");
    const page = await browser.newPage({ baseURL: server.url });
    await page.goto("/schedule");
    await page.emulateMedia({ media: "print" });
    const slot = page.locator("[data-class=vigil]");
    expect(await slot.locator("s").first().isVisible()).toBe(true);
    expect(await slot.innerText()).toContain("Canceled: Oak is down");
    await page.close();

    await gym("undo", "--yes");
    await expect.poll(off, POLL).toEqual([false, false, false, false]);
    const after = await read("/calendar/classes.ics?class=vigil");
    const sequence = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
    expect(sequence(after)).toBeGreaterThan(sequence(before));
    await server.stop();
  });

  test("a changed phone number shows on every page", async () => {
    const place = await fresh.place("sample");
    const server = await startServer(place.env);
    const set = ["settings", "set", "phone", "513 555 0199", "--yes"];
    expect((await gymAt(place, set)).code).toBe(0);
    for (const path of ["/", "/contact", "/terms", "/programs/alpha-omega-boxing"]) {
      const text = async () => (await fetch(server.url + path)).text();
      await expect.poll(text, POLL).toContain("tel:+15135550199");
      expect(await text()).not.toContain("555-0142");
    }
    await server.stop();
  });

  test("TikTok shows next to the other networks once it is set", async () => {
    const place = await fresh.place("sample");
    const server = await startServer(place.env);
    const links = async () => {
      const pages = await Promise.all(["/", "/contact"].map(async (path) => fetch(server.url + path)));
      const texts = await Promise.all(pages.map((page) => page.text()));
      return texts.map((text) =>
        [...text.matchAll(/href="(https:\/\/www\.tiktok\.com[^"]*)"/g)].map(([, url]) => url),
      );
    };
    expect(await links()).toEqual([[], []]);
    expect((await (await fetch(server.url)).text()).includes("tiktok.com")).toBe(false);
    const page = "https://www.tiktok.com/@station";
    expect((await gymAt(place, ["settings", "set", "tiktok", page, "--yes"])).code).toBe(0);
    // In the footer of each page, and among the facts of /contact.
    await expect.poll(links, POLL).toEqual([[page], [page, page]]);
    expect((await gymAt(place, ["settings", "set", "tiktok", "none", "--yes"])).code).toBe(0);
    await expect.poll(links, POLL).toEqual([[], []]);
    await server.stop();
  });
});
