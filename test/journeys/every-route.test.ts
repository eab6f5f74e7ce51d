import { describe, expect, test } from "vitest";
import { newVisitor } from "#test/browser/visitor.ts";
import { ROUTES } from "./routes.ts";

const visitor = newVisitor();

describe.each([
  ["with script", true],
  ["without script", false],
])("%s", (_, script) => {
  test("every page stands: its own title and description, one h1, header and footer, no error", async () => {
    const page = await visitor.newPage({ script, width: 1280, moving: true, pictures: true });
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(`${page.url()}: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(`${page.url()}: ${message.text()}`);
    });
    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();
    for (const route of ROUTES) {
      const response = await page.goto(route, { waitUntil: "load" });
      expect(response?.status(), route).toBe(200);
      const title = await page.title();
      const description = await page.evaluate(
        () => document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? "",
      );
      expect(
        titles.get(title),
        `${route} and ${titles.get(title)} share the title '${title}'`,
      ).toBeUndefined();
      expect(descriptions.get(description), `${route}: description '${description}'`).toBeUndefined();
      titles.set(title, route);
      descriptions.set(description, route);
      expect(await page.locator("h1").count(), `h1 on ${route}`).toBe(1);
      expect(await page.locator("body > header, body > div > header").count(), `header on ${route}`).toBe(1);
      expect(await page.locator("footer").count(), `footer on ${route}`).toBeGreaterThan(0);
      const wide = await page.evaluate("document.documentElement.scrollWidth > innerWidth");
      expect(wide, `${route} scrolls sideways`).toBe(false);
    }
    expect(errors).toEqual([]);
  });
});

test("a link is the browser's own: a new document that starts at its top", async () => {
  const page = await visitor.open("/about");
  await page.evaluate(() => Object.assign(window, { before: true }));
  await page.evaluate("scrollTo(0, document.body.scrollHeight)");
  await page.locator("footer nav a[href='/trainers']").click();
  await page.waitForURL("**/trainers");
  await page.waitForFunction(() => scrollY === 0);
  expect(await page.evaluate(() => "before" in window)).toBe(false);
});

test("an unknown address is 404 and leads home", async () => {
  const page = await visitor.open("/no/such/page", { status: 404 });
  await expect(page.getByText("Oops! Page not found").first().isVisible()).resolves.toBe(true);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await page.waitForURL(`${visitor.server.url}/`);
});
