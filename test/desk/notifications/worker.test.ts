import type { Browser, BrowserContext, CDPSession, Page, Worker } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { axeViolations } from "#test/browser/axe.ts";
import { openBrowser } from "#test/browser/browser.ts";
import { type PushService, startPushService } from "#test/outside/push-service.ts";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { sampleLead, sendLead } from "#test/support/send-lead.ts";
import { type RunningServer, startServer } from "#test/support/start-server.ts";
import { ask, openPhone, signInAs } from "../staff.ts";

// In the browser: permission, Chromium's service worker, the notification, and the page that it opens.

let browser: Browser;
beforeAll(async () => {
  // The headless shell lacks notifications.
  browser = await openBrowser();
});
afterAll(() => browser.close());

eachDatabaseAtLength((_, fresh) => {
  let service: PushService;
  let server: RunningServer;
  let owner: string;
  let context: BrowserContext;
  let page: Page;
  let devtools: CDPSession;
  let plain: (sql: string) => Promise<Record<string, unknown>[]>;
  let registration: string | undefined;

  beforeAll(async () => {
    const place = await fresh.place();
    plain = place.plain;
    owner = await signInAs(place, "owner@example.com", "owner");
    service = await startPushService();
    server = await startServer({ ...place.env, PUSH_TEST_ORIGIN: service.origin });
    // Google's push service is unreachable here, so the endpoint is on loopback.
    page = await openPhone(browser, server.url, owner);
    context = page.context();
    await context.grantPermissions(["notifications"]);
    await context.addInitScript((origin) => {
      PushManager.prototype.subscribe = async (options) => {
        if (!options?.userVisibleOnly || String(options.applicationServerKey).length !== 87)
          throw new Error("a browser would refuse this key");
        return { endpoint: `${origin}/phone` } as PushSubscription;
      };
    }, service.origin);
    devtools = await context.newCDPSession(page);
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      registration = registrations.find(({ isDeleted }) => !isDeleted)?.registrationId ?? registration;
    });
    await devtools.send("ServiceWorker.enable");
  });
  afterAll(async () => {
    await context.close();
    await server.stop();
    await service.stop();
  });

  const worker = async (): Promise<Worker> =>
    context.serviceWorkers()[0] ?? context.waitForEvent("serviceworker");
  /** Delivers an empty push to the browser. */
  const deliver = () =>
    devtools.send("ServiceWorker.deliverPushMessage", {
      origin: new URL(server.url).origin,
      registrationId: registration!,
      data: "",
    });
  const isActive = async () =>
    (await worker()).evaluate(() => {
      const scope = self as unknown as { registration: ServiceWorkerRegistration };
      return scope.registration.active?.state === "activated";
    });
  const notifications = async () =>
    (await worker()).evaluate(async () => {
      const scope = self as unknown as { registration: ServiceWorkerRegistration };
      const shown = await scope.registration.getNotifications();
      return shown.map(({ title, body, data }) => ({ title, body, data: data as string }));
    });
  /** Chromium forgets a notification that is read at the moment it is shown, so the push is repeated. */
  async function notificationsAfterPush(): Promise<object[]> {
    for (;;) {
      await deliver();
      const shown = vi.waitUntil(async () => (await notifications()).length > 0, { timeout: 10_000 });
      if (await shown.catch(() => false)) return notifications();
    }
  }

  test("notifications are turned on with one click, tested with another", async () => {
    await page.goto("/desk/you");
    await page.getByRole("link", { name: "Notifications", exact: true }).click();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Notify me on this phone" }).click();
    await page.getByText(/^Turned on notifications on /).waitFor();
    expect(await page.getByRole("button", { name: "Notify me on this phone" }).count()).toBe(0);
    await page.getByRole("button", { name: "Send a test" }).click();
    await page.getByText(/^Sent a test notification to /).waitFor();
    expect(service.pushes.map(({ path, problem }) => [path, problem])).toEqual([["/phone", null]]);
    await page.getByText("Quiet hours", { exact: true }).click();
    await page.getByLabel("From").fill("22:00");
    await page.getByLabel("Until").fill("06:00");
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Save quiet hours" }).click();
    await page.getByText("Quiet hours: 10 PM – 6 AM.").waitFor();
    await plain("update push_devices set quiet_from = null, quiet_until = null");
  });

  test("a push becomes a notification without the message's text, and opens the message", async () => {
    await sendLead(server.url, "/contact", {
      ...sampleLead,
      name: "Robin Sample",
      message: "Do you have kettlebells?",
    });
    await expect.poll(() => service.pushes.length).toBe(2);
    const [row] = await plain("select id from leads");
    const to = `/desk/messages/${String(row!["id"])}`;
    await expect.poll(() => registration).toBeDefined();
    // A push that comes before the worker is active is lost.
    await expect.poll(isActive).toBe(true);
    expect(await notificationsAfterPush()).toEqual([{ title: "New message", body: "", data: to }]);

    const opened = await (
      await worker()
    ).evaluate(async () => {
      const scope = self as unknown as {
        registration: ServiceWorkerRegistration;
        clients: { openWindow: (url: string) => Promise<null> };
      };
      const [notification] = await scope.registration.getNotifications();
      // Without a user gesture a browser opens no window, so the call is recorded.
      const request = new Promise<string>((resolve) => {
        scope.clients.openWindow = async (url) => (resolve(url), null);
      });
      const Event = (self as unknown as { NotificationEvent: new (type: string, init: object) => Event })
        .NotificationEvent;
      self.dispatchEvent(new Event("notificationclick", { notification }));
      return request;
    });
    expect(opened).toBe(to);
    await page.goto(opened);
    await page.getByText("Do you have kettlebells?").waitFor();
    await expect.poll(notifications).toEqual([]);
  });

  test("without a session, the notification says that something arrived", async () => {
    const cookies = await context.cookies();
    await context.clearCookies();
    expect(await notificationsAfterPush()).toEqual([
      { title: "New message", body: "", data: "/desk/messages" },
    ]);
    await context.addCookies(cookies);
  });

  test("the service worker is limited to the desk, caches nothing, and handles no fetch", async () => {
    await page.goto("/desk/messages");
    const found = await page.evaluate(async () => ({
      scopes: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
      caches: await caches.keys(),
    }));
    expect(found).toEqual({ scopes: ["/desk/"], caches: [] });
    const script = await (await fetch(`${server.url}/desk/sw.js`)).text();
    expect(script).not.toMatch(/addEventListener\("fetch"|caches\./);
    await context.setOffline(true);
    expect(await page.goto("/desk/messages").catch((error: Error) => error.message)).toMatch(
      /ERR_INTERNET_DISCONNECTED/,
    );
    await context.setOffline(false);
    // The text needs a session, and other sites cannot request it.
    expect((await ask(server.url, "/desk/notifications/news")).status).toBe(303);
    const foreign = await ask(server.url, "/desk/notifications/news", {
      cookie: owner,
      headers: { "sec-fetch-site": "cross-site" },
    });
    expect(foreign.status).toBe(403);
  });

  test("the desk's manifest is valid, and its icons exist", async () => {
    await page.goto("/desk");
    const address = await page.locator('link[rel="manifest"]').getAttribute("href");
    const answer = await fetch(server.url + address!);
    expect(answer.headers.get("content-type")).toBe("application/manifest+json");
    const manifest = (await answer.json()) as {
      start_url: string;
      scope: string;
      icons: { src: string; sizes: string }[];
    };
    expect(manifest).toMatchObject({ start_url: "/desk", scope: "/desk", display: "standalone" });
    for (const { src } of manifest.icons) {
      const icon = await fetch(server.url + src);
      expect([src, icon.status, icon.headers.get("content-type")]).toEqual([src, 200, "image/png"]);
    }
    const { errors, manifest: parsed } = (await devtools.send("Page.getAppManifest")) as unknown as {
      errors: unknown[];
      manifest?: unknown;
    };
    expect([errors, parsed !== null]).toEqual([[], true]);
  });

  test("without script the page explains the limits, and devices can be turned off", async () => {
    const quiet = await openPhone(browser, server.url, owner, { script: false, width: 320 });
    await quiet.goto("/desk/notifications");
    // The site of this test sends no e-mail.
    expect(await quiet.getByRole("main").innerText()).not.toMatch(/e-mail/i);
    expect(await axeViolations(quiet)).toEqual([]);
    expect(
      await quiet.evaluate(
        () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      ),
    ).toBe(true);
    await quiet.getByRole("button", { name: "Turn off" }).click();
    await quiet.getByText(/^Turned off notifications on /).waitFor();
    await quiet.getByText("Notifications need JavaScript").waitFor();
    await quiet.context().close();
    expect(await plain("select id from push_devices")).toEqual([]);
  });
});
