import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ENGINES } from "./engines.ts";
import { type Session, type Tab, tabFor, until } from "./tab.ts";
import { sampleLead } from "#test/support/send-lead.ts";
import { type RunningServer, startServer } from "#test/support/start-server.ts";

// Features that engines implement differently: menus, forms, history, films, dialogs. test/journeys tests them in Chromium, also
// without script.

const isLong = process.env.LONG_TESTS === "1";
const OTHERS = ENGINES.filter(({ name }) => name !== "Chromium");

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ LEAD_LIMIT: "1000" });
});
afterAll(() => server?.stop());

describe.each(OTHERS)("$name", (engine) => {
  const here = test.skipIf(!engine.isHere());

  describe.each(isLong ? [true, false] : [true])("with script: %s", (script) => {
    const tab = {} as Tab;
    let session: Session | undefined;
    beforeAll(async () => {
      session = engine.isHere() ? await engine.start({ script, moves: script }) : undefined;
      if (session) Object.assign(tab, tabFor(session, server.url));
    });
    afterAll(() => session?.close());

    here("the phone menu opens, and is closed on the page its link opens", async () => {
      await tab.resize(390);
      await tab.open("/terms");
      expect(await tab.sees(".mobile-menu-links a")).toBe(false);
      await tab.click(".mobile-menu-toggle");
      await tab.click(".mobile-menu-links a[href='/careers']");
      await tab.leadsTo("/careers");
      expect(await tab.sees(".mobile-menu-links a")).toBe(false);
    });

    here("a group of the wide menu opens, and its link works", async () => {
      await tab.resize(1440);
      await tab.open("/terms");
      await tab.click(".header-menu-menu li:nth-child(2) summary");
      await tab.click(".header-menu-menu a[href='/trainers']");
      await tab.leadsTo("/trainers");
      expect(await tab.sees(".header-menu-menu details a")).toBe(false);
    });

    here("a turned tablet shows the layout of its new width", async () => {
      await tab.resize(820);
      await tab.open("/events");
      const columns = () =>
        tab.run(
          () =>
            getComputedStyle(document.querySelector(".event-board-event")!).gridTemplateColumns.split(" ")
              .length,
        );
      expect(await columns()).toBe(1);
      await tab.resize(1440);
      await expect.poll(columns).toBe(3);
    });

    here("an invalid form returns with the input and the focused errors; corrected, it is sent", async () => {
      await tab.resize(1440);
      await tab.open("/contact");
      for (const name of ["name", "message"] as const)
        await tab.type(`#contact [name=${name}]`, sampleLead[name]);
      await tab.type("#contact [name=email]", "casey@nowhere");
      await tab.click("#contact button[type=submit]");
      await expect
        .poll(() => tab.run(() => document.activeElement?.className))
        .toContain("error-summary-box");
      expect(await tab.text(".error-summary-box a")).toBe("Invalid email address");
      expect(await tab.run(readValue, "message")).toBe(sampleLead.message);
      await tab.type("#contact [name=email]", sampleLead.email);
      await tab.click("#contact button[type=submit]");
      const thanks = script ? ".toasts-toast" : "#contact";
      await expect.poll(() => tab.text(thanks)).toMatch(/Message Sent Successfully!/i);
    });

    here("a filter is a link: the board shows only that program, and Back shows all again", async () => {
      await tab.resize(1440);
      await tab.open("/schedule");
      const shown = () => tab.run(() => Array.from(document.querySelectorAll("[data-class]")).length);
      const all = await shown();
      await tab.click("nav[aria-label=Program] a[href*=alpha-omega-boxing]");
      await tab.leadsTo("/schedule?program=alpha-omega-boxing#week");
      await expect.poll(shown).toBeLessThan(all);
      await tab.back();
      await tab.leadsTo("/schedule");
      await expect.poll(shown).toBe(all);
    });

    here("the plan finder answers", async () => {
      await tab.open("/pricing");
      const answer = "/pricing?who=couple&often=more&for=classes#plan-finder-result";
      // WebKit's driver misses a click while the page is animating.
      await until(async () => {
        for (const [name, value] of [
          ["who", "couple"],
          ["often", "more"],
          ["for", "classes"],
        ] as const)
          await tab.click(`label:has([name=${name}][value=${value}])`);
        await tab.click("form:has([name=who]) button");
        return (await tab.url()).endsWith(answer);
      }, `the address is not ${answer}`);
      await tab.leadsTo(answer);
      expect(await tab.text(".plan-questions-result .price-board-line .text-head")).toMatch(
        /^Unlimited Classes - Couples$/i,
      );
    });

    if (!script) return;

    here("the home page video plays if the engine can decode it", async () => {
      await tab.resize(1440);
      await tab.open("/");
      const plays = () => {
        const film = document.querySelector("video");
        return !!film && (film.currentTime > 0 || film.canPlayType("video/mp4") === "");
      };
      await expect.poll(() => tab.run(plays)).toBe(true);
    });

    // Without script, Chromium does not restore the position on a slow page.
    here("Back returns to where a link was pressed", async () => {
      await tab.resize(390);
      await tab.open("/");
      await tab.run(() =>
        document.querySelector("main a[href='/programs/evo-mayhem']")!.scrollIntoView({ block: "center" }),
      );
      const left = await tab.run(() => scrollY);
      expect(left).toBeGreaterThan(1000);
      await tab.click("main a[href='/programs/evo-mayhem']");
      await tab.leadsTo("/programs/evo-mayhem");
      await expect.poll(() => tab.run(() => scrollY)).toBe(0);
      await tab.back();
      await tab.leadsTo("/");
      await expect.poll(() => tab.run((y: number) => Math.abs(scrollY - y), left)).toBeLessThan(200);
    });

    here("the bottom bar does not make a phone scroll sideways", async () => {
      await tab.open("/terms");
      for (const width of [320, 340, 360, 375, 393]) {
        await tab.resize(width);
        await expect.poll(() => tab.run(() => innerWidth)).toBe(width);
        const { wide, room } = await tab.run(() => {
          const { scrollWidth: wide, clientWidth: room } = document.documentElement;
          return { wide, room };
        });
        expect(wide, `at ${width}`).toBeLessThanOrEqual(room);
      }
    });

    here("Escape closes a group of the menu and gives the focus back", async () => {
      await tab.resize(1440);
      await tab.open("/terms");
      await tab.click(".header-menu-menu li:nth-child(2) summary");
      await tab.press("Tab");
      await tab.press("Escape");
      await expect.poll(() => tab.sees(".header-menu-menu details a")).toBe(false);
      expect(await tab.run(() => document.activeElement?.tagName)).toBe("SUMMARY");
    });

    here(
      "the lightbox opens, moves by key, closes by Escape and by Back, and restores the focus",
      async () => {
        await tab.resize(390);
        await tab.open("/gallery");
        await tab.click(".photo-grid-tile");
        await expect.poll(() => tab.text("dialog .figures")).toMatch(/^1 of /i);
        await tab.press("ArrowRight");
        await expect.poll(() => tab.text("dialog .figures")).toMatch(/^2 of /i);
        await tab.press("Escape");
        await expect.poll(() => tab.sees("dialog")).toBe(false);
        await expect.poll(() => tab.run(() => history.state?.lightbox === true)).toBe(false);
        expect(await tab.run(() => document.activeElement?.className)).toContain("photo-grid-tile");
        await tab.click(".photo-grid-tile");
        await expect.poll(() => tab.sees("dialog")).toBe(true);
        await tab.back();
        await expect.poll(() => tab.sees("dialog")).toBe(false);
        expect(await tab.url()).toContain("/gallery");
      },
    );

    here("a coach's story opens in a dialog and closes by Escape and by its button", async () => {
      await tab.open("/trainers");
      for (const close of [() => tab.press("Escape"), () => tab.click("dialog[open] button")]) {
        await tab.click("button[aria-haspopup=dialog]");
        await expect.poll(() => tab.run(() => !!document.querySelector("dialog:modal"))).toBe(true);
        await close();
        await expect.poll(() => tab.sees("dialog")).toBe(false);
      }
      expect(await tab.run(() => document.activeElement?.getAttribute("aria-haspopup"))).toBe("dialog");
    });

    here("the tour starts, or says why it cannot and what to use instead", async () => {
      await tab.resize(1440);
      await tab.open("/tour");
      await tab.click("[data-state=idle] button");
      await expect
        .poll(() => tab.run(() => document.querySelector<HTMLElement>("[data-state]")?.dataset["state"]))
        .toMatch(/walking|failed/);
      const drawn = await tab.run(() => !!document.querySelector("[data-state=walking] canvas"));
      if (!drawn) expect(await tab.text("#tour-help")).toContain("can’t show the 360° view");
    });
  });
});

const readValue = (name: string) =>
  document.querySelector<HTMLInputElement>(`#contact [name=${name}]`)?.value;
