import { describe, expect, test } from "vitest";
import { readDescription } from "#test/browser/accessibility-tree.ts";
import { judgeFocus } from "#test/browser/judge-focus.ts";
import { newVisitor } from "#test/browser/visitor.ts";
import { email } from "#content/site.ts";

const visitor = newVisitor();

describe("names, roles and states in the accessibility tree", () => {
  test("menus are disclosures with an expanded state", async () => {
    const page = await visitor.open("/trainers");
    const about = ".header-menu-menu li:nth-child(2) summary";
    expect(await readDescription(page, about)).toMatchObject({
      role: expect.stringMatching(/^DisclosureTriangle/),
      name: expect.stringMatching(/^About$/i),
      expanded: false,
    });
    await page.focus(about);
    await page.keyboard.press("Enter");
    expect(await readDescription(page, about)).toMatchObject({ expanded: true });
    const here = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Trainers" });
    expect(await here.getAttribute("aria-current")).toBe("page");
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await readDescription(page, ".mobile-menu-toggle")).toMatchObject({
      role: expect.stringMatching(/^DisclosureTriangle/),
      name: expect.stringMatching(/^Menu$/i),
      expanded: false,
    });
    expect(await readDescription(page, ".mobile-menu-menu")).toMatchObject({
      role: "navigation",
      name: expect.stringMatching(/^Menu$/i),
    });
    expect(await readDescription(page, ".phone-bar-bar nav")).toMatchObject({
      role: "navigation",
      name: "Quick actions",
    });
  });

  test("the reviews are a carousel of named slides with named buttons", async () => {
    const page = await visitor.open("/");
    const carousel = page.locator('#testimonials [aria-roledescription="carousel"]');
    expect(await readDescription(page, '#testimonials [aria-roledescription="carousel"]')).toMatchObject({
      role: "group",
      name: expect.stringMatching(/^What Our Members Say$/i),
      roledescription: "carousel",
    });
    expect(await readDescription(page, "#testimonials [aria-roledescription=slide]")).toMatchObject({
      role: "group",
      name: "1 of 6",
      roledescription: "slide",
    });
    const previous = carousel.getByRole("button", { name: "Previous review" });
    expect(await previous.getAttribute("aria-disabled")).toBe("true");
    await carousel.getByRole("button", { name: "Next review" }).click();
    await expect.poll(() => previous.getAttribute("aria-disabled")).toBeNull();
  });

  test("a price is read with its unit before its note, and a link says what it books", async () => {
    const page = await visitor.open("/pricing");
    const [line = ""] = await page.locator("#all-options li", { hasText: "per pair" }).allTextContents();
    expect(line).toMatch(/\$\d+ ?per month/);
    expect(await page.getByRole("link", { name: /^Book$/i }).count()).toBe(0);
    expect(await page.getByRole("link", { name: /^Book ?: Free assessment$/i }).count()).toBe(1);
  });

  test("the lightbox reads the description of a picture once", async () => {
    const page = await visitor.open("/gallery");
    await page.locator("main li a:has(img)").first().click();
    const dialog = page.locator("dialog[open]");
    await dialog.locator("figure:not([hidden])").waitFor();
    const words = await dialog.locator("figure:not([hidden]) img:not([alt=''])").getAttribute("alt");
    const read = await dialog.ariaSnapshot();
    expect(read.split(words!).length - 1).toBe(1);
  });

  test("the lightbox announces the picture that it moves to", async () => {
    const page = await visitor.open("/gallery");
    await page.locator("main li a:has(img)").first().click();
    await page.locator("dialog[open]").waitFor();
    expect(await page.locator("dialog[open] [aria-live=polite]:has(figure:not([hidden]))").count()).toBe(1);
  });

  test("links to the views of a list are a list", async () => {
    for (const [path, name] of [
      ["/schedule", "Program"],
      ["/gallery", "Show"],
      ["/pricing", "Groups of plans"],
    ] as const) {
      const page = await visitor.open(path);
      const views = page.getByRole("navigation", { name, exact: true });
      const count = await views.getByRole("link").count();
      expect(count, path).toBeGreaterThan(2);
      expect(await views.getByRole("list").getByRole("listitem").count(), path).toBe(count);
    }
  });

  test("a dialog is modal and named, traps the focus, and restores it", async () => {
    const page = await visitor.open("/trainers");
    const button = page.getByRole("button", { name: /^Read .*Bio$/ }).first();
    await button.evaluate((element) => element.setAttribute("data-first", ""));
    expect(await readDescription(page, "[data-first]")).toMatchObject({ role: "button", hasPopup: "dialog" });
    await button.focus();
    await page.keyboard.press("Enter");
    await page.locator("dialog[open]").waitFor();
    const dialog = await readDescription(page, "dialog[open]");
    expect(dialog).toMatchObject({ role: "dialog", modal: true });
    expect(dialog.name).not.toBe("");
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press("Tab");
      const outside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && !focused?.closest("dialog");
      });
      expect(outside).toBe(false);
    }
    await page.keyboard.press("Escape");
    expect(await page.evaluate(() => document.activeElement?.hasAttribute("data-first"))).toBe(true);
  });

  test("the lightbox is a named dialog too, and its picture has a description", async () => {
    const page = await visitor.open("/gallery");
    await page.locator("main li a:has(img), main li button:has(img)").first().click();
    await page.locator("dialog[open]").waitFor();
    expect(await readDescription(page, "dialog[open]")).toMatchObject({ role: "dialog", modal: true });
    expect((await page.locator("dialog[open] img[alt]:not([alt=''])").count()) > 0).toBe(true);
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
  });

  test("the view toggle says which view is shown", async () => {
    const page = await visitor.open("/partners");
    for (const [view, other] of [
      ["Grid View", "Row View"],
      ["Row View", "Grid View"],
    ] as const) {
      await page.getByRole("link", { name: view }).click();
      await expect
        .poll(() => page.getByRole("link", { name: view }).getAttribute("aria-current"))
        .toBe("true");
      expect(await page.getByRole("link", { name: other }).getAttribute("aria-current")).toBeNull();
    }
  });
});

