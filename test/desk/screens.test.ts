import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openLargeText } from "#test/browser/browser.ts";
import { axeViolations } from "#test/browser/axe.ts";
import { openDatabase, type DatabaseOptions } from "#db/drivers/database.server.ts";
import { loadSample } from "#db/sample/sample.server.ts";
import { newLead } from "#test/support/new-lead.ts";
import { saveLead } from "#leads/lead-store.server.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RunningServer, startServer } from "#test/support/start-server.ts";
import { brokenWords } from "#test/walk/broken-words.ts";
import { joinedWords, newLayouts } from "#test/walk/page-checks.ts";
import { openPhone, sharedBrowser, signInAs } from "./staff.ts";

// Every screen of the desk: on a narrow phone and wide, with script and without, by axe and by its size.

const isLong = process.env.LONG_TESTS === "1";
const NARROW = 320;
const WIDE = 1440;
const SCREENS = [
  "/desk",
  "/desk/messages",
  "/desk/messages?q=nobody",
  "/desk/site",
  "/desk/site?q=coach",
  "/desk/week",
  "/desk/you",
  "/desk/notifications",
  "/desk/signups",
  "/desk/team",
  "/desk/pages",
  "/desk/backup",
  "/desk/backup/restore",
  "/desk/log",
  "/desk/pictures",
  "/desk/pictures/photo?name=1",
  "/desk/pictures/people",
  "/desk/pictures/places",
  "/desk/pictures/place?name=hero-pricing",
  "/desk/pictures/nutrition",
  ...["prices", "people", "reviews", "hours", "announcement", "settings", "texts", "jobs"].map(
    (list) => `/desk/${list}`,
  ),
  "/desk/events/row",
  "/desk/prices/row",
  "/desk/people/row?key=Casey%20Sample",
  "/desk/texts/row?key=about.story",
  "/desk/partners/row?key=massage",
  "/desk/classes/row",
  "/desk/classes/day",
  "/desk/prices/import",
  "/desk/do/classes.closeDay",
  "/desk/do/classes.schedule",
];

const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Colors change at once. */
const endTransitions = () =>
  document.getAnimations().forEach((one) => one instanceof CSSTransition && one.finish());

