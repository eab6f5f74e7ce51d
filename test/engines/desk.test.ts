import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { gymDay } from "#content/gym-clock.ts";
import { addDays } from "#domain/schedule/clock.ts";
import { signInAs, staffedSite } from "#test/desk/staff.ts";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { sampleLead, sendLead } from "#test/support/send-lead.ts";
import { ENGINES } from "./engines.ts";
import { type Session, type Tab, tabFor, until } from "./tab.ts";

// What engines do differently at the desk. test/desk tests its screens in Chromium, also without script.

const OTHERS = ENGINES.filter(({ name }) => name !== "Chromium");
const isLong = process.env.LONG_TESTS === "1";
const NARROW = 320;
/** One screen of each kind. */
const SCREENS = [
  "/desk",
  "/desk/messages",
  "/desk/classes/day",
  "/desk/classes",
  "/desk/do/classes.closeDay",
  "/desk/site",
  "/desk/people",
  "/desk/people/row?key=Casey%20Sample",
  "/desk/events/row",
  "/desk/hours/row",
  "/desk/pictures",
  "/desk/pictures/place?name=hero-pricing",
  "/desk/pages",
  "/desk/team",
  "/desk/week",
  "/desk/log",
  "/desk/backup",
  "/desk/you",
];

eachDatabaseAtLength((_, fresh) => {
  const site = staffedSite(fresh, { sample: true, pictures: "few" });

  describe.each(OTHERS)("$name", (engine) => {
    const here = test.skipIf(!engine.isHere());

    describe.each(isLong ? [true, false] : [true])("with script: %s", (script) => {
      const tab = {} as Tab;
      let session: Session | undefined;
      beforeAll(async () => {
        if (!engine.isHere()) return;
        session = await engine.start({ script });
        Object.assign(tab, tabFor(session, site.server.url));
        await tab.open("/desk");
        await tab.addCookie(await signInAs(site.place, "owner@example.com", "owner"));
      });
      afterAll(() => session?.close());
      beforeEach(async () => {
        if (session) await tab.resize(390);
      });

      here("no screen scrolls sideways or reports an error", async () => {
        await tab.resize(NARROW);
        await tab.messages();
        const problems: string[] = [];
        for (const path of SCREENS) {
          await tab.open(path);
          expect(await tab.text("h1"), path).not.toMatch(/not found|went wrong|sign in/i);
          const { scrollWidth, clientWidth } = await tab.run(readWidths);
          if (scrollWidth > clientWidth) problems.push(`${path} is ${scrollWidth} px wide`);
          problems.push(...(await tab.messages()));
        }
        expect(problems).toEqual([]);
      });

      here("a message is answered, and reopened by Undo", async () => {
        const name = `${engine.name} ${script ? "with" : "without"} script`;
        await sendLead(site.server.url, "/contact", { ...sampleLead, name });
        await tab.open(`/desk/messages?q=${encodeURIComponent(name)}`);
        await tab.click("main li a.stretch");
        await tab.click("button[value=answered]");
        await until(() => tab.sees("button[value=open]"), "the message is not answered");
        await tab.click("[role=status] button[name=undo]");
        await until(() => tab.sees("button[value=answered]"), "the message is not open again");
      });

      here("of the two forms of a class, one is open at a time", async () => {
        await tab.open(`/desk/classes/day?date=${addDays(gymDay(new Date()), 7)}`);
        await tab.click("main section li a[href*='/desk/class?']");
        await until(() => tab.sees("button[value=cancel]"), "a class can't be canceled");
        await tab.click("details:not([open]) > summary");
        await until(() => tab.sees("button[value=move]"), "a class can't be moved");
        await expect.poll(() => tab.sees("button[value=cancel]")).toBe(false);
      });

      here("a page is switched off and on again", async () => {
        const isOn = () =>
          tab.run(() => document.querySelector("[role=switch][aria-label=Careers]")!.ariaChecked);
        await tab.open("/desk/pages");
        expect(await isOn()).toBe("true");
        await tab.click("[role=switch][aria-label=Careers]");
        await expect.poll(isOn).toBe("false");
        await tab.click("[role=switch][aria-label=Careers]");
        await expect.poll(isOn).toBe("true");
      });

      if (!script) return;

      here("a draft is restored after a reload, and discarded", async () => {
        await tab.open("/desk/announcement/row");
        await tab.type("[name=words]", "New lockers");
        await tab.reload();
        await until(() => tab.sees("form [data-draft-notice]"), "no draft is restored");
        expect(await tab.run(() => document.querySelector<HTMLTextAreaElement>("[name=words]")!.value)).toBe(
          "New lockers",
        );
        await tab.click("form [data-draft-notice] button");
        await tab.reload();
        expect(await tab.sees("form [data-draft-notice]")).toBe(false);
        expect(await tab.run(() => document.querySelector<HTMLTextAreaElement>("[name=words]")!.value)).toBe(
          "",
        );
      });
    });
  });
});

function readWidths() {
  const { scrollWidth, clientWidth } = document.documentElement;
  return { scrollWidth, clientWidth };
}