describe("read aloud, in order", () => {
  test("an e-mail address has no gaps where it may break", async () => {
    const page = await visitor.open("/contact");
    const name = email.display;
    expect(await readDescription(page, "footer a[href^=mailto]")).toMatchObject({ role: "link", name });
    expect(await readDescription(page, "main a[href^=mailto]")).toMatchObject({ role: "link", name });
  });

  test("no label has a slash that is read out", async () => {
    for (const path of ["/", "/contact", "/pricing"]) {
      const page = await visitor.open(path);
      const labels = await page.locator("main .eyebrow-eyebrow, main dl").allTextContents();
      expect(
        labels.filter((label) => /(?<!24)\//.test(label)),
        path,
      ).toEqual([]);
    }
  });

  test("a long review says what is expanded, and of whom", async () => {
    const page = await visitor.open("/");
    const review = "#testimonials summary";
    expect(await readDescription(page, review)).toMatchObject({
      name: expect.stringMatching(/^Read the full review ?by \S/i),
      expanded: false,
    });
    await page.locator(review).first().focus();
    await page.keyboard.press("Enter");
    expect(await readDescription(page, review)).toMatchObject({
      name: expect.stringMatching(/^Show less of the review ?by \S/i),
      expanded: true,
    });
  });

  test("the address, the phone and the hours have a heading of their own", async () => {
    const page = await visitor.open("/contact");
    const heading = page.locator("#contact h3", { hasText: "hours" });
    expect(await heading.count()).toBe(1);
    expect(await heading.locator("xpath=following-sibling::*[1]").innerText()).toMatch(/^location/i);
  });

  test("how a single session is paid is read once, and the prices are under a heading that says so", async () => {
    const page = await visitor.open("/pricing");
    const group = page.getByRole("region", { name: "Personal Training" });
    expect((await group.innerText()).match(/pay per session/gi)).toHaveLength(1);
    expect(await page.getByRole("heading", { level: 2, name: "The price board" }).count()).toBe(1);
  });

  test("a day of the schedule has its whole name as a link, and is not repeated in its heading", async () => {
    const page = await visitor.open("/schedule", { width: 390 });
    expect(await readDescription(page, 'nav a[href="#thursday"]')).toMatchObject({
      role: "link",
      name: expect.stringMatching(/^Thursday$/i),
    });
    expect(await readDescription(page, "#thursday h3")).toMatchObject({
      role: "heading",
      name: expect.stringMatching(/^Thursday \w+ \d+$/i),
    });
  });

  test("a review is named after its author, who gave the stars that are read next", async () => {
    const page = await visitor.open("/");
    const [name, stars] = await page
      .locator("#testimonials article")
      .first()
      .evaluate((review) => [
        review.querySelector("footer .display:not([aria-hidden])")!.textContent,
        review.querySelector(".sr-only")!.textContent,
      ]);
    expect(await readDescription(page, "#testimonials article")).toMatchObject({
      role: "article",
      name: `Review by ${name}`,
    });
    expect(stars).toMatch(/^\d of 5 stars$/);
  });

  test("a drawn map is one picture: its labels are not read again", async () => {
    const page = await visitor.open("/contact");
    expect((await readDescription(page, "svg[role=img]")).name).not.toBe("");
    expect((await readDescription(page, "svg[role=img] text")).role).toBe("ignored");
  });

  test("links with common words say what they are about, after the visible words", async () => {
    const page = await visitor.open("/");
    const readName = async (selector: string) => (await readDescription(page, selector)).name;
    expect(await readName('main a.button-line[href="/programs"]')).toMatch(
      /^Learn more about our programs$/i,
    );
    expect(await readName('main a[href="#contact"].lead-form-open')).toMatch(
      /^Write to us with the contact form$/i,
    );
    await page.goto("/terms");
    expect(await readName('main a.button-arrow[href^="/contact"]')).toMatch(/^Write to us about terms$/i);
  });
});

test("forced colors: buttons have a border, the focus an outline, icons the text color", async () => {
  const page = await visitor.open("/", { forcedColors: "active" });
  const problems = await page.evaluate(() =>
    Array.from(
      document.querySelectorAll<HTMLElement>(".button-button, .square-button-square, .field-control"),
    )
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(
        (element) =>
          getComputedStyle(element).borderTopStyle === "none" ||
          parseFloat(getComputedStyle(element).borderTopWidth) < 1,
      )
      .map((element) => `${element.outerHTML.slice(0, 100)} has no edge`),
  );
  expect(problems).toEqual([]);
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(judgeFocus)).toEqual([]);
  }
  const current = await readDescription(page, ".header-menu-menu a");
  expect(current.role).toBe("link");
});

test("reduced motion: nothing animates and no film plays", async () => {
  for (const path of ["/", "/programs/adult-classes", "/programs", "/events", "/destination-workouts"]) {
    const page = await visitor.newPage();
    await page.clock.install();
    await page.goto(path);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    await page.clock.runFor(30_000);
    const moving = await page.evaluate(() => [
      ...document
        .getAnimations()
        .filter((animation) => animation.playState === "running")
        .map((animation) => JSON.stringify(animation.effect?.getTiming())),
      ...Array.from(document.querySelectorAll("video"))
        .filter((film) => !film.paused)
        .map((film) => film.outerHTML.slice(0, 80)),
    ]);
    expect(moving, path).toEqual([]);
    await page.context().close();
  }
});

test("the accessibility page names the guidelines and how to complain", async () => {
  const page = await visitor.open("/accessibility", { width: 390, script: false });
  const main = page.locator("main");
  expect(await main.innerText()).toMatch(/2\.2, level AA/);
  expect(await main.locator('a[href^="tel:"]').count()).toBeGreaterThan(0);
  expect(await main.locator('a[href^="mailto:"]').count()).toBeGreaterThan(0);
  expect(await main.locator('a[href="https://www.ada.gov/"]').count()).toBe(1);
});
