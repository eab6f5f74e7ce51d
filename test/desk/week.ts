import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { newPatientContext } from "#test/browser/browser.ts";
import { placeFewPictures } from "#test/support/few-pictures.ts";
import type { FreshDatabase, Place } from "#test/support/fresh-database.ts";
import { gymAt } from "#test/support/gym.ts";
import { type RunningServer, startServer } from "#test/support/start-server.ts";
import { addAuthenticator, sharedBrowser } from "./staff.ts";
import { countPresses, forgetPresses, readPresses } from "./presses.ts";

const MAX_PRESSES = 14;

/** An owner's phone: invited, signed in with a passkey, with a count of clicks. */
export function setUpDeskWeek(fresh: FreshDatabase) {
  const browser = sharedBrowser();
  const at = {} as { place: Place; server: RunningServer; page: Page };

  beforeAll(async () => {
    at.place = await fresh.place("sample");
    await placeFewPictures(at.place.dataDir);
    const invited = await gymAt(at.place, ["desk", "invite", "casey@example.com", "--role", "owner"]);
    at.server = await startServer(at.place.env);
    const viewport = { width: 390, height: 800 };
    const context = await newPatientContext(browser(), { baseURL: at.server.url, viewport });
    await countPresses(context);
    // Making their sizes takes longer than the tests.
    await context.route(/\/media\//, (route) => route.abort());
    at.page = await context.newPage();
    await addAuthenticator(at.page);
    await at.page.goto(new URL(invited.out.trim()).pathname);
    await at.page.getByLabel("Your name").fill("Casey Sample");
    await at.page.getByRole("button", { name: "Create my passkey" }).click();
    await at.page.getByRole("heading", { name: "Today", exact: true }).waitFor();
  });
  afterAll(async () => {
    await at.page.context().close();
    await at.server.stop();
  });

  const open = (name: string) => at.page.getByRole("link", { name, exact: true }).first().click();

  return {
    at,
    open,
    press: (name: string | RegExp) => at.page.getByRole("button", { name }).first().click(),
    saved: () => at.page.getByText("Saved", { exact: true }).waitFor(),
    /** What visitors see. */
    site: (path: string) => fetch(at.server.url + path).then((answer) => answer.text()),
    /** Starts a task: opens a main menu entry and the links below it. */
    async from(door: string, ...links: string[]) {
      await at.page.goto("/desk");
      await forgetPresses(at.page);
      if (door !== "Today") await open(door);
      for (const link of links) await open(link);
    },
    /** Asserts the number of clicks. */
    async few() {
      expect(await readPresses(at.page)).toBeLessThanOrEqual(MAX_PRESSES);
    },
  };
}
