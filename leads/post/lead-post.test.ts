import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { expect, test } from "vitest";
import { eachDatabase, type Place } from "#test/support/fresh-database.ts";
import { openGate } from "#test/support/gate.ts";
import { sampleLead, sendLead } from "#test/support/send-lead.ts";
import { startServer } from "#test/support/start-server.ts";
import { startReceiver } from "#test/outside/webhook-receiver.ts";
import { phone } from "#content/site.ts";

/** The environment of a server on this place, and functions to stop and start its database. */
async function stoppable(place: Place) {
  if (!place.databaseUrl) {
    const lock = () => {
      // The server may be recording the delivery right now.
      const file = new DatabaseSync(join(place.dataDir, "site.sqlite"), { timeout: 10_000 });
      file.exec("begin exclusive");
      return file;
    };
    let held: DatabaseSync | undefined;
    const start = () => held?.close();
    return { env: place.env, stop: () => void (held = lock()), start, close: async () => {} };
  }
  const url = new URL(place.databaseUrl);
  const gate = await openGate({ host: url.hostname, port: Number(url.port) });
  url.port = String(gate.port);
  const env = { ...place.env, DATABASE_URL: url.href };
  return { env, stop: gate.shut, start: () => void gate.open(), close: gate.close };
}

eachDatabase((name, fresh) => {
  test("if the database stops during a post, the page shows the phone number and the input", async () => {
    const place = await fresh.place();
    const store = await stoppable(place);
    const receiver = await startReceiver();
    const server = await startServer({ ...store.env, LEAD_WEBHOOK_URL: receiver.url });
    await sendLead(server.url, "/contact", { ...sampleLead, message: "before" });
    await receiver.leads(1);
    store.stop();
    const fields = { ...sampleLead, name: "Zoë Kept", message: "during" };
    const [page, script] = await Promise.all([
      sendLead(server.url, "/contact", fields),
      sendLead(server.url, "/contact", fields, { accept: "application/json" }),
    ]);
    expect([page.status, script.status]).toEqual([503, 503]);
    const html = await page.text();
    expect(html).toContain("Error Sending Message");
    expect(html).toContain("There was a problem sending your message.");
    expect(html).toContain(phone.display);
    expect(html).toContain('value="Zoë Kept"');
    expect(html).toContain(">during</textarea>");
    expect(await script.json()).toMatchObject({ state: "failed" });
    store.start();
    let answer = await sendLead(server.url, "/contact", fields);
    for (let tries = 0; answer.status !== 303 && tries < 10; tries++) {
      answer = await sendLead(server.url, "/contact", fields);
    }
    expect(answer.status).toBe(303);
    const leads = await receiver.leads(2);
    expect(leads.map(({ payload }) => payload["message"])).toEqual(["before", "during"]);
    expect(server.log.join("\n")).not.toMatch(/Zoë|casey@/);
    await server.stop();
    await receiver.close();
    await store.close();
  });

  if (name !== "SQLite") return;

  test("too many posts from one address: 429 as a page of the site with the phone number and the input", async () => {
    const place = await fresh.place();
    const server = await startServer({ ...place.env, LEAD_LIMIT: "3", TRUST_PROXY: "1" });
    const from = (address: string, message: string) =>
      sendLead(server.url, "/contact", { ...sampleLead, message }, { "x-forwarded-for": address });
    for (let i = 0; i < 3; i++) expect((await from("192.0.2.1", `message ${i}`)).status).toBe(303);
    const refused = await from("192.0.2.1", "one too many");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(590);
    const html = await refused.text();
    expect(html).toContain("Too many messages at once");
    expect(html).toContain(phone.display);
    expect(html).toContain(">one too many</textarea>");
    expect((await from("192.0.2.2", "someone else")).status).toBe(303);
    expect(await place.plain("select id from leads")).toHaveLength(4);
    await server.stop();
  });

  test("a school behind one address and a household are accepted; an IPv6 /48 is limited", async () => {
    const place = await fresh.place();
    const server = await startServer({ ...place.env, LEAD_LIMIT: "5", TRUST_PROXY: "1" });
    const from = async (address: string, message: string) =>
      (await sendLead(server.url, "/contact", { ...sampleLead, message }, { "x-forwarded-for": address }))
        .status;
    const statuses: number[] = [];
    for (let i = 0; i < 30; i++) statuses.push(await from(`2001:db8:1:${i}::1`, `network ${i}`));
    expect(statuses).toEqual([...Array<number>(20).fill(303), ...Array<number>(10).fill(429)]);
    for (let i = 0; i < 5; i++) expect(await from("2001:db8:2:1::1", `household ${i}`)).toBe(303);
    for (let i = 0; i < 5; i++) expect(await from("192.0.2.1", `school ${i}`)).toBe(303);
    await server.stop();
  });

  test("refused posts count and are compressed; after twice the limit, no page is rendered", async () => {
    const server = await startServer({ LEAD_LIMIT: "3" });
    const post = (email: string) => sendLead(server.url, "/contact", { ...sampleLead, email });
    const rendered = async () =>
      (await (await fetch(`${server.url}/metrics`)).text()).match(/_count (\d+)/)![1];
    for (let i = 0; i < 3; i++) {
      const invalid = await post("nobody");
      expect(invalid.status).toBe(400);
      expect(invalid.headers.get("content-encoding")).toMatch(/br|gzip/);
      expect(await invalid.text()).toContain('value="nobody"');
    }
    for (let i = 0; i < 3; i++) {
      const busy = await post("casey@example.com");
      expect(busy.status).toBe(429);
      expect(busy.headers.get("content-encoding")).toMatch(/br|gzip/);
      expect(await busy.text()).toContain('value="casey@example.com"');
    }
    await post("casey@example.com");
    const before = await rendered();
    for (let i = 0; i < 20; i++) {
      const cheap = await post("casey@example.com");
      expect(cheap.status).toBe(429);
      expect(Number(cheap.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(cheap.headers.get("content-encoding")).toMatch(/br|gzip/);
      expect(await cheap.text()).toContain("One at a time, please");
    }
    expect(Number(await rendered()) - Number(before)).toBeLessThan(20);
    await server.stop();
  });

  test("posts triggered by other sites do not use up the visitor's limit", async () => {
    const place = await fresh.place();
    const server = await startServer({ ...place.env, LEAD_LIMIT: "1" });
    const post = (origin: string) => sendLead(server.url, "/contact", sampleLead, { origin });
    for (let i = 0; i < 5; i++) expect((await post("https://evil.example")).status).toBe(403);
    const hidden = [];
    for (let i = 0; i < 5; i++) hidden.push((await post("null")).status);
    expect(hidden).toEqual([403, 403, 429, 429, 429]);
    expect((await post(server.url)).status).toBe(303);
    await server.stop();
  });

  test("a post from another site is refused, one through a TLS proxy is accepted", async () => {
    const place = await fresh.place();
    const server = await startServer({ ...place.env, SITE_URL: "https://gym.example", TRUST_PROXY: "1" });
    const from = (origin: string, message: string, more = {}) => {
      const headers = { ...more, origin, "x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.1" };
      return sendLead(server.url, "/contact", { ...sampleLead, message }, headers);
    };
    expect((await from("https://evil.example", "cross-site")).status).toBe(403);
    const hidden = await from("null", "no origin to speak of");
    const page = await hidden.text();
    expect(hidden.status).toBe(403);
    expect(page).toContain("Please send it once more");
    expect(page).toContain('value="Casey Sample"');
    expect(page).toContain(">no origin to speak of</textarea>");
    expect((await from("https://gym.example", "through the proxy")).status).toBe(303);
    const referer = "https://gym.example//evil.example/contact";
    expect((await from("https://gym.example", "two slashes", { referer })).status).toBe(303);
    expect(await place.plain("select message, source_url from leads order by created_at")).toEqual([
      { message: "through the proxy", source_url: "https://gym.example/contact" },
      { message: "two slashes", source_url: referer },
    ]);
    await server.stop();
  });
});
