import { join } from "node:path";
import sharp from "sharp";
import { openBrowser } from "#test/browser/browser.ts";
import { startServer } from "#test/support/start-server.ts";

// `node test/screenshots.ts` takes the manifest's pictures of the home page anew, as a visitor sees it.

const SIZES = [
  { name: "wide", width: 1280, height: 800, deviceScaleFactor: 1 },
  { name: "narrow", width: 390, height: 844, deviceScaleFactor: 2 },
];
const [server, browser] = await Promise.all([startServer(), openBrowser()]);
for (const { name, width, height, deviceScaleFactor } of SIZES) {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor,
    reducedMotion: "reduce",
  });
  await page.goto(server.url, { waitUntil: "networkidle" });
  const file = join(import.meta.dirname, `../public/screenshot-${name}.webp`);
  await sharp(await page.screenshot())
    .webp({ quality: 70 })
    .toFile(file);
}
await browser.close();
await server.stop();
