import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { formAlive } from "#test/browser/lead-form.ts";
import { newVisitor } from "#test/browser/visitor.ts";
import { startReceiver, type WebhookReceiver } from "#test/outside/webhook-receiver.ts";
import { sampleJiuJitsuLead, sampleLead } from "#test/support/send-lead.ts";

let receiver: WebhookReceiver;
const visitor = newVisitor(async () => {
  receiver = await startReceiver();
  return { LEAD_WEBHOOK_URL: receiver.url, LEAD_LIMIT: "1000" };
});
afterAll(() => receiver?.close());

const subjectOn = (page: Page) => page.locator("#contact .lead-form-subject b");
const interestOn = (page: Page) => page.locator("#contact [name=interest]").inputValue();

async function send(page: Page, fields: Record<string, string>) {
  const { interest: _, ...typed } = fields;
  for (const [name, value] of Object.entries(typed)) {
    await page.locator(`#contact [name="${name}"]`).fill(value);
  }
  await page.locator("#contact button[type=submit]").click();
}

const delivered = (message: string) =>
  expect
    .poll(
      () => receiver.deliveries.find(({ payload }) => String(payload["message"]).endsWith(message))?.payload,
    )
    .toBeDefined()
    .then(
      () => receiver.deliveries.find(({ payload }) => String(payload["message"]).endsWith(message))!.payload,
    );

/** Page and name of a button, and the resulting subject and interest of the form. */
const entrances = [
  [
    "/events",
    /^Register Now\s*: Station Open House/,
    /^Registration: Station Open House, \w+day, \w+ \d+$/,
    "General Inquiry",
  ],
  [
    "/events",
    /^Join the challenge\s*: 30-Day/,
    /^Challenge: 30-Day Plank Challenge \(June\)$/,
    "General Inquiry",
  ],
  ["/careers", /^Apply Now\s*: Front Desk/, /^Application: Front Desk Staff$/, "General Inquiry"],
  ["/careers", /^Apply Now - Contact Us/, /^An application$/, "General Inquiry"],
  ["/trainers", /^Schedule a Session$/, /^A session with a trainer$/, "Personal Training"],
  ["/programs/adult-classes", /^Book a free assessment/, /^Free assessment$/, "General Inquiry"],
  ["/first-visit", /^Book your first visit$/, /^First visit$/, "General Inquiry"],
  ["/accessibility", /^Write to us about accessibility$/, /^Accessibility$/, "General Inquiry"],
  ["/privacy", /^Write to us about privacy$/, /^Privacy$/, "General Inquiry"],
  ["/terms", /^Write to us about terms$/, /^Terms$/, "General Inquiry"],
  [
    "/programs/sports-performance",
    /^Ask about youth training$/,
    /^Youth training in West Chester$/,
    "General Inquiry",
  ],
  [
    "/programs/sports-performance",
    /^Find a group$/,
    /^A small group for a young athlete$/,
    "General Inquiry",
  ],
  ["/programs/sports-performance", /^Talk to a coach$/, /^Return to play$/, "General Inquiry"],
  [
    "/programs/sports-performance",
    /^Book a free baseline/,
    /^Free baseline for a young athlete$/,
    "General Inquiry",
  ],
  ["/programs/personal-training", /^Contact Us$/, /^Personal Training$/, "Personal Training"],
] as const;

describe("without script", () => {
  test.each(entrances)("%s %s sets the subject", async (path, name, subject, interest) => {
    const page = await visitor.open(path, { script: false });
    await page.locator("main").getByRole("link", { name }).first().click();
    await page.waitForURL(/\/contact\?about=[\w-]+#contact$/);
    expect(await subjectOn(page).textContent()).toMatch(subject);
    expect(await interestOn(page)).toBe(interest);
  });

  test("a rejected form keeps it, and it comes first in the message", async () => {
    const page = await visitor.open("/contact?about=coach-riley-demo", { script: false });
    expect(await subjectOn(page).textContent()).toBe("Session with Riley Demo");
    await send(page, { ...sampleLead, email: "casey@nowhere", message: "Tuesdays?" });
    await page.locator(".error-summary-box").waitFor();
    expect(await subjectOn(page).textContent()).toBe("Session with Riley Demo");
    expect(await interestOn(page)).toBe("Personal Training");
    await send(page, { ...sampleLead, message: "Tuesdays?" });
    await page.locator("#contact").getByText("Message Sent Successfully!").waitFor();
    expect(await subjectOn(page).count()).toBe(0);
    expect(await delivered("Tuesdays?")).toMatchObject({
      subject: "Session with Riley Demo",
      message: "Session with Riley Demo\n\nTuesdays?",
      interest: "Personal Training",
    });
  });
});

test("with script it is sent too, and the notice stays until the visitor continues", async () => {
  const page = await visitor.open("/contact?about=free-assessment#contact", { width: 390 });
  await page.locator("#contact form[novalidate]").waitFor();
  await page.clock.install();
  await send(page, { ...sampleLead, message: "Saturday morning" });
  const said = page.locator("#contact form").getByText("Your message is with us");
  await said.waitFor();
  await expect.poll(() => said.evaluate((words) => words.getBoundingClientRect().top > 0)).toBe(true);
  await page.locator(".toasts-toast").waitFor();
  await page.clock.runFor(6_000);
  await page.locator(".toasts-toast").waitFor({ state: "detached" });
  expect(await said.isVisible()).toBe(true);
  await page.locator("#contact [name=name]").pressSequentially("R");
  await said.waitFor({ state: "detached" });
  expect(await delivered("Saturday morning")).toMatchObject({ subject: "Free assessment" });
  // A second message from the same page, for a friend, is about the same.
  await send(page, { ...sampleLead, message: "Sunday for a friend" });
  expect(await delivered("Sunday for a friend")).toMatchObject({ subject: "Free assessment" });
});

test("links can neither inject text nor fill the page cache", async () => {
  for (const about of [
    "Call+0900",
    "event-gone",
    "coach-nobody",
    "job-",
    "constructor",
    `event-${"x".repeat(300)}`,
  ]) {
    const answer = await fetch(`${visitor.server.url}/contact?about=${about}`);
    const html = await answer.text();
    expect(new URL(answer.url).search.replace(/^\?about=.*/, "")).toBe("");
    expect(html).not.toContain('name="subject"');
    expect(html).not.toContain("0900");
    const plain = await fetch(`${visitor.server.url}/contact?about=${about}`, { redirect: "manual" });
    expect([200, 302]).toContain(plain.status);
  }
});

test.each([
  ["adult-classes", "Group Classes"],
  ["evo-mayhem", "Group Classes"],
  ["personal-training", "Personal Training"],
  ["alpha-omega-boxing", "Group Classes"],
  ["evo-recovery", "Membership Options"],
  ["evo-nutrition", "General Inquiry"],
])("the form of %s starts with %s, before and after sending", async (slug, interest) => {
  const page = await visitor.open(`/programs/${slug}`);
  await formAlive(page);
  expect(await interestOn(page)).toBe(interest);
});

test("jiu-jitsu: the notice stays until the visitor continues", async () => {
  const page = await visitor.open("/programs/apex-jiu-jitsu");
  await formAlive(page);
  await send(page, sampleJiuJitsuLead);
  await page.locator("#contact form").getByText("Your message is with us").waitFor();
});
