import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { newVisitor } from "#test/browser/visitor.ts";

const visitor = newVisitor();

describe("the background film", () => {
  test("starts after load, and its button pauses it", async () => {
    const html = await (await fetch(visitor.server.url)).text();
    expect(html).not.toMatch(/autoplay/i);
    const page = await visitor.open("/", { moving: true });
    const film = page.locator("[data-behavior=film] video");
    await film.waitFor({ state: "attached" });
    const plays = () =>
      film.evaluate(
        (video: HTMLVideoElement) => video.currentTime > 0 || video.canPlayType("video/mp4") === "",
      );
    await expect.poll(plays).toBe(true);
    await page.getByRole("button", { name: "Pause the background film" }).click();
    expect(await film.evaluate((video: HTMLVideoElement) => video.paused && video.muted)).toBe(true);
    await page.getByRole("button", { name: "Play the background film" }).waitFor();
  });

  test.each([
    ["comes a moment after the page", true, 1],
    ["never comes for visitors who want calm", false, 0],
  ])("%s", async (_, moving, count) => {
    const page = await visitor.newPage({ moving });
    await page.clock.install();
    // The film starts before it is inserted.
    await page.addInitScript(() => {
      const play = HTMLMediaElement.prototype.play;
      HTMLMediaElement.prototype.play = function () {
        if (!this.isConnected) document.documentElement.dataset.started = "1";
        return play.call(this);
      };
    });
    await page.goto("/");
    await page.clock.runFor(30_000);
    const started = await page.evaluate(() => document.documentElement.dataset.started);
    expect(started).toBe(count ? "1" : undefined);
    await expect.poll(() => page.locator("[data-behavior=film] video").count()).toBe(count);
  });
});

describe("the recap film", () => {
  const paused = (page: Page) =>
    page.locator("#murph video").evaluate((video: HTMLVideoElement) => video.paused);
  const until = (page: Page, isPaused: boolean) =>
    page.waitForFunction(
      (wanted) => document.querySelector<HTMLVideoElement>("#murph video")?.paused === wanted,
      isPaused,
    );

  test("plays muted from 30 % visibility, pauses out of view, and reacts to clicks and keys", async () => {
    const page = await visitor.open("/", { moving: true });
    expect(await paused(page)).toBe(true);
    await page.locator("#murph video").scrollIntoViewIfNeeded();
    await page.evaluate(() => document.querySelector("#murph")?.scrollIntoView({ behavior: "instant" }));
    await until(page, false);
    await page.getByText("Video playing...").waitFor();
    await page.evaluate(() => window.scrollTo({ top: 9000, behavior: "instant" }));
    await until(page, true);
    await page.evaluate(() => document.querySelector("#murph")?.scrollIntoView({ behavior: "instant" }));
    await until(page, false);

    await page.locator("#murph video").click({ position: { x: 400, y: 200 } });
    await until(page, true);
    const button = page.getByRole("button", { name: "Watch the recap video" });
    await button.focus();
    await page.keyboard.press("Enter");
    await until(page, false);
    expect(await page.locator("#murph video").evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  });

  const goTo = (page: Page, film: boolean) =>
    page.evaluate((there) => {
      if (there) document.querySelector("#murph")?.scrollIntoView({ behavior: "instant" });
      else window.scrollTo({ top: 9000, behavior: "instant" });
    }, film);
  /** Waits until the observer has run. */
  const looked = (page: Page) =>
    page.evaluate(() => new Promise((seen) => new IntersectionObserver(seen).observe(document.body)));

  test("plays again after pausing, scrolling away and back", async () => {
    const page = await visitor.open("/", { moving: true });
    await goTo(page, true);
    await until(page, false);
    await page.getByRole("button", { name: "Video playing..." }).click();
    await until(page, true);
    // Not while it is visible.
    await page.evaluate(() => window.scrollBy({ top: 40, behavior: "instant" }));
    await looked(page);
    expect(await paused(page)).toBe(true);
    await goTo(page, false);
    await looked(page);
    await goTo(page, true);
    await until(page, false);
  });

  test("with reduced motion, stays paused after starting it, scrolling away and back", async () => {
    const page = await visitor.open("/");
    await goTo(page, true);
    await page.getByRole("button", { name: "Watch the recap video" }).click();
    await until(page, false);
    await goTo(page, false);
    await until(page, true);
    await goTo(page, true);
    await looked(page);
    expect(await paused(page)).toBe(true);
  });

  test("shows captions, which load when it plays", async () => {
    const page = await visitor.open("/", { moving: true });
    const captions = () =>
      page.locator("#murph video").evaluate(({ textTracks: [track] }: HTMLVideoElement) => ({
        mode: track?.mode,
        words: [...(track?.cues ?? [])].map((cue) => (cue as VTTCue).text),
      }));
    expect(await captions()).toEqual({ mode: "disabled", words: [] });
    await page.evaluate(() => document.querySelector("#murph")?.scrollIntoView({ behavior: "instant" }));
    await until(page, false);
    await expect.poll(async () => (await captions()).words).toContain("100 pull-ups");
    expect((await captions()).mode).toBe("showing");
  });

  test("with reduced motion, waits for a click, and starts at 8 seconds on a phone", async () => {
    const page = await visitor.open("/", { width: 390 });
    await page.evaluate(() => document.querySelector("#murph")?.scrollIntoView({ behavior: "instant" }));
    // The observer has run by then.
    await page.evaluate(() => new Promise((seen) => new IntersectionObserver(seen).observe(document.body)));
    expect(await paused(page)).toBe(true);
    await page.getByRole("button", { name: "Watch the recap video" }).click();
    await until(page, false);
    const film = page.locator("#murph video");
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThanOrEqual(8);
  });

  test("has the browser's controls and the fallback text without script", async () => {
    const page = await visitor.open("/", { script: false });
    const film = page.locator("#murph video").filter({ visible: true });
    expect(await film.getAttribute("controls")).not.toBeNull();
    expect(await film.textContent()).toBe("Your browser does not support the video tag.");
  });
});
