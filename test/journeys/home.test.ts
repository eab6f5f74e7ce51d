import { describe, expect, test } from "vitest";
import { newVisitor } from "#test/browser/visitor.ts";
import { access, brand, facility, home, rating } from "#content/site.ts";
import { daylightAt } from "#domain/daylight.ts";
import { shipped } from "#pictures/store/shipped-pictures.server.ts";

const visitor = newVisitor();

describe("the sections", () => {
  test("are in the specification's order, with its texts, without script", async () => {
    const page = await visitor.open("/", { script: false });
    const headings = await page.locator("main :is(h1, h2)").allTextContents();
    expect(headings.map((heading) => heading.replaceAll(/\s+/g, " ").trim())).toEqual([
      "Jump start your health & fitness journey",
      "The Murph Challenge",
      "Our Programs",
      "Our Mission",
      "Meet Our Founders",
      brand.mission,
      `Why Choose ${brand.name}`,
      "Take a Virtual Tour",
      "Explore Every Corner",
      "What Our Members Say",
      "Together We Succeed",
      "Find Us",
      "Tell us where you’re starting",
    ]);
    const links = {
      "Contact Us Today": "#contact",
      "Take Virtual Tour": "/virtual-tour",
      "Join Our Community": "/contact",
      "Meet All Our Trainers": "/trainers",
      "Explore Our Programs": "/programs",
      "Ready to Visit in Person?": "#contact",
      "Read More Stories": "/stories",
      "JOIN US TODAY!": "/contact",
      "LEARN MORE": "/programs",
    };
    for (const [name, href] of Object.entries(links)) {
      const link = page.locator("main a", { hasText: new RegExp(`^${name.replace("?", "\\?")}`) }).first();
      expect(await link.getAttribute("href"), name).toBe(href);
    }
    expect(await page.locator("#programs article a[href^='/programs/']").count()).toBe(9);
    for (const words of [`Welcome to ${brand.name}`, "PHOTO GALLERY", "TESTIMONIALS", rating.label]) {
      expect(await page.locator("main").textContent()).toContain(words);
    }
    expect(await page.locator("#about li > span").allTextContents()).toEqual([
      access.figure,
      facility.squareFeetShort,
      facility.trainersOnHome,
      rating.reviews,
    ]);
  });

  test("include the contact form, which posts to the page itself", async () => {
    const page = await visitor.open("/");
    await page.getByRole("link", { name: "Contact Us Today" }).click();
    await page.waitForFunction(() => location.hash === "#contact");
    expect(await page.locator("#contact form").getAttribute("action")).toBe("/");
  });
});

describe("the first picture", () => {
  const pictures = {
    dawn: "poster-hero-dawn",
    noon: "poster-hero-noon",
    dusk: "poster-hero",
    night: "poster-hero-night",
  };

  test("shows the station in the light of the hour", async () => {
    const before = daylightAt(new Date(), home).light;
    const html = await (await fetch(visitor.server.url)).text();
    const after = daylightAt(new Date(), home).light;
    const shown = Object.entries(pictures).filter(([, name]) => html.includes(`site/${name}.webp`));
    expect(shown).toHaveLength(1);
    expect([before, after]).toContain(shown[0]![0]);
  });

  test("has a wide and an upright crop for each light", () => {
    for (const name of Object.values(pictures)) {
      expect(shipped.pictures[`site/${name}.webp`]).toMatchObject({ width: 1600, height: 900 });
      expect(shipped.pictures[`site/${name}-tall.webp`]).toMatchObject({ width: 780, height: 975 });
    }
  });
});

describe("the first screen of a phone", () => {
  test("has its headline in three lines", async () => {
    const page = await visitor.open("/", { width: 320 });
    for (const width of [320, 360, 375, 390, 412]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await page.locator("h1").evaluate((title) => {
        const words = document.createRange();
        words.selectNodeContents(title);
        return new Set(Array.from(words.getClientRects(), ({ top }) => Math.round(top))).size;
      });
      expect(lines, `at ${width}`).toBe(3);
    }
  });

  test("shows the facts and the link to the tour above the phone bar", async () => {
    const page = await visitor.newPage({ width: 390 });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    const tour = await page.getByRole("link", { name: "Take Virtual Tour" }).boundingBox();
    const bar = await page.locator(".phone-bar-bar").boundingBox();
    expect(tour!.y + tour!.height).toBeLessThanOrEqual(bar!.y);
  });
});

