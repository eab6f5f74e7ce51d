import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { newPatientContext, openSharedBrowser } from "#test/browser/browser.ts";
import { startSmtp, type SmtpReceiver } from "#test/outside/smtp-receiver.ts";
import { placeFewPictures } from "#test/support/few-pictures.ts";
import type { FreshDatabase, Place } from "#test/support/fresh-database.ts";
import { type RunningServer, startServer } from "#test/support/start-server.ts";
import { type Database, type DatabaseOptions, openDatabase } from "#db/drivers/database.server.ts";
import { putPerson, type Role } from "#auth/people.server.ts";
import { beginSession } from "#auth/sessions.server.ts";

/** A virtual authenticator that stores passkeys and always confirms. */
export async function addAuthenticator(page: Page, transport: "internal" | "usb" = "internal") {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Runs `work` on the database of a running site. */
export async function inDatabase<T>(place: DatabaseOptions, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase(place);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** The cookie of a signed-in person. */
export function signInAs(place: DatabaseOptions, email: string, role: Role): Promise<string> {
  return inDatabase(place, async (db) => {
    const person = await putPerson(db, email, role);
    await db.kysely
      .updateTable("staff_people")
      .set({ joined_at: Date.now() })
      .where("id", "=", person.id)
      .execute();
    return `desk=${await beginSession(db, person, "iPhone")}`;
  });
}

type Staffed = { place: Place; server: RunningServer; owner: string; coach: string; smtp: SmtpReceiver };

type Staffing = {
  sample?: boolean;
  mail?: boolean;
  /** Of the sample's. */
  pictures?: "all" | "few";
  env?: object;
};

/** A running site with the cookies of an owner and a coach. */
export function staffedSite(
  fresh: FreshDatabase,
  { sample = false, mail = false, pictures = "all", env = {} }: Staffing = {},
): Staffed {
  const site = {} as Staffed;
  beforeAll(async () => {
    site.place = await fresh.place(sample ? "sample" : "tables");
    if (pictures === "few") await placeFewPictures(site.place.dataDir);
    site.owner = await signInAs(site.place, "owner@example.com", "owner");
    site.coach = await signInAs(site.place, "coach@example.com", "staff");
    if (mail) site.smtp = await startSmtp();
    const mails = mail && { SMTP_URL: site.smtp.url, LEAD_NOTIFY_TO: "gym@example.com" };
    site.server = await startServer({ ...site.place.env, ...mails, ...env });
  });
  afterAll(async () => {
    await site.server.stop();
    await site.smtp?.close();
  });
  return site;
}

/** The worker's browser. Pages that a file opens are closed after it. */
export function sharedBrowser(): () => Browser {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openSharedBrowser();
  });
  afterAll(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  return () => browser;
}

/** A phone page of a signed-in person. */
export async function openPhone(
  browser: Browser,
  url: string,
  cookie: string,
  { script = true, width = 390, pictures = false } = {},
): Promise<Page> {
  const context = await newPatientContext(browser, {
    baseURL: url,
    viewport: { width, height: 800 },
    javaScriptEnabled: script,
  });
  const [name = "", value = ""] = cookie.split("=");
  await context.addCookies([{ name, value, url }]);
  // Pictures are left out by default, because making their sizes takes longer than the tests.
  if (!pictures) await context.route(/\/media\//, (route) => route.abort());
  return context.newPage();
}

type Sent = {
  method?: string;
  cookie?: string;
  fields?: Record<string, string>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

/** A request as the desk's own pages send it. */
export function ask(url: string, path: string, { cookie, fields, headers, method, signal }: Sent = {}) {
  return fetch(new URL(path, url), {
    method: method ?? (fields ? "POST" : "GET"),
    redirect: "manual",
    headers: {
      ...(cookie && { cookie }),
      ...(fields && { origin: new URL(url).origin, "sec-fetch-site": "same-origin" }),
      ...headers,
    },
    ...(fields && { body: new URLSearchParams(fields) }),
    ...(signal && { signal }),
  });
}
