import { chromium, type Browser, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tourRooms } from "#content/pages/tour.ts";
import { panoramas } from "#pictures/panoramas.server.ts";
import { findBrowser } from "#test/browser/find-browser.ts";
import { newVisitor } from "#test/browser/visitor.ts";

const panoramaRooms = panoramas(tourRooms.map(({ id }) => id));
const readName = (id: string) => tourRooms.find((room) => room.id === id)!.name;

const visitor = newVisitor();

describe("/virtual-tour", () => {
  test("starts at the top, with our own tour in a frame below the header", async () => {
    const page = await visitor.open("/virtual-tour");
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const frame = page.locator('iframe[src="/tour"]');
    const box = await frame.boundingBox();
    expect(box!.y).toBeGreaterThanOrEqual(80);
    expect(box!.y).toBeLessThan(500);
    const inside = page.frameLocator('iframe[src="/tour"]');
    expect(await inside.locator("h1").textContent()).toBe("360° Tour");
    expect(await inside.locator(".site-header-header").count()).toBe(0);
  });

  test.each(["/virtual-tour", "/tour"])("%s waits only for an element that it has", async (path) => {
    const page = await visitor.open(path, { script: false });
    const expected = await page
      .locator("link[rel=expect]")
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).hash));
    for (const id of expected) expect(await page.locator(id).count(), id).toBe(1);
  });

  test.each(["/virtual-tour", "/tour"])(
    "%s describes every room with text and a picture without script",
    async (path) => {
      const page = await visitor.open(path, { width: 390, script: false });
      const rooms = page.locator(".tour-as-text-room");
      expect(await rooms.locator("h3").allTextContents()).toEqual(tourRooms.map(({ name }) => name));
      expect(await rooms.locator("img:not([aria-hidden])").count()).toBe(tourRooms.length);
      await rooms.first().getByRole("link", { name: "Mats" }).click();
      expect(new URL(page.url()).hash).toBe("#mats");
    },
  );
});

describe("the tour", () => {
  let seeing: Browser;
  beforeAll(async () => {
    const args = ["--headless", "--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];
    seeing = await chromium.launch({ executablePath: findBrowser()!, args });
  });
  afterAll(() => seeing?.close());

  test.skipIf(panoramaRooms.length < 2)(
    "loads the viewer on start, and turns by keyboard and buttons under the site's policy",
    async () => {
      const page = await visitor.open("/tour", { width: 800, with: seeing, pictures: true });
      const requests: string[] = [];
      const errors: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
      page.on("pageerror", (error) => errors.push(error.message));
      const before = await page.evaluate(() =>
        performance.getEntriesByType("resource").map(({ name }) => name),
      );
      expect(before.filter((url) => /panorama/.test(url))).toEqual([]);
      await page.getByRole("button", { name: "Start the tour" }).click();
      await page.locator("[data-state=walking]").waitFor();
      expect(requests.some((url) => url.includes("/media/panoramas/"))).toBe(true);

      const canvas = page.getByRole("application");
      expect(await canvas.getAttribute("aria-label")).toContain(readName(panoramaRooms[0]!.room));
      await expect.poll(() => canvas.evaluate((element) => element === document.activeElement)).toBe(true);
      await expect.poll(() => readDoorX(page)).toBeGreaterThan(0);
      const start = await readDoorX(page);
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => readDoorX(page)).toBeLessThan(start - 20);
      const turned = await readDoorX(page);
      await page.getByRole("button", { name: "Turn left" }).click();
      await expect.poll(() => readDoorX(page)).toBeGreaterThan(turned + 20);
      // The hint disappears after the first turn.
      await page.locator("#tour-help").waitFor({ state: "hidden" });
      const full = page.getByRole("button", { name: "Full screen" });
      await full.click();
      await page.locator("section[data-state=walking]:fullscreen").waitFor();
      await expect.poll(() => full.getAttribute("aria-pressed")).toBe("true");
      await full.click();
      await page.locator("section[data-state=walking]:not(:fullscreen)").waitFor();
      expect(errors).toEqual([]);
    },
  );

  test.skipIf(panoramaRooms.length === 0)("shows the picture above the controls on a phone", async () => {
    const page = await visitor.open("/tour", { width: 390, with: seeing, pictures: true });
    await page.getByRole("button", { name: "Start the tour" }).click();
    await page.locator("[data-state=walking]").waitFor();
    const gap = async () => {
      const [canvas, foot] = await Promise.all(
        [".psv-container", ".panorama-tour-foot"].map((part) => page.locator(part).boundingBox()),
      );
      return canvas!.height > 250 ? foot!.y - canvas!.y - canvas!.height : -1;
    };
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
  });

  test.skipIf(panoramaRooms.length < 2)("moves between rooms by doors and floor plan", async () => {
    const page = await visitor.open("/tour", { with: seeing, pictures: true });
    const plan = page.getByRole("navigation", { name: "Floor plan" });
    expect(await plan.locator("a").count()).toBe(panoramaRooms.length);
    const withLinks = panoramaRooms.find(({ links }) => links.length > 0)!;
    await plan.locator(`a[href="#${withLinks.room}"]`).click();
    await page.locator("[data-state=walking]").waitFor();
    await plan.locator(`a[href="#${withLinks.room}"][aria-current]`).waitFor();
    const door = page.locator(".panorama-tour-door", { hasText: readName(withLinks.links[0]!.to) });
    const turned = async () => {
      if (await door.isVisible()) return true;
      await page.getByRole("button", { name: "Turn right" }).click();
      return false;
    };
    await expect.poll(turned, { interval: 250 }).toBe(true);
    await door.evaluate((button: HTMLElement) => button.click());
    await plan.locator(`a[href="#${withLinks.links[0]!.to}"][aria-current]`).waitFor();
  });

  test.skipIf(panoramaRooms.length === 0)("explains if WebGL is missing, and the text remains", async () => {
    const page = await visitor.open("/tour");
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.getByRole("button", { name: "Start the tour" }).click();
    await page.locator("[data-state=failed]").waitFor();
    expect(await page.locator("#tour-help").innerText()).toContain("can’t show the 360° view");
    expect(await page.locator(".tour-as-text-room").count()).toBe(tourRooms.length);
  });

  test.skipIf(panoramaRooms.length === 0)("explains if the rooms cannot be loaded", async () => {
    const page = await visitor.open("/tour", { with: seeing });
    await page.route(/\/panorama-stage-/, (route) => route.abort());
    await page.getByRole("button", { name: "Start the tour" }).click();
    await page.getByText("The rooms didn’t load.").waitFor();
    expect(await page.locator(".tour-as-text-room").count()).toBe(tourRooms.length);
  });
});

/** Rendering without a GPU is slow. */
const readDoorX = async (page: Page) =>
  (await page.locator(".panorama-tour-door:visible").first().boundingBox())!.x;