describe("the reviews", () => {
  test("are six cards, of which one, two or three fit; arrows show from medium up", async () => {
    const page = await visitor.open("/");
    expect(await page.getByRole("group", { name: /^\d of 6$/ }).count()).toBe(6);
    for (const [width, count] of [
      [390, 1],
      [820, 2],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const whole = await page.getByRole("group", { name: "Reviews" }).evaluate((strip) => {
        const frame = strip.getBoundingClientRect();
        return Array.from(strip.children, (card) => card.getBoundingClientRect()).filter(
          ({ left, right }) => left >= frame.left - 1 && right <= frame.right + 1,
        ).length;
      });
      expect(whole).toBe(count);
      const arrow = page.getByRole("button", { name: "Next review" });
      await arrow.waitFor({ state: width >= 768 ? "visible" : "hidden" });
    }
  });

  test("move by the arrows and by the arrow keys", async () => {
    const page = await visitor.open("/");
    const left = () => page.getByRole("group", { name: "Reviews" }).evaluate((strip) => strip.scrollLeft);
    await page.getByRole("button", { name: "Next review" }).click();
    await expect.poll(left).toBeGreaterThan(200);
    await page.getByRole("group", { name: "Reviews" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(left).toBeGreaterThan(600);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(left).toBe(0);
  });

  test.each([true, false])("are cut at 150 characters and can be expanded (script: %s)", async (script) => {
    const page = await visitor.open("/", { script });
    const card = page
      .getByRole("article")
      .filter({ has: page.locator("details") })
      .first();
    const cut = (await card.locator("blockquote > p").textContent()) ?? "";
    expect(cut).toMatch(/^.{150}\.\.\.$/s);
    await card.locator("summary").click();
    const whole = await card.locator("details p").textContent();
    expect(whole?.startsWith(cut.slice(0, 150))).toBe(true);
    expect(whole!.length).toBeGreaterThan(150);
    expect(await card.locator("details p").isVisible()).toBe(true);
    expect(await card.locator("blockquote > p").isVisible()).toBe(false);
  });
});

describe("frames", () => {
  test("of the tour and the map load on click", async () => {
    const page = await visitor.open("/", { pictures: true });
    expect(await page.locator("iframe").count()).toBe(0);
    await page.getByRole("link", { name: "Show the interactive map" }).click();
    expect(await page.locator("#find-us iframe").getAttribute("src")).toContain(
      "openstreetmap.org/export/embed",
    );
    await page.getByRole("link", { name: "Start the tour" }).click();
    expect(await page.locator("#tour iframe").getAttribute("src")).toBe("/tour");
    await page.frameLocator("#tour iframe").locator("canvas").waitFor();
  });

  test("are links to the same pages without script", async () => {
    const page = await visitor.open("/", { script: false });
    expect(await page.getByRole("link", { name: "Start the tour" }).getAttribute("href")).toBe("/tour");
    const directions = page.locator("#find-us").getByRole("link", { name: /^Get Directions/ });
    expect(await directions.getAttribute("href")).toContain(encodeURIComponent(home.address));
  });
});

test("before any film the home page is at most 300 KB", async () => {
  const page = await visitor.newPage({ width: 412, pictures: true });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto("/", { waitUntil: "networkidle" });
  expect(bytes).toBeLessThan(300_000);
});

test("a clicked card transitions into the hero of its page; with reduced motion nothing moves", async () => {
  for (const moving of [true, false]) {
    const page = await visitor.newPage({ moving });
    await page.addInitScript(() => {
      // Checked on the old page, because a slow machine skips the transition.
      addEventListener("pageswap", (event) => {
        const named = (element: Element) => getComputedStyle(element).viewTransitionName === "door";
        const doors = [...document.querySelectorAll("*")].filter(named);
        const pressed = doors.map((door) =>
          door.closest("article")?.querySelector("a")?.getAttribute("href"),
        );
        sessionStorage.setItem("pressed", JSON.stringify(event.viewTransition ? pressed : []));
        sessionStorage.removeItem("moved");
      });
      addEventListener("pagereveal", async ({ viewTransition }) => {
        const isShown = await viewTransition?.ready.then(() => true).catch(() => false);
        if (!isShown) return;
        const moved = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        sessionStorage.setItem("moved", JSON.stringify(moved.filter((name) => name?.includes("transition"))));
      });
    });
    const read = async (name: string) =>
      JSON.parse((await page.evaluate((key) => sessionStorage.getItem(key), name)) ?? "null") as
        | unknown[]
        | null;
    const follow = async () => {
      await page.goto("/");
      await page.getByRole("link", { name: "Learn More about Evo Mayhem" }).click();
      await page.waitForURL("**/programs/evo-mayhem");
      return read("pressed");
    };
    // Chromium drops the transition if the next page takes more than four seconds.
    await expect.poll(follow).toEqual(["/programs/evo-mayhem"]);
    let moved: unknown[] | null = null;
    await expect.poll(async () => (await follow(), (moved = await read("moved")))).not.toBeNull();
    expect(moved!.length > 0).toBe(moving);
    const door = page.locator("[class*=hero-door-leaf]");
    expect(await door.evaluate((leaf) => getComputedStyle(leaf).viewTransitionName)).toBe("door");
  }
});
