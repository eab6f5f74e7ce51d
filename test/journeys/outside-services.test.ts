import { expect, test } from "vitest";
import { readPage } from "#test/browser/page-reader.ts";
import { newVisitor } from "#test/browser/visitor.ts";

// External services from the environment: a calendar, a tour, a payment link.

const visitor = newVisitor(() => ({
  SCHEDULE_EMBED_URL: "https://calendar.example/week",
  TOUR_EMBED_URL: "https://tour.example/station",
  NUTRITION_PAYMENT_URL: "https://pay.example.com/gym",
}));

test("an external calendar shows above the board, 800 px high, with the phone number", async () => {
  const page = await visitor.newPage();
  const response = await page.goto("/schedule");
  expect(response?.headers()["content-security-policy"]).toContain("https://calendar.example");
  const frame = page.locator('iframe[src="https://calendar.example/week"]');
  const box = await frame.boundingBox();
  expect(box?.height).toBe(800);
  expect(await frame.evaluate((element) => getComputedStyle(element).minHeight)).toBe("600px");
  expect(box!.y).toBeLessThan((await page.locator(".timetable-week").boundingBox())!.y);
  expect(await page.locator("main").innerText()).toContain("Trouble viewing the schedule? Call us at");
  expect(await page.locator('main a[href^="tel:"]').count()).toBeGreaterThan(0);
});

test("an external tour replaces our own", async () => {
  const { url } = visitor.server;
  const answer = await fetch(`${url}/virtual-tour`);
  expect(answer.headers.get("content-security-policy")).toContain("https://tour.example");
  const html = await answer.text();
  expect(html).toContain('<iframe src="https://tour.example/station"');
  expect(html).not.toContain('<iframe src="/tour"');
  for (const path of ["/virtual-tour", "/", "/accessibility"]) {
    const { text } = await readPage(url, path);
    expect(text, path).not.toMatch(/six rooms|the floor plan\.|arrow keys|same rooms/i);
  }
  expect(html).toContain("Our rooms in words and still pictures");
  expect(html).toMatch(/href="https:\/\/tour\.example\/station"[^>]*target="_blank"/);
});

test("the nutrition consultation leads to the payment link", async () => {
  const answer = await fetch(`${visitor.server.url}/programs/evo-nutrition`);
  expect(await answer.text()).toContain('href="https://pay.example.com/gym"');
});
