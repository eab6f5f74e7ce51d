import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { newVisitor } from "#test/browser/visitor.ts";

// The slideshow of a program's hero, with a mocked clock.

const visitor = newVisitor();

async function open(moving = true): Promise<Page> {
  const page = await visitor.open("/programs/evo-mayhem", { width: 1280, moving, at: Date.now() });
  // From here on, the test controls the time.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  // The script has arrived when a dot inserts the other pictures.
  await expect
    .poll(async () => {
      await dots(page).first().click();
      return slides(page).count();
    })
    .toBe(4);
  await leave(page);
  await page.clock.runFor(10);
  return page;
}

const slides = (page: Page) => page.locator("[data-slide]");
const shown = (page: Page) =>
  slides(page).evaluateAll((all) => all.findIndex((slide) => slide.hasAttribute("data-shown")));
const dots = (page: Page) => page.locator(".slideshow-dot");

describe("the hero's pictures", () => {
  test("advance every four seconds, and restart after the last", async () => {
    const page = await open();
    const seen = [await shown(page)];
    await page.clock.runFor(3_700);
    seen.push(await shown(page));
    await page.clock.runFor(400);
    for (let turn = 0; turn < 4; turn += 1) {
      seen.push(await shown(page));
      await page.clock.runFor(4_000);
    }
    expect(seen).toEqual([0, 0, 1, 2, 3, 0]);
  });

  test("load well before the first change, and not with the page", async () => {
    const page = await visitor.newPage({ width: 1280, moving: true, at: Date.now() });
    await page.clock.pauseAt(Date.now() + 1_000);
    await page.goto("/programs/evo-mayhem");
    await page.clock.runFor(1_000);
    expect(await slides(page).count()).toBe(1);
    await page.clock.runFor(1_000);
    expect([await slides(page).count(), await shown(page)]).toEqual([4, 0]);
  });

  test("can be selected by a dot, which is marked as current", async () => {
    const page = await open();
    expect(await dots(page).count()).toBe(4);
    await dots(page).nth(2).click();
    expect(await shown(page)).toBe(2);
    expect(await dots(page).nth(2).getAttribute("aria-current")).toBe("true");
    expect(await page.locator("[data-slide][aria-hidden]").count()).toBe(3);
  });

  test("pause and resume with the button", async () => {
    const page = await open();
    await page.getByRole("button", { name: "Pause the pictures" }).click();
    await leave(page);
    await page.clock.runFor(12_000);
    expect(await shown(page)).toBe(0);
    await page.getByRole("button", { name: "Play the pictures" }).click();
    await leave(page);
    await page.clock.runFor(4_100);
    expect(await shown(page)).toBe(1);
  });

  test("pause while the hero is hovered or focused", async () => {
    const page = await open();
    await page.mouse.move(640, 400);
    await page.clock.runFor(9_000);
    expect(await shown(page)).toBe(0);
    await page.mouse.move(640, 20);
    await page.clock.runFor(4_100);
    expect(await shown(page)).toBe(1);
    await dots(page).first().focus();
    await page.clock.runFor(9_000);
    expect(await shown(page)).toBe(1);
  });

  test("pause in a hidden tab", async () => {
    const page = await open();
    await setHidden(page, true);
    await page.clock.runFor(9_000);
    expect(await shown(page)).toBe(0);
    await setHidden(page, false);
    await page.clock.runFor(4_100);
    expect(await shown(page)).toBe(1);
  });

  test("with reduced motion, start only on request", async () => {
    const page = await open(false);
    await page.clock.runFor(12_000);
    expect(await shown(page)).toBe(0);
    await page.getByRole("button", { name: "Play the pictures" }).click();
    await leave(page);
    await page.clock.runFor(4_100);
    expect(await shown(page)).toBe(1);
  });

  test("stop if reduced motion is turned on meanwhile", async () => {
    const page = await open();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.runFor(9_000);
    expect(await shown(page)).toBe(0);
    expect(await page.getByRole("button", { name: "Play the pictures" }).count()).toBe(1);
  });
});

test("show the first picture without buttons if script is off", async () => {
  const page = await visitor.open("/programs/evo-mayhem", { script: false });
  expect(await page.locator("[data-slide] picture img").count()).toBe(1);
  expect(await dots(page).first().isVisible()).toBe(false);
});

/** Moves pointer and focus out of the hero. */
async function leave(page: Page) {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.mouse.move(640, 20);
}

async function setHidden(page: Page, hidden: boolean) {
  await page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { configurable: true, value });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}

test("a program's film loads on click, and then has the browser's controls", async () => {
  const page = await visitor.open("/programs/adult-classes");
  const film = page.locator("[data-behavior=on-demand-film] video");
  const state = () =>
    film.evaluate((video: HTMLVideoElement) => ({
      controls: video.controls,
      label: video.ariaLabel,
      paused: video.paused,
      focused: document.activeElement === video,
    }));
  const play = page.getByRole("button", { name: "Play the film" });
  await play.scrollIntoViewIfNeeded();
  expect(await state()).toMatchObject({ controls: false, label: null, paused: true });
  await play.click();
  await expect.poll(state).toEqual({
    controls: true,
    label: expect.stringContaining("(film without sound)"),
    paused: false,
    focused: true,
  });
  expect(await play.isVisible()).toBe(false);
  const plain = await visitor.open("/programs/adult-classes", { script: false });
  const plainFilm = plain.locator("[data-behavior=on-demand-film] video:visible");
  expect(await plainFilm.evaluateAll((all) => all.map((one) => one.hasAttribute("controls")))).toEqual([
    true,
  ]);
  expect(await plain.getByRole("button", { name: "Play the film" }).isVisible()).toBe(false);
});
