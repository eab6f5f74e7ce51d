import sharp from "sharp";
import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { axeViolations } from "#test/browser/axe.ts";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { fetchPicture } from "#test/support/fetch-picture.ts";
import { gymAt } from "#test/support/gym.ts";
import { openPhone, sharedBrowser, staffedSite } from "./staff.ts";

// Replacing pictures of the design with photos, and editing the nutrition gallery.

const browser = sharedBrowser();

/** Red on the left, blue on the right, so that the crop can be seen. */
const redAndBlue = async () => {
  const half = (color: string) =>
    sharp({ create: { width: 800, height: 500, channels: 3, background: color } })
      .png()
      .toBuffer();
  const [red, blue] = await Promise.all([half("#d02020"), half("#2020d0")]);
  return sharp({ create: { width: 1600, height: 500, channels: 3, background: "#000" } })
    .composite([
      { input: red, left: 0, top: 0 },
      { input: blue, left: 800, top: 0 },
    ])
    .jpeg()
    .toBuffer();
};

eachDatabaseAtLength((_, fresh) => {
  const site = staffedSite(fresh, { sample: true });
  let page: Page;
  beforeEach(async () => {
    page = await openPhone(browser(), site.server.url, site.coach, { script: false });
  });
  afterEach(() => page.context().close());

  const send = async () =>
    page.getByLabel(/^Take or choose .*photo/).setInputFiles({
      name: "IMG_0002.jpg",
      mimeType: "image/jpeg",
      buffer: await redAndBlue(),
    });
  const saved = () => page.getByText("Saved", { exact: true }).waitFor();
  const shows = async (path: string, words: string) =>
    (await (await fetch(site.server.url + path)).text()).includes(words);
  const shownPicture = async () => {
    const [row] = await site.place.plain("select picture from site_pictures");
    return String(row?.picture);
  };
  const readColor = async (key: string) => {
    const address = `/media/${key.split("/").map(encodeURIComponent).join("/")}?w=320&f=jpeg`;
    const bytes = await fetchPicture(site.server.url + address);
    const { dominant } = await sharp(bytes).stats();
    const { width, height } = await sharp(bytes).metadata();
    return { isRed: dominant.r > dominant.b, shape: width / height };
  };

  test("a photo replaces a picture, is cropped and removed; each step can be undone from the log", async () => {
    await page.goto("/desk/pictures/places");
    // A sport has the name of its page.
    await page.getByRole("link", { name: "Track & Field", exact: true }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("link", { name: "Pricing", exact: true }).click();
    await send();
    await page.getByLabel("Description for people").fill("Racks in two colors");
    await page.getByRole("button", { name: "Use this photo" }).click();
    await saved();
    expect(await axeViolations(page)).toEqual([]);
    const first = await shownPicture();
    expect((await readColor(first)).shape).toBeCloseTo(1.6, 1);
    await expect.poll(() => shows("/pricing", encodeURIComponent(first.split("/")[1]!))).toBe(true);
    expect(await shows("/pricing", "Racks in two colors")).toBe(true);

    for (const [across, isRed] of [
      ["0", true],
      ["100", false],
    ] as const) {
      await page.getByLabel("Left to right").fill(across);
      await page.getByLabel("Zoom").fill("150");
      await page.getByRole("button", { name: "Save crop" }).click();
      await saved();
      expect((await readColor(await shownPicture())).isRed).toBe(isRed);
    }
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(async () => (await readColor(await shownPicture())).isRed).toBe(true);

    await page.goto("/desk/pictures/place?name=hero-pricing");
    await page.getByRole("button", { name: "Restore original" }).click();
    await saved();
    expect(await site.place.plain("select place from site_pictures")).toEqual([]);
    await expect.poll(() => shows("/pricing", "/media/site/hero-pricing.webp")).toBe(true);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => shows("/pricing", "Racks in two colors")).toBe(true);
    const { out } = await gymAt(site.place, ["photos", "places", "--json"]);
    const own = (JSON.parse(out) as { name: string; own: boolean }[]).filter((listed) => listed.own);
    expect(own.map(({ name }) => name)).toEqual(["hero-pricing"]);
  });

  test("with script the crop is changed by dragging and by arrow keys", async () => {
    await page.context().close();
    page = await openPhone(browser(), site.server.url, site.coach, { pictures: true });
    await page.goto("/desk/pictures/place?name=hero-pricing");
    const photo = page.locator("[data-original] img").nth(1);
    await photo.waitFor();
    const slider = page.getByLabel("Left to right");
    const left = () => photo.evaluate((img) => img.getBoundingClientRect().left);
    const before = { left: await left(), across: Number(await slider.inputValue()) };
    const frame = page.locator("[data-original]");
    await frame.hover({ position: { x: 200, y: 60 } });
    await page.mouse.down();
    await frame.hover({ position: { x: 120, y: 60 } });
    await page.mouse.up();
    expect(await left()).toBeLessThan(before.left - 60);
    expect(Number(await slider.inputValue())).toBeGreaterThan(before.across);
    const dragged = await left();
    await slider.focus();
    await page.keyboard.press("ArrowLeft");
    expect(await left()).toBeGreaterThan(dragged);
  });

  test("a photo replaces home's film", async () => {
    expect(await shows("/", "film/hero.webm")).toBe(true);
    await page.goto("/desk/pictures/place?name=poster-hero");
    await send();
    const form = page.locator("form").filter({ has: page.getByRole("button", { name: "Use this photo" }) });
    await form.getByLabel("Description for people").fill("Our own front door");
    await page.getByRole("button", { name: "Use this photo" }).click();
    await saved();
    await expect.poll(() => shows("/", "Our own front door")).toBe(true);
    expect(await shows("/", "film/hero")).toBe(false);
  });

  test("a nutrition picture is added, removed, and restored from the log", async () => {
    await page.goto("/desk/pictures/nutrition");
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("link", { name: "Add photos" }).click();
    await send();
    await page.getByLabel("Photo title").fill("A soup evening");
    await page.getByRole("button", { name: "Add photo" }).click();
    await saved();
    await expect.poll(() => shows("/programs/evo-nutrition", "a-soup-evening.jpg")).toBe(true);
    await page.getByRole("button", { name: "Delete photo: A soup evening" }).click();
    await saved();
    await expect.poll(() => shows("/programs/evo-nutrition", "a-soup-evening.jpg")).toBe(false);
    await page.getByRole("button", { name: "Undo" }).click();
    await page
      .getByText("Undone: Removed a photo from the nutrition gallery: A soup evening")
      .first()
      .waitFor();
    await expect.poll(() => shows("/programs/evo-nutrition", "a-soup-evening.jpg")).toBe(true);
  });

  test("an unknown picture or an invalid crop changes nothing", async () => {
    expect((await page.goto("/desk/pictures/place?name=hero-nothing"))?.status()).toBe(404);
    const { code, said } = await gymAt(site.place, [
      "photos",
      "place",
      "hero-pricing",
      "package.json",
      "--words",
      "Nothing",
      "--yes",
    ]);
    expect([code, said]).toEqual([1, expect.stringContaining("package.json can't be read as a picture")]);
  });
});
