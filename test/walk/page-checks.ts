import type { Page } from "playwright-core";
import sharp from "sharp";

// Checks of a page. Each returns a list of problems.

const pixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: "#888" } })
  .png()
  .toBuffer();

/** From now on every picture is a pixel: their sizes are in the pages. */
export async function drawPixels(page: Page): Promise<void> {
  await page.route(/\/media\/(?!film)/, (route) => route.fulfill({ contentType: "image/png", body: pixel }));
}

/** Collects console errors, exceptions and script requests from now on. */
export function listen(page: Page) {
  const errors: string[] = [];
  const scripts = new Set<string>();
  const fonts = new Set<string>();
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === "script" && pathname !== "/speculation-rules.json") scripts.add(pathname);
    if (request.resourceType() === "font") fonts.add(pathname);
  });
  return { errors, scripts, fonts };
}

/** One of each landmark, and labeled navigations. */
export async function landmarkProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  const one = async (what: string, selector: string) => {
    const count = await page.locator(selector).count();
    if (count !== 1) problems.push(`${count} × ${what}`);
  };
  await one("h1", "h1");
  await one("header", "body > header, body > div > header");
  for (const role of ["banner", "main", "contentinfo"] as const) {
    const count = await page.getByRole(role).count();
    if (count !== 1) problems.push(`${count} × ${role}`);
  }
  if ((await page.locator("footer").count()) === 0) problems.push("no footer");
  const unnamed = await page
    .getByRole("navigation")
    .evaluateAll((all) =>
      all.filter((nav) => !nav.ariaLabel && !nav.hasAttribute("aria-labelledby")).map((nav) => nav.className),
    );
  return [...problems, ...unnamed.map((nav) => `a navigation without a name: ${nav}`)];
}

/** The menu marks the current page and its group. */
export async function menuProblems(page: Page, path: string): Promise<string[]> {
  const menu = page.locator(".header-menu-menu");
  const hrefs = (selector: string) =>
    menu.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  const current = await hrefs("a[aria-current]");
  if (!(await hrefs("a")).includes(path)) return current.map((href) => `the menu marks ${href}`);
  const groups = await menu.locator("summary[data-here]").count();
  const inGroup = await hrefs("details a[aria-current]");
  return [
    ...(String(current) === path ? [] : [`the menu marks ${current.join(", ") || "nothing"}`]),
    ...(groups === inGroup.length ? [] : [`${groups} groups are marked for ${inGroup.length} links`]),
  ];
}

/** Controls below 44 px, except links in text. */
export function smallControls(): string[] {
  const controls =
    "button, summary, select, input, textarea, .button-button, .phone-bar-bar a, .mobile-menu-links a";
  return Array.from(document.querySelectorAll<HTMLElement>(controls))
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => !(element instanceof HTMLInputElement && element.closest("label")))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.right > 0 && (box.height < 43.5 || box.width < 23.5))
    .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} is ${box.width} x ${box.height}`);
}

/**
 * Names with words that run together: Chromium leaves a text node out of a name if it is only a space next to other text,
 * as in `{day} {time}`. A template string makes it one node.
 */
export function joinedWords(): string[] {
  return Array.from(document.querySelectorAll("a, button, summary, label, legend, h1, h2, h3, h4"))
    .filter((element) => !element.ariaLabel)
    .filter((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { textContent, previousSibling, nextSibling } = texts.currentNode;
        const isSpace = textContent?.trim() === "";
        const isNextToText = [previousSibling, nextSibling].some((node) => node instanceof Comment);
        if (isSpace && isNextToText && previousSibling && nextSibling) return true;
      }
      return false;
    })
    .map((element) => `joined words in the name '${element.textContent}'`);
}

/** Films without captions and without a note that they are silent. */
export function filmsWithoutCaptions(): string[] {
  return Array.from(document.querySelectorAll("video"))
    .filter(
      (film) => film.getAttribute("aria-hidden") !== "true" && !film.querySelector("track[kind=captions]"),
    )
    .filter((film) => {
      const words = (film.ariaLabel ?? "") + film.closest("section, figure, main")?.textContent;
      return !film.muted || !/no sound|without sound|silent/i.test(words);
    })
    .map((film) => `no captions: ${film.outerHTML.slice(0, 160)}`);
}

/** On a phone held sideways, the title and the main buttons fit between the header and the phone bar. */
export async function sidewaysProblems(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 844, height: 390 });
  const bar = (await page.locator(".phone-bar-bar").boundingBox())!;
  const problems: string[] = [];
  for (const part of await page.locator("main section").first().locator("h1, .button-large").all()) {
    const { y, height } = (await part.boundingBox())!;
    if (y < 56 || y + height > bar.y) problems.push(`sideways, ${await part.innerText()} is cut`);
  }
  return problems;
}

/** Checks that titles and descriptions are unique. */
export function newTitles() {
  const seen = new Map<string, string>();
  return async (page: Page, path: string): Promise<string[]> => {
    const description = await page.evaluate(
      () => document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? "",
    );
    return [`title '${await page.title()}'`, `description '${description}'`].flatMap((words) => {
      const other = seen.get(words);
      seen.set(words, path);
      return other === undefined || other === path ? [] : [`shares its ${words} with ${other}`];
    });
  };
}

/** Whether a page has a layout that no page before it had: a class that is new. */
export function newLayouts() {
  const seen = new Set<string>();
  return async (page: Page): Promise<boolean> => {
    const classes = await page.evaluate(() =>
      Array.from(document.querySelectorAll("[class]"), (element) => Array.from(element.classList)).flat(),
    );
    const isNew = classes.some((name) => !seen.has(name));
    for (const name of classes) seen.add(name);
    return isNew;
  };
}
