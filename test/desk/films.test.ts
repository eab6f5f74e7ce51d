import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { axeViolations } from "#test/browser/axe.ts";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { openPhone, sharedBrowser, staffedSite } from "./staff.ts";

// A film for the first screen of home: sent as it is, converted by the browser, without script, and taken back.

const WEBM = join(import.meta.dirname, "../../media/film/program-evo-nutrition.webm");
const browser = sharedBrowser();

eachDatabaseAtLength((_, fresh) => {
  const site = staffedSite(fresh, { sample: true });
  let page: Page;
  beforeEach(async () => {
    page = await openPhone(browser(), site.server.url, site.owner);
  });
  afterEach(() => page.context().close());

  const home = async () => (await fetch(site.server.url)).text();
  /** The address of the film on home. */
  const shown = async () => /<source src="(\/media\/tour-images\/[^"]+)"/.exec(await home())?.[1];
  async function send(words: string) {
    await page.goto("/desk/pictures/place?name=poster-hero");
    const label = page.locator("summary", { hasText: /Your own film|Another film/ });
    await label.click();
    const form = page.locator("form[data-behavior=film]");
    await form.getByLabel("Take or choose a film").setInputFiles(WEBM);
    await form.getByLabel("Description for people").fill(words);
    return form;
  }

  test("a film plays on home with its first picture, and the original comes back", async () => {
    expect(await shown()).toBeUndefined();
    const form = await send("The counter in the morning");
    expect(await axeViolations(page)).toEqual([]);
    await form.getByRole("button", { name: "Use this film" }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
    await expect.poll(shown).toMatch(/\.webm$/);
    expect(await home()).toContain("The counter in the morning");
    const address = `${site.server.url}${await shown()}`;
    const whole = await fetch(address);
    expect([whole.headers.get("content-type"), whole.headers.get("cache-control")]).toEqual([
      "video/webm",
      "public, max-age=31536000, immutable",
    ]);
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(readFileSync(WEBM));
    const part = await fetch(address, { headers: { range: "bytes=10-19" } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10]);
    expect(part.headers.get("content-range")).toMatch(/^bytes 10-19\//);
    const again = await fetch(address, { headers: { "if-none-match": whole.headers.get("etag")! } });
    expect(again.status).toBe(304);

    await page.getByRole("button", { name: "Restore original" }).click();
    await expect.poll(shown).toBeUndefined();
    expect(await home()).toContain("/media/film/hero");
  });

  test("a film that is too long is cut and converted before it is uploaded", async () => {
    const form = await send("Two seconds of it");
    await form.evaluate((element) => (element.dataset["maxSeconds"] = "2"));
    await form.getByRole("button", { name: "Use this film" }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
    await expect.poll(shown).toMatch(/\.(webm|mp4)$/);
    await page.context().unrouteAll();
    await page.reload();
    const readLength = () => page.locator("video").evaluate((film: HTMLVideoElement) => film.duration);
    await expect.poll(readLength).toBeGreaterThan(1);
    expect(await readLength()).toBeLessThan(4);
  });

  test("a file that is not a film is refused by the browser, and by the server without script", async () => {
    const form = await send("Not a film");
    const text = { name: "notes.mp4", mimeType: "video/mp4", buffer: Buffer.from("only text") };
    await form.getByLabel("Take or choose a film").setInputFiles(text);
    await form.getByRole("button", { name: "Use this film" }).click();
    await form.getByText("This browser cannot play that film").waitFor();

    const plain = await openPhone(browser(), site.server.url, site.owner, { script: false });
    await plain.goto("/desk/pictures/place?name=poster-hero");
    await plain.locator("summary", { hasText: /Your own film|Another film/ }).click();
    const posted = plain.locator("form[data-behavior=film]");
    await posted.getByLabel("Take or choose a film").setInputFiles(text);
    const still = join(import.meta.dirname, "../../media/site/founders.webp");
    await posted.getByLabel("First picture").setInputFiles(still);
    await posted.getByLabel("Description for people").fill("Not a film");
    await posted.getByRole("button", { name: "Use this film" }).click();
    await plain.getByText("notes.mp4 is not an MP4 or WebM film.").waitFor();
    await plain.context().close();
  });
});
