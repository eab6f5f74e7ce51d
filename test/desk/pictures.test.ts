import { join } from "node:path";
import sharp from "sharp";
import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { axeViolations } from "#test/browser/axe.ts";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { gymAt } from "#test/support/gym.ts";
import { ask, phoneOf, sharedBrowser, staffedSite } from "./crew.ts";

// Photographs from a phone: HEIC, sideways, far too large; in order, and back again.

const HEIC = join(import.meta.dirname, "../../operations/pictures/sample-phone.heic");

const browser = sharedBrowser();

/** As a phone held upright takes it: 12 megapixels, lying on its side, with a note that says so. */
const sideways = () =>
  sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#b98a3e" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

eachDatabaseAtLength((_, fresh) => {
  const site = staffedSite(fresh, { sample: true });
  let page: Page;
  beforeEach(async () => {
    page = await phoneOf(browser(), site.server.url, site.coach);
  });
  afterEach(() => page.context().close());

  const shown = async () => {
    const { out } = await gymAt(site.place, ["photos", "list", "--json"]);
    return (JSON.parse(out) as { place: number | null; name: string; words: string }[]).filter(
      (one) => one.place,
    );
  };

  test("one is taken, described, moved, taken away, and brought back", async () => {
    const before = (await shown()).map(({ name }) => name);
    await page.goto("/desk/pictures");
    expect(await axeViolations(page)).toEqual([]);
    await page.getByLabel("Take or choose").setInputFiles({
      name: "IMG_0001.jpg",
      mimeType: "image/jpeg",
      buffer: await sideways(),
    });
    await page.getByLabel("Description for people").fill("The new rig in bay 2");
    await page.getByRole("button", { name: "Add photo" }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
    const added = (await shown()).at(-1)!;
    expect(added.words).toBe("The new rig in bay 2");
    const answer = await fetch(
      `${site.server.url}/media/tour-images/${encodeURIComponent(added.name)}?w=320&f=jpeg`,
    );
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(width).toBeLessThan(height);

    const last = before.length + 1;
    await page.getByRole("button", { name: "Move up: The new rig in bay 2" }).click();
    await expect
      .poll(async () => (await shown()).findIndex(({ name }) => name === added.name))
      .toBe(last - 2);
    await page.locator("summary", { hasText: "The new rig in bay 2" }).click();
    const item = page.locator("li", { hasText: "The new rig in bay 2" });
    await item.getByRole("button", { name: "Delete photo" }).click();
    await expect.poll(async () => (await shown()).map(({ name }) => name)).toEqual(before);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(async () => (await shown()).some(({ name }) => name === added.name)).toBe(true);
  });

  test("dragging sends the new order", async () => {
    await page.setViewportSize({ width: 390, height: 2400 });
    await page.goto("/desk/pictures");
    const numbers = () =>
      page
        .locator("[data-number]")
        .evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset.number));
    const [first, second, third] = await numbers();
    await page.locator(`[data-number="${third}"] img`).dragTo(page.locator(`[data-number="${first}"] img`));
    await page.getByText("Saved", { exact: true }).waitFor();
    expect((await numbers()).slice(0, 3)).toEqual([third, first, second]);
  });

  test("a portrait from an iPhone, and the one before it back from the log", async () => {
    const [name] = (JSON.parse((await gymAt(site.place, ["trainers", "list", "--json"])).out) as { Name: string }[]).map(({ Name }) => Name); // prettier-ignore
    const portrait = async () => {
      const listed = await gymAt(site.place, ["photos", "list", "trainers", "--json"]);
      return (JSON.parse(listed.out) as { name: string; words: string; kilobytes: number }[]).find(
        ({ words }) => words === name,
      );
    };
    const before = await portrait();
    await page.goto("/desk/pictures/people");
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("link", { name: name!, exact: true }).click();
    await page.getByLabel("Take or choose").setInputFiles(HEIC);
    await page.getByRole("button", { name: "Use this photo" }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
    expect(await portrait()).not.toEqual(before);

    // Of the whole photograph, another part.
    const sent = await portrait();
    await page.getByRole("link", { name: name!, exact: true }).click();
    await page.getByText("Crop", { exact: true }).click();
    await page.locator("[data-original] img").nth(1).waitFor();
    await page.getByLabel("Zoom").fill("200");
    await page.getByRole("button", { name: "Save crop" }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
    expect(await portrait()).not.toEqual(sent);
    await page.goto("/desk/log");
    await page.getByRole("button", { name: `Undo: Another part of the portrait of ${name}` }).click();
    await page.getByText(`Undid: Another part of the portrait of ${name}`).first().waitFor();
    expect(await portrait()).toEqual(sent);
    await page.getByRole("button", { name: `Undo: New portrait of ${name}` }).click();
    await page.getByText(`Undid: New portrait of ${name}`).first().waitFor();
    expect(await portrait()).toEqual(before);
    // What has been taken back can be done again, and nothing else of it can be taken back.
    expect(await page.getByRole("button", { name: /^Undo: Undid: New portrait/ }).count()).toBe(1);
    expect(await page.getByRole("button", { name: /^Undo: New portrait/ }).count()).toBe(0);
  });

  test("what is no picture is refused in a sentence, and who is not signed in sends nothing", async () => {
    await page.goto("/desk/pictures");
    await page.getByLabel("Take or choose").setInputFiles({
      name: "letter.jpg",
      mimeType: "image/jpeg",
      buffer: Buffer.from("Dear gym"),
    });
    await page.getByLabel("Description for people").fill("A letter");
    await page.getByRole("button", { name: "Add photo" }).click();
    await page.getByText("letter.jpg can't be read as a picture").waitFor();
    const refused = await ask(site.server.url, "/desk/pictures", { fields: { photo: "x".repeat(100_000) } });
    expect([refused.status, refused.headers.get("location")]).toEqual([
      303,
      "/desk/sign-in?to=%2Fdesk%2Fpictures&typed=lost",
    ]);
  });
});
