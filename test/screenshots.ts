import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContextOptions } from "playwright-core";
import sharp from "sharp";
import { putPerson } from "#auth/people.server.ts";
import { beginSession } from "#auth/sessions.server.ts";
import { openDatabase } from "#db/drivers/database.server.ts";
import { loadSample } from "#db/sample/sample.server.ts";
import { saveLead } from "#leads/lead-store.server.ts";
import { openBrowser } from "#test/browser/browser.ts";
import { newLead } from "#test/support/new-lead.ts";
import { startServer } from "#test/support/start-server.ts";

// `node test/screenshots.ts` retakes the screenshots of manifest, README and docs/ with the sample data.

const WIDE = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 } };
type Shot = BrowserContextOptions & { path: string; file: string; from?: string };

const dataDir = mkdtempSync(join(tmpdir(), "screenshots-"));
const place = { dataDir };
const db = await openDatabase(place);
await loadSample(db);
const sent = { first_name: "Robin", last_name: "Sample", phone: "(513) 555-0123", page: "/first-visit" };
const { id } = await saveLead(db, newLead(sent), { webhook: false, email: false });
const owner = await putPerson(db, "owner@example.com", "owner");
const cookie = await beginSession(db, owner, "iPhone");
await db.close();

const SHOTS: Shot[] = [
  { path: "/", file: "public/screenshot-wide.webp", ...WIDE },
  { path: "/", file: "public/screenshot-narrow.webp", ...PHONE, deviceScaleFactor: 2 },
  { path: "/", file: "docs/screenshots/home.webp", ...WIDE },
  { path: "/programs", file: "docs/screenshots/programs.webp", ...WIDE, from: ".programs-list" },
  { path: "/schedule", file: "docs/screenshots/schedule-phone.webp", ...PHONE },
  { path: "/desk", file: "docs/screenshots/desk-today.webp", ...PHONE },
  { path: `/desk/messages/${id}`, file: "docs/screenshots/desk-message.webp", ...PHONE },
  { path: "/desk/prices/row?key=Nutrition", file: "docs/screenshots/desk-price.webp", ...PHONE },
];

const [server, browser] = await Promise.all([startServer({ DATA_DIR: dataDir }), openBrowser()]);

async function take({ path, file, from, ...options }: Shot) {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  await context.addCookies([{ name: "desk", value: cookie, url: server.url }]);
  const page = await context.newPage();
  const response = await page.goto(server.url + path, { waitUntil: "networkidle" });
  if (response?.status() !== 200) throw new Error(`${path} answered ${response?.status()}.`);
  if (from) await page.locator(from).evaluate((element) => element.scrollIntoView());
  await page.evaluate(() => {
    const shown = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    return Promise.all(shown.map((image) => image.decode()));
  });
  await sharp(await page.screenshot())
    .webp({ quality: 70 })
    .toFile(join(import.meta.dirname, "..", file));
  await context.close();
}

try {
  for (const shot of SHOTS) await take(shot);
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
