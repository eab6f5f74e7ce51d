import sharp from "sharp";
import { test } from "vitest";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { phoneOf, sharedBrowser, staffedSite } from "./crew.ts";
const browser = sharedBrowser();
eachDatabaseAtLength((_, fresh) => {
  const site = staffedSite(fresh, { sample: true });
  test("look", async () => {
    const page = await phoneOf(browser(), site.server.url, site.owner, { pictures: true });
    page.on("pageerror", (e) => console.log("PAGEERROR", e.message));
    page.on("console", (m) => console.log("CONSOLE", m.text()));
    await page.goto("/desk/pictures");
    const b = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#a00" } })
      .jpeg()
      .toBuffer();
    await page.getByLabel("Take or choose").setInputFiles([
      { name: "red.jpg", mimeType: "image/jpeg", buffer: b },
      { name: "letter.jpg", mimeType: "image/jpeg", buffer: Buffer.from("x") },
    ]);
    await page.waitForTimeout(500);
    console.log((await page.locator("form[data-behavior=photos]").innerHTML()).slice(0, 3000));
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForTimeout(1500);
      await page.screenshot({
        path: `/tmp/dbr/pictures-${width}.png`,
        fullPage: width !== 1280,
        clip: undefined,
      });
    }
    for (const [name, path] of [
      ["event", "/desk/events/row"],
      ["person", "/desk/people/row?key=Casey%20Sample"],
      ["people", "/desk/people"],
    ] as const) {
      await page.goto(path);
      const d = page.getByText("Choose a photo", { exact: true });
      if (name === "event") await d.click();
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await page.waitForTimeout(1500);
        await page.screenshot({ path: `/tmp/dbr/${name}-${width}.png`, fullPage: true });
      }
    }
  }, 300000);
});
