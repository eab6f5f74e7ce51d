import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { sampleJiuJitsuLead, sampleLead } from "#test/support/send-lead.ts";
import { fill, formAlive, send, toast, readValue } from "#test/browser/lead-form.ts";
import { newVisitor, type Visit } from "#test/browser/visitor.ts";
import { startReceiver, type WebhookReceiver } from "#test/outside/webhook-receiver.ts";
import { phone } from "#content/site.ts";

let receiver: WebhookReceiver;
const visitor = newVisitor(async () => {
  receiver = await startReceiver();
  return { LEAD_WEBHOOK_URL: receiver.url, LEAD_LIMIT: "1000" };
});
afterAll(() => receiver?.close());

async function open(path: string, visit: Visit = {}): Promise<Page> {
  const page = await visitor.open(path, visit);
  if (visit.script !== false) await formAlive(page);
  return page;
}

/** Measures how long toasts are shown, with the page's clock. */
function watchToasts() {
  let since = 0;
  new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records) {
      if (addedNodes.length > 0) since = performance.now();
      if (removedNodes.length > 0) Object.assign(window, { stood: performance.now() - since });
    }
  }).observe(document.getElementById("toasts")!, { childList: true });
}

describe("with script", () => {
  test("contact: 'Sending...' while disabled, a toast for five seconds, empty fields, and the lead is delivered", async () => {
    const page = await open("/contact?utm_source=flyer&utm_campaign=open+day");
    const lead = { ...sampleLead, name: "Zoë 李", message: "أهلا\nwith script" };
    await fill(page, lead);
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    await page.route("**/contact", async (route) => {
      await held;
      await route.continue();
    });
    await page.clock.install();
    await page.evaluate(watchToasts);
    await send(page);
    const button = page.locator("#contact button[type=submit]");
    await page.getByText("Sending...").waitFor();
    expect(await button.isDisabled()).toBe(true);
    answer();
    await toast(page, "Message Sent Successfully!").waitFor();
    await page.getByText("Thanks for reaching out! We'll get back to you soon.").waitFor();
    expect(await readValue(page, "message")).toBe("");
    expect(await readValue(page, "interest")).toBe("General Inquiry");
    expect(await button.isEnabled()).toBe(true);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toContain("Your message is with us");
    expect(await receiver.message(lead.message)).toMatchObject({
      ...lead,
      source: "Website contact form",
      user_agent: expect.stringContaining("Chrome"),
    });
    await page.clock.runFor(5_100);
    await toast(page, "Message Sent Successfully!").waitFor({ state: "detached" });
    const stood = await page.evaluate(() => Reflect.get(window, "stood") as number);
    // The page sees the toast a moment after its timer has started.
    expect(stood).toBeGreaterThan(4500);
  });

  test("contact: the error summary takes the focus, links to the fields, and prefixes the title", async () => {
    const page = await open("/contact");
    const title = await page.title();
    await fill(page, { email: "nobody" });
    await send(page);
    await page.locator(".error-summary-box:focus").waitFor();
    expect(await page.locator(".error-summary-box a").allTextContents()).toEqual([
      "Name is required",
      "Invalid email address",
      "Message is required",
    ]);
    expect(await page.locator("[id^=field-][id$=-error]").allTextContents()).toEqual([
      "Name is required",
      "Invalid email address",
      "Message is required",
    ]);
    expect(await page.title()).toBe(`Error: ${title}`);
    await page.locator(".error-summary-box a").nth(1).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("email");
    expect(await readValue(page, "email")).toBe("nobody");
    await fill(page, { ...sampleLead, message: "after mending" });
    await send(page);
    await toast(page, "Message Sent Successfully!").waitFor();
    expect(await page.title()).toBe(title);
    expect(await page.locator(".error-summary-box").count()).toBe(0);
    await receiver.message("after mending");
  });

  test("jiu-jitsu: the specification's error messages and toast", async () => {
    const page = await open("/programs/apex-jiu-jitsu");
    await send(page);
    await page.locator(".error-summary-box:focus").waitFor();
    expect(await page.locator(".error-summary-box a").allTextContents()).toEqual([
      "First name is required",
      "Last name is required",
      "Invalid email address",
      "Phone number is required",
      "Message is required",
    ]);
    await fill(page, sampleJiuJitsuLead);
    await send(page);
    await toast(page, "Message Sent!").getByText("We'll get back to you shortly.").waitFor();
    expect(await readValue(page, "firstName")).toBe("");
    const { firstName, lastName } = sampleJiuJitsuLead;
    expect(await receiver.message(sampleJiuJitsuLead.message)).toMatchObject({
      name: "Robin Sample",
      firstName,
      lastName,
      interest: "Jiu-Jitsu",
    });
  });

  test("a network failure is reported and keeps the input", async () => {
    const page = await open("/contact");
    await page.route("**/contact", (route) => route.abort());
    await fill(page, { ...sampleLead, message: "kept in the form" });
    await send(page);
    await toast(page, "Error Sending Message").getByText(`call us directly at ${phone.display}`).waitFor();
    expect(await readValue(page, "message")).toBe("kept in the form");
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toMatch(/^Error Sending Message/);
    expect(await page.locator("h1").count()).toBe(1);
    await page.unroute("**/contact");
    await send(page);
    await toast(page, "Message Sent Successfully!").waitFor();
  });

  test("a campaign is remembered from the landing page, without a cookie", async () => {
    const page = await open("/contact?utm_source=radio&utm_medium=audio");
    await page.goto("/");
    await formAlive(page);
    await fill(page, { ...sampleLead, message: "from the radio", heardFrom: "a neighbor" });
    await send(page);
    await toast(page, "Message Sent Successfully!").waitFor();
    expect(await page.context().cookies()).toEqual([]);
    const { DatabaseSync } = await import("node:sqlite");
    const file = new DatabaseSync(`${visitor.server.dataDir}/site.sqlite`, { readOnly: true });
    expect(file.prepare("select * from leads where message = 'from the radio'").get()).toMatchObject({
      utm_source: "radio",
      utm_medium: "audio",
      landing_page: "/contact",
      page: "/",
      heard_from: "a neighbor",
      consent_version: expect.any(String),
    });
    file.close();
  });
});

