import { afterAll, describe, expect, test } from "vitest";
import { trapField } from "#leads/lead-fields.ts";
import { sampleJiuJitsuLead, sampleLead, sendLead } from "#test/support/send-lead.ts";
import { newVisitor } from "#test/browser/visitor.ts";
import { startReceiver, type WebhookReceiver } from "#test/outside/webhook-receiver.ts";

let receiver: WebhookReceiver;
const visitor = newVisitor(async () => {
  receiver = await startReceiver();
  return { LEAD_WEBHOOK_URL: receiver.url, LEAD_LIMIT: "1000" };
});
afterAll(() => receiver?.close());

describe("raw posts", () => {
  test("a post to '/' is the home page's form", async () => {
    const answer = await sendLead(visitor.server.url, "/", { ...sampleLead, message: "bare" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toMatch(/^\/\?sent=1-[0-9a-z]+#contact$/);
    await receiver.message("bare");
  });

  test("the thank-you page is shown only after a post: an old or made-up URL shows the form", async () => {
    const { url } = visitor.server;
    const read = async (address: string) => {
      const answer = await fetch(new URL(address, url));
      return { status: answer.status, thanks: (await answer.text()).includes("Message Sent Successfully!") };
    };
    const sent = await sendLead(url, "/contact", { ...sampleLead, message: "thanked once" });
    const thankYou = sent.headers.get("location")!;
    expect(await read(thankYou)).toEqual({ status: 200, thanks: true });
    const anHourAgo = (Date.now() - 3600_000).toString(36);
    for (const made of ["1", `1-${anHourAgo}`, "1-zzzzzzzzz", "1-", "yes"])
      expect(await read(`/contact?sent=${made}`), made).toEqual({ status: 200, thanks: false });
  });

  test("empty and invalid posts return 400 and the page", async () => {
    for (const body of [new URLSearchParams(), new FormData(), "{}", "%ff=%", new Blob(["x"])]) {
      const answer = await fetch(`${visitor.server.url}/contact`, { method: "POST", body });
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain("Name is required");
    }
  });

  test("robots' posts are acknowledged and quarantined; doubtful ones are delivered with the reason", async () => {
    const post = async (message: string, extra: Record<string, string>) => {
      const fields = { ...sampleLead, message, ...extra };
      expect((await sendLead(visitor.server.url, "/contact", fields)).status).toBe(303);
    };
    const anchor = "<a href='http://spam.example'>x</a>";
    await post("a robot in the trap", { [trapField]: "x" });
    await post(`a robot in no time ${anchor}`, { elapsed: "5" });
    await post(`markup ${anchor}`, {});
    await post("quick", { elapsed: "5" });
    await post("filled in by a browser that knows the old trap", { website: "https://www.example.com" });
    expect(await receiver.message(`markup ${anchor}`)).toMatchObject({ doubt: "markup in the message" });
    expect(await receiver.message("quick")).toMatchObject({ doubt: "sent faster than anyone types" });
    expect(await receiver.message("filled in by a browser that knows the old trap")).not.toHaveProperty(
      "doubt",
    );
    const metrics = await (await fetch(`${visitor.server.url}/metrics`)).text();
    expect(metrics).toContain('leads{state="quarantined"} 2');
    expect(metrics).toContain("leads_held_back 2");
    expect(receiver.deliveries.some(({ body }) => body.includes("a robot"))).toBe(false);
  });

  test("the honeypot is hidden, and browsers and password managers do not fill it in", async () => {
    const page = await visitor.open("/contact", { script: false });
    const trap = page.locator(`#contact [name="${trapField}"]`);
    expect(await trap.getAttribute("autocomplete")).toBe("off");
    expect(await trap.getAttribute("tabindex")).toBe("-1");
    expect(await page.locator(`[aria-hidden=true] [name="${trapField}"]`).count()).toBe(await trap.count());
    const clipped = page.locator("#contact p[aria-hidden=true]");
    expect(await clipped.boundingBox()).toMatchObject({ width: 1, height: 1 });
    // Parts of names that browsers and password managers recognize.
    const known =
      /name|mail|phone|tel|fax|address|street|city|state|zip|post|country|company|organi|user|login|pass|pin|code|card|cc|cv|date|day|month|year|birth|sex|gender|url|web|site|home|page|title|first|last|middle|nick|subject|message|comment|question|search|number|id$/i;
    expect(trapField).not.toMatch(known);
    await page.close();
  });

  test("the subject reaches the webhook as a field and as the first line", async () => {
    const fields = {
      ...sampleLead,
      message: "Is there room for two?",
      subject: " Open mat,\r\nDecember 12 ",
    };
    expect((await sendLead(visitor.server.url, "/contact", fields)).status).toBe(303);
    expect(await receiver.message("Open mat, December 12\n\nIs there room for two?")).toMatchObject({
      subject: "Open mat, December 12",
      interest: sampleLead.interest,
    });
    // Visitors do not see the field, so they cannot shorten it.
    const tooLong = { ...sampleJiuJitsuLead, message: "cut", subject: "x".repeat(201) };
    expect((await sendLead(visitor.server.url, "/programs/apex-jiu-jitsu", tooLong)).status).toBe(303);
    const { subject } = await receiver.message(`${"x".repeat(200)}\n\ncut`);
    expect(subject).toHaveLength(200);
  });

  test("a double click is one lead", async () => {
    const fields = { ...sampleLead, message: "twice" };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => sendLead(visitor.server.url, "/contact", fields)),
    );
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    await receiver.message("twice");
    expect(receiver.deliveries.filter(({ payload }) => payload["message"] === "twice")).toHaveLength(1);
  });

  test("nothing personal is in the log or the metrics", async () => {
    const metrics = await (await fetch(`${visitor.server.url}/metrics`)).text();
    expect(metrics).toMatch(/lead_delivery_seconds_bucket\{le="2"\} [1-9]/);
    for (const secret of [
      sampleLead.email,
      sampleLead.name,
      sampleLead.phone,
      sampleJiuJitsuLead.email,
      "twice",
    ]) {
      expect(visitor.server.log.join("\n") + metrics).not.toContain(secret);
    }
  });
});
