import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { sampleLead } from "#test/support/send-lead.ts";
import { startServer } from "#test/support/start-server.ts";
import { ibmViolations } from "#test/browser/ibm.ts";
import { fill, formAlive, send, toast, readValue } from "#test/browser/lead-form.ts";
import { newVisitor } from "#test/browser/visitor.ts";
import { email, phone } from "#content/site.ts";

// Rejected forms without script: the title and the focused message explain the error.

const isLong = process.env.LONG_TESTS === "1";
/** One page with each of the two forms. */
const IBM_PAGES = ["/contact", "/programs/apex-jiu-jitsu"];
const visitor = newVisitor(() => ({ LEAD_LIMIT: "1000" }));
const off = { script: false };

async function post(page: Page, press: () => Promise<void>): Promise<number> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    press(),
  ]);
  await answer.finished();
  return answer.status();
}

async function expectAlert(page: Page, title: string) {
  await page.locator("[role=alert]:focus").waitFor();
  expect(await page.locator("[role=alert]:focus").textContent()).toContain(title);
  expect(await page.title()).toMatch(/^Error: /);
  expect(await page.locator("[role=alert]").count()).toBe(1);
  expect(await page.locator(`a[href="${phone.href}"]`).count()).toBeGreaterThan(0);
}

async function expectKept(page: Page, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) expect(await readValue(page, name), name).toBe(value);
}

function openFile(): DatabaseSync {
  const file = new DatabaseSync(join(visitor.server.dataDir, "site.sqlite"), { timeout: 10_000 });
  onTestFinished(() => file.close());
  return file;
}

/** A page with a form that posts to the site. */
async function openForeignForm(page: Page, at: string) {
  const inputs = Object.entries(sampleLead).map(([name, value]) => `<input name="${name}" value="${value}">`);
  const html = `<form method=post action="${visitor.server.url}/contact">${inputs.join("")}<button>Go</button></form>`;
  if (at === "data:") return page.goto(`data:text/html,${encodeURIComponent(html)}`);
  await page.route(at, (route) => route.fulfill({ contentType: "text/html", body: html }));
  return page.goto(at);
}

test.each(["/", "/contact", "/programs/evo-nutrition", "/programs/apex-jiu-jitsu"])(
  "400: the rejected form of %s is announced to assistive technology",
  async (path) => {
    const page = await visitor.open(path, off);
    await fill(page, { email: "casey@nowhere" });
    await page.locator("#contact form").evaluate((form: HTMLFormElement) => (form.noValidate = true));
    await send(page);
    await page.locator(".error-summary-box:focus").waitFor();
    if (isLong || IBM_PAGES.includes(path)) expect(await ibmViolations(page)).toEqual([]);
    const errors = await page
      .locator("#contact [aria-invalid=true]")
      .evaluateAll((fields) =>
        fields
          .map((field) => field.getAttribute("aria-describedby")?.split(" ")[0] ?? "")
          .map((id) => document.getElementById(id)?.textContent),
      );
    expect(errors).toContain("Invalid email address");
  },
);

test("403: a post with a null origin returns the form with the input", async () => {
  const page = await visitor.newPage(off);
  await openForeignForm(page, "data:");
  expect(await post(page, () => page.locator("button").click())).toBe(403);
  await expectAlert(page, "Please send it once more");
  await expectKept(page, sampleLead);
  expect(await post(page, () => send(page))).toBe(303);
});

test("403: a form on another site", async () => {
  const page = await visitor.newPage(off);
  await openForeignForm(page, "http://evil.example/");
  expect(await post(page, () => page.locator("button").click())).toBe(403);
  await expectAlert(page, "That came from another site");
});

test("429: with the input, and without it once pages are no longer rendered", async () => {
  const site = await startServer({ LEAD_LIMIT: "1" });
  onTestFinished(() => site.stop());
  const page = await visitor.open("/contact", { ...off, site });
  await fill(page, sampleLead);
  expect(await post(page, () => send(page))).toBe(303);
  const second = { ...sampleLead, message: "one more" };
  await fill(page, second);
  expect(await post(page, () => send(page))).toBe(429);
  await expectAlert(page, "Too many messages at once");
  await expectKept(page, second);
  expect(await post(page, () => send(page))).toBe(429);
  await expectAlert(page, "One at a time, please");
});

test("503: the database cannot store messages", async () => {
  const page = await visitor.open("/contact", off);
  const fields = { ...sampleLead, message: "in vain" };
  await fill(page, fields);
  const file = openFile();
  file.exec("create trigger full before insert on leads begin select raise(abort, 'full'); end");
  expect(await post(page, () => send(page))).toBe(503);
  file.exec("drop trigger full");
  await expectAlert(page, "Error Sending Message");
  await expectKept(page, fields);
  expect(await post(page, () => send(page))).toBe(303);
});

test("503: more posts at once than can wait", async () => {
  const page = await visitor.open("/contact", off);
  await fill(page, sampleLead);
  const file = openFile();
  file.exec("begin immediate");
  const body = new URLSearchParams(sampleLead).toString();
  const crowd = Array.from({ length: 440 }, async (_, at) => {
    const port = Number(new URL(visitor.server.url).port);
    const socket = connect({ port, host: "127.0.0.1", localAddress: `127.0.4.${1 + (at % 4)}` });
    onTestFinished(() => void socket.destroy());
    socket.on("error", () => undefined);
    const refused = once(socket, "data");
    socket.write(
      `POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    return String((await refused)[0]).split("\r\n", 1)[0];
  });
  expect(await Promise.race(crowd)).toBe("HTTP/1.1 503 Service Unavailable");
  expect(await post(page, () => send(page))).toBe(503);
  file.exec("rollback");
  await expectAlert(page, "Too many at once");
});

test("413: the start of an oversized message is kept", async () => {
  const page = await visitor.open("/contact", off);
  const message = "When can I come by? Über uns. ".repeat(3_000);
  await fill(page, { ...sampleLead, message });
  expect(await post(page, () => send(page))).toBe(413);
  await expectAlert(page, "Your message is too long");
  const { message: _, ...others } = sampleLead;
  await expectKept(page, others);
  const kept = await readValue(page, "message");
  expect(kept.length).toBeGreaterThan(5_000);
  expect(message.startsWith(kept)).toBe(true);
  await fill(page, { message: "Short." });
  expect(await post(page, () => send(page))).toBe(303);
});

test("413: if nothing can be read, the page says so and offers phone and e-mail", async () => {
  const page = await visitor.newPage(off);
  const html = `<form method=post enctype=multipart/form-data action="${visitor.server.url}/contact"><textarea name=message>${"x".repeat(70_000)}</textarea><button>Go</button></form>`;
  await page.route("**/stray", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto(`${visitor.server.url}/stray`);
  expect(await post(page, () => page.locator("button").click())).toBe(413);
  await expectAlert(page, "That is too much at once");
  expect(await page.locator(`[role=alert] a[href="${email.href}"]`).count()).toBe(1);
});

test("with script a rejected message prefixes the title until it is accepted", async () => {
  const page = await visitor.open("/contact");
  await formAlive(page);
  const title = await page.title();
  await page.route("**/contact", (route) => route.abort());
  await fill(page, sampleLead);
  await send(page);
  await toast(page, "Error Sending Message").waitFor();
  expect(await page.title()).toBe(`Error: ${title}`);
  await page.unroute("**/contact");
  await send(page);
  await toast(page, "Message Sent Successfully!").waitFor();
  expect(await page.title()).toBe(title);
});