describe("without script", () => {
  const off = { script: false };

  test.each(["/", "/contact", "/programs/adult-classes"])(
    "%s: a plain post, then a thank-you",
    async (path) => {
      const page = await open(path, off);
      await fill(page, { ...sampleLead, message: `line one\nline two, from ${path}` });
      await send(page);
      await page.locator("#contact").getByText("Message Sent Successfully!").waitFor();
      expect(new URL(page.url())).toMatchObject({ pathname: path, hash: "#contact" });
      expect(await receiver.message(`line one\nline two, from ${path}`)).toMatchObject({
        email: sampleLead.email,
      });
      await page.getByRole("link", { name: "Send another message" }).click();
      expect(await readValue(page, "message")).toBe("");
    },
  );

  test.each(["/programs/apex-jiu-jitsu", "/programs/evo-grappling"])("%s: its own form", async (path) => {
    const page = await open(path, off);
    await fill(page, { ...sampleJiuJitsuLead, message: `from ${path}` });
    await send(page);
    await page.locator("#contact").getByText("We'll get back to you shortly.").waitFor();
    expect(await receiver.message(`from ${path}`)).toMatchObject({
      firstName: "Robin",
      interest: "Jiu-Jitsu",
    });
  });

  test("an invalid form returns 400 with the focused summary and the input", async () => {
    const page = await open("/contact", off);
    await fill(page, { ...sampleLead, email: "casey@nowhere", message: "<b>kept</b> & safe" });
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === "POST"),
      send(page),
    ]);
    expect(answer.status()).toBe(400);
    await page.locator(".error-summary-box:focus").waitFor();
    expect(await page.title()).toMatch(/^Error: /);
    expect(await page.locator(".error-summary-box a").allTextContents()).toEqual(["Invalid email address"]);
    expect(await readValue(page, "message")).toBe("<b>kept</b> & safe");
    expect(await readValue(page, "interest")).toBe(sampleLead.interest);
  });
});

test("a form rejected without script can be corrected after hydration, and is empty afterward", async () => {
  const page = await open("/contact");
  const title = await page.title();
  await page.evaluate(() => document.querySelector<HTMLFormElement>("#contact form")!.submit());
  await page.locator(".error-summary-box:focus").waitFor();
  await formAlive(page);
  expect(await page.title()).toBe(`Error: ${title}`);
  await fill(page, { ...sampleLead, message: "mended" });
  await send(page);
  await toast(page, "Message Sent Successfully!").waitFor();
  expect(await readValue(page, "name")).toBe("");
  expect(await page.title()).toBe(title);
});