/** Controls that a thumb misses. */
const smallControls = () =>
  Array.from(document.querySelectorAll<HTMLElement>("button, summary, select, input, textarea, nav a"))
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && (box.height < 43.5 || box.width < 43.5))
    .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} is ${box.width} x ${box.height}`);

/** Ids that no other element can refer to, and descriptions that screen readers do not find. */
const brokenIds = () =>
  Array.from(document.querySelectorAll("[id], [aria-describedby]")).flatMap(({ id, attributes }) => {
    const described = attributes.getNamedItem("aria-describedby")?.value ?? "";
    const missing = described.split(" ").filter((one) => one && !document.getElementById(one));
    return [
      ...(/\s/.test(id) ? [`the id "${id}" has a space`] : []),
      ...missing.map((one) => `nothing has the id "${one}"`),
    ];
  });

const browser = sharedBrowser();
let server: RunningServer;
let owner: string;
let message: string;
const place: DatabaseOptions & { dataDir: string } = {
  dataDir: mkdtempSync(join(tmpdir(), "desk-screens-")),
};

beforeAll(async () => {
  const db = await openDatabase(place);
  await loadSample(db);
  const { id } = await saveLead(db, newLead({ doubt: "a link", phone: "" }), {
    webhook: false,
    email: false,
  });
  message = `/desk/messages/${id}`;
  await db.close();
  owner = await signInAs(place, "owner@example.com", "owner");
  server = await startServer({ DATA_DIR: place.dataDir });
});
afterAll(async () => {
  await server.stop();
  rmSync(place.dataDir, { recursive: true, force: true });
});

interface Look {
  /** Where axe runs. At the other width, nothing may scroll sideways. */
  axeAt: number[];
  /** In dark mode only the colors differ. They come with the classes of a layout. */
  inDarkMode: "every screen" | "new layouts" | "nowhere";
  /** Axe leaves out a screen without a class that no screen before it had. */
  onlyNewLayouts?: boolean;
}

const [hasNewLayout, hasNewDarkLayout] = [newLayouts(), newLayouts()];

async function checkScreen(page: Page, path: string, look: Look): Promise<string[]> {
  const problems: string[] = [];
  page.on("console", (said) => {
    const isProblem = said.type() === "error" && !said.text().includes("ERR_FAILED");
    if (isProblem) problems.push(`${path}: ${said.text()}`);
  });
  await page.goto(path);
  const axeAt = look.onlyNewLayouts && !(await hasNewLayout(page)) ? [] : look.axeAt;
  for (const width of [NARROW, WIDE]) {
    await page.setViewportSize({ width, height: 900 });
    if (axeAt.includes(width))
      problems.push(...(await axeViolations(page)).map((problem) => `${path} at ${width}: ${problem}`));
    const over = await page.evaluate(tooWide);
    if (over > 0) problems.push(`${path} at ${width}: ${over} px too wide`);
  }
  if (
    look.inDarkMode === "every screen" ||
    (look.inDarkMode === "new layouts" && (await hasNewDarkLayout(page)))
  ) {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.evaluate(endTransitions);
    const found = await axeViolations(page, ["color-contrast"]);
    problems.push(...found.map((problem) => `${path} in dark mode: ${problem}`));
    await page.emulateMedia({ colorScheme: "light" });
  }
  for (const check of [smallControls, joinedWords, brokenIds])
    problems.push(...(await page.evaluate(check)).map((problem) => `${path}: ${problem}`));
  page.removeAllListeners("console");
  return problems;
}

const EVERYWHERE: Look = { axeAt: [NARROW, WIDE], inDarkMode: "every screen" };
const ONCE: Look = { axeAt: [NARROW], inDarkMode: "new layouts" };
const OTHERWISE: Look = { axeAt: [WIDE], inDarkMode: "nowhere", onlyNewLayouts: true };

test.each([
  ["with script", true, isLong ? EVERYWHERE : ONCE],
  ["without script", false, isLong ? EVERYWHERE : OTHERWISE],
])(
  "no screen has axe violations, horizontal scrolling, policy violations or small controls: %s",
  async (_, script, look) => {
    const page = await openPhone(browser(), server.url, owner, { script });
    const problems: string[] = [];
    for (const path of [...SCREENS, message, `${message}/erase`])
      problems.push(...(await checkScreen(page, path, look)));
    await page.context().clearCookies();
    problems.push(...(await checkScreen(page, "/desk/sign-in", look)));
    expect(problems).toEqual([]);
    await page.context().close();
  },
  900_000,
);

test("the keyboard reaches everything, and the first stop skips to the content", async () => {
  const page = await openPhone(browser(), server.url, owner, { width: 1440 });
  await page.goto("/desk/messages");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Casey");
  await page.keyboard.press("Enter");
  await page.waitForURL(/q=Casey/);
  await page.context().close();
});

test.each(["/desk/events/row", "/desk/people/row?key=Casey%20Sample", "/desk/do/classes.schedule"])(
  "the buttons of a long form stay in sight on a phone, and cover nothing that has the focus: %s",
  async (path) => {
    const page = await openPhone(browser(), server.url, owner, { width: NARROW });
    // Scrolls at once.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    const bar = () => page.getByRole("button", { name: /^(Save|Continue)$/ }).evaluate(readBar);
    const tabs = await page.getByRole("navigation", { name: "Desk" }).boundingBox();
    expect((await bar()).lowest).toBeLessThanOrEqual(tabs!.y);
    expect((await bar()).height).toBeLessThan(70);
    const covered: string[] = [];
    let isInside = true;
    while (isInside) {
      await page.keyboard.press("Tab");
      const { name, top, edge, isInBar } = await page.evaluate(readFocus);
      isInside = name !== "";
      const { top: over, height } = await bar();
      const isUnder = (edge > over + 1 && top < over + height) || edge > tabs!.y;
      if (isInside && !isInBar && isUnder) covered.push(name);
    }
    expect(covered).toEqual([]);
    // A keyboard that makes the window small hides the bar.
    await page.setViewportSize({ width: NARROW, height: 400 });
    expect((await bar()).position).toBe("static");
    await page.context().close();
  },
);

function readBar(button: Element) {
  const { top, height } = button.parentElement!.getBoundingClientRect();
  return {
    top,
    height,
    lowest: button.getBoundingClientRect().bottom,
    position: getComputedStyle(button.parentElement!).position,
  };
}

/** The focused element of the form; nothing at its last button. */
function readFocus() {
  const focused = document.activeElement!;
  const { top, bottom } = focused.getBoundingClientRect();
  const isInBar = focused.closest(".actions-actions") !== null;
  const isLast = focused.matches("nav[aria-label=Desk] *") || focused === document.body;
  // A long text shows the line with the cursor.
  const edge = focused.matches("textarea") ? top + 40 : bottom;
  return { name: isLast ? "" : focused.outerHTML.slice(0, 100), top, edge, isInBar };
}

test("a wide screen has the most used screens in its sidebar, and its lists as tables", async () => {
  const page = await openPhone(browser(), server.url, owner, { width: 1440, script: false });
  await page.goto("/desk/prices");
  const sidebar = page.getByRole("navigation", { name: "Desk" });
  expect(await sidebar.locator("[aria-current]").allInnerTexts()).toEqual(["Site", "Prices"]);
  const row = page.getByRole("main").getByRole("listitem").first();
  const [title, facts] = [row.getByRole("link"), row.getByText(/Monthly|Non-Renewable/)];
  expect((await facts.boundingBox())!.x).toBeGreaterThan((await title.boundingBox())!.x + 200);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await sidebar.getByRole("link").count()).toBe(5);
  expect((await facts.boundingBox())!.x).toBe((await title.boundingBox())!.x);
  await page.context().close();
});

test("with text at 200 % the frame and the calendar fit a phone", async () => {
  const large = await openLargeText();
  const page = await openPhone(large, server.url, owner, { width: 390, script: false });
  for (const path of ["/desk/classes/day", "/desk"]) {
    await page.goto(path);
    expect(await page.evaluate(tooWide), path).toBe(0);
    const frame = "body > header p, nav[aria-label=Desk] span:not(.sr-only)";
    expect(await page.evaluate(brokenWords, frame), path).toEqual([]);
  }
  const badge = (await page.locator(".frame-badge").boundingBox())!;
  const calendar = (await page.locator("nav[aria-label=Desk] a", { hasText: "Calendar" }).boundingBox())!;
  expect(badge.x + badge.width).toBeLessThanOrEqual(calendar.x);
  await large.close();
});

test("people have their portrait, or their initials; settings have names", async () => {
  const page = await openPhone(browser(), server.url, owner, { script: false });
  await page.goto("/desk/team");
  expect(await page.getByRole("listitem").first().innerText()).toMatch(/^O\s+owner/);
  await page.goto("/desk/people");
  const portrait = page.getByRole("listitem").first().locator("img");
  expect(await portrait.getAttribute("src")).toContain("/media/trainers/casey-sample");
  await page.goto("/desk/settings");
  const names = await page.getByRole("list").first().getByRole("link").allInnerTexts();
  expect(names.slice(0, 4)).toEqual(["Phone", "E-mail", "Staffed hours", "Members’ access"]);
  await page.context().close();
});

test("Today says who is signed in, and the time of a class once", async () => {
  const page = await openPhone(browser(), server.url, owner, { script: false });
  await page.goto("/desk");
  expect(await page.locator("header").innerText()).toMatch(/Signed in as\s+owner$/);
  const row = page.locator('li:has(a[href*="/desk/class?"])').last();
  const time = await row.locator(".rows-side").innerText();
  expect(await row.getByRole("link").getAttribute("aria-label")).toContain(time);
  expect(await row.locator(".rows-side").getAttribute("aria-hidden")).toBe("true");
  await page.context().close();
});
