import { join } from "node:path";
import sharp from "sharp";
import type { Locator, Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { axeViolations } from "#test/browser/axe.ts";
import { newPatientContext } from "#test/browser/browser.ts";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { fetchPicture } from "#test/support/fetch-picture.ts";
import { gymAt } from "#test/support/gym.ts";
import { ask, openPhone, sharedBrowser, staffedSite } from "./staff.ts";

// Photos from a phone: HEIC, rotated, large; sorting and undo. screens.test.ts checks the screens by axe before anything is
// chosen.

const HEIC = join(import.meta.dirname, "../../operations/pictures/sample-phone.heic");

const browser = sharedBrowser();

/** A portrait photo of 12 megapixels with an EXIF orientation. */
const sideways = () =>
  sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#b98a3e" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

eachDatabaseAtLength((_, fresh) => {
  const site = staffedSite(fresh, { sample: true, pictures: "few" });
  let page: Page;
  beforeEach(async () => {
    page = await openPhone(browser(), site.server.url, site.coach);
  });
  afterEach(() => page.context().close());

  const shown = async () => {
    const { out } = await gymAt(site.place, ["photos", "list", "--json"]);
    return (JSON.parse(out) as { place: number | null; name: string; words: string }[]).filter(
      (one) => one.place,
    );
  };

  test("a photo is added, described, moved, removed, and restored", async () => {
    const before = (await shown()).map(({ name }) => name);
    await page.goto("/desk/pictures");
    await openForm(page);
    await page.getByLabel("Take or choose").setInputFiles({
      name: "IMG_0001.jpg",
      mimeType: "image/jpeg",
      buffer: await sideways(),
    });
    await page.getByLabel("Description for people").fill("The new rig in bay 2");
    await page.getByRole("button", { name: "Add photo" }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
    const added = (await shown()).at(-1)!;
    await page.getByText("Added a photo at the end of the gallery: The new rig in bay 2").waitFor();
    expect(added.words).toBe("The new rig in bay 2");
    const small = `${site.server.url}/media/tour-images/${encodeURIComponent(added.name)}?w=320&f=jpeg`;
    const { width, height } = await sharp(await fetchPicture(small)).metadata();
    expect(width).toBeLessThan(height);

    const edit = (words: string) => page.getByRole("link", { name: `Edit: ${words}` }).click();
    await edit("The new rig in bay 2");
    await page.getByLabel("Description for people").fill("The new rig");
    await page.getByRole("button", { name: "Save description" }).click();
    await page.getByText("changed from “The new rig in bay 2” to “The new rig”").waitFor();
    await edit("The new rig");
    await page.getByLabel("Position").fill(String(before.length + 2));
    await page.getByRole("button", { name: "Move photo" }).click();
    await page
      .getByText(`write a number from 1 to ${before.length + 1}`)
      .first()
      .waitFor();
    await page.getByLabel("Position").fill("2");
    await page.getByRole("button", { name: "Move photo" }).click();
    await page.getByText(`Moved a gallery photo from ${before.length + 1} to 2: The new rig`).waitFor();
    expect((await shown()).findIndex(({ name }) => name === added.name)).toBe(1);

    await edit("The new rig");
    await page.locator("summary", { hasText: "Replace photo" }).click();
    await page.getByLabel("Take or choose").setInputFiles(file("rig.jpg", await jpeg("#a0a")));
    await page.getByRole("button", { name: "Replace photo" }).click();
    await page.getByText("Replaced a photo of the gallery: The new rig").waitFor();
    const second = (await shown())[1]!;
    expect([second.words, second.name === added.name]).toEqual(["The new rig", false]);
    expect(await shown()).toHaveLength(before.length + 1);
    await page.getByRole("button", { name: "Delete photo: The new rig" }).click();
    await page.getByText("Removed a photo from the gallery: The new rig").waitFor();
    await expect.poll(async () => (await shown()).map(({ name }) => name)).toEqual(before);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(async () => (await shown()).some(({ name }) => name === second.name)).toBe(true);
  });

  const openForm = (on: Page) => on.getByRole("link", { name: "Add photos" }).click();
  const numbers = () =>
    page
      .locator("[data-number]")
      .evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset.number));
  const orders = async () =>
    (await site.place.plain("select id from audit_entries where operation = 'pictures.order'")).length;

  test("a phone shows two photos in a row, each with Edit and Delete photo of a finger's size", async () => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/desk/pictures");
      const tiles = page.locator("[data-number]");
      const [first, second, third] = [
        await box(tiles.nth(0)),
        await box(tiles.nth(1)),
        await box(tiles.nth(2)),
      ];
      expect([second.y, second.x > first.x, third.x]).toEqual([first.y, true, first.x]);
      for (const control of [tiles.first().getByRole("link"), tiles.first().getByRole("button").first()])
        expect((await box(control)).height).toBeGreaterThanOrEqual(44);
    }
    await page
      .getByRole("link", { name: /^Edit: / })
      .first()
      .click();
    await page.getByRole("heading", { name: "Edit photo" }).waitFor();
  });

  const box = async (locator: Locator) => (await locator.boundingBox())!;

  test("dragging and the arrow keys change the order, which is saved once", async () => {
    await page.setViewportSize({ width: 390, height: 2400 });
    await page.goto("/desk/pictures");
    const before = await orders();
    const [first, second, third, fourth] = await numbers();
    await page.locator(`[data-number="${third}"]`).dragTo(page.locator(`[data-number="${first}"]`));
    expect((await numbers()).slice(0, 4)).toEqual([third, first, second, fourth]);
    const handle = page.locator(`[data-number="${first}"]`).getByRole("button", { name: /^Move with/ });
    await handle.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    expect(await handle.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.locator("#order-said").textContent()).toMatch(/^Photo 4 of \d+$/);
    expect(await orders()).toBe(before);
    await page.getByRole("button", { name: "Save order" }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
    expect((await numbers()).slice(0, 4)).toEqual([third, second, fourth, first]);
    expect(await orders()).toBe(before + 1);
  });

  test("touch drags a photo by its handle, and scrolls the page elsewhere", async () => {
    const cookies = await page.context().cookies();
    const touch = await newPatientContext(browser(), {
      baseURL: site.server.url,
      hasTouch: true,
      viewport: { width: 390, height: 2400 },
    });
    await touch.addCookies(cookies);
    await touch.route(/\/media\//, (route) => route.abort());
    page = await touch.newPage();
    await page.goto("/desk/pictures");
    const [first, second] = await numbers();
    const devtools = await touch.newCDPSession(page);
    const middle = async (selector: string) => {
      const box = (await page.locator(selector).boundingBox())!;
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const from = await middle(`[data-number="${first}"] [data-handle]`);
    const to = await middle(`[data-number="${second}"]`);
    const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
      devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
    await send("touchStart", [from]);
    await send("touchMove", [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }]);
    await send("touchMove", [to]);
    await send("touchEnd", []);
    await expect.poll(async () => (await numbers()).slice(0, 2)).toEqual([second, first]);
    const styles = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).touchAction);
    expect(await styles("[data-handle]")).toBe("none");
    expect(await styles("[data-number] img")).toBe("auto");
  });

  const jpeg = (background: string) =>
    sharp({ create: { width: 640, height: 480, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });

  test("three at once, each with its own description; a failure does not stop the others", async () => {
    await page.goto("/desk/pictures");
    await openForm(page);
    const before = (await shown()).length;
    await page
      .getByLabel("Take or choose")
      .setInputFiles([
        file("red.jpg", await jpeg("#a00")),
        file("letter.jpg", Buffer.from("Dear gym")),
        file("blue.jpg", await jpeg("#00a")),
      ]);
    const words = (name: string) => page.getByRole("group", { name }).getByLabel("Description for people");
    await words("Photo 1").fill("The red rack");
    await words("Photo 2").fill("A letter");
    await words("Photo 3").fill("The blue rack");
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Add photos" }).click();
    await page.getByText("letter.jpg can’t be read as a picture.").waitFor();
    await page.getByText("1 of 3 photos was not added.").waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
      .toBe("Photo 2");
    expect(await shown()).toHaveLength(before + 2);
    expect((await shown()).slice(-2).map((one) => one.words)).toEqual(["The red rack", "The blue rack"]);
    expect(await words("Photo 2").inputValue()).toBe("A letter");
    await page.getByRole("link", { name: "Show the added photos" }).click();
    await page.getByText("Added 2 photos at the end of the gallery").waitFor();
    expect(new URL(page.url()).hash).toBe(`#photo-${before}`);
    await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
    await page.getByText("2 changes").waitFor();
    expect(await shown()).toHaveLength(before);
    await page.getByRole("status").getByRole("button", { name: "Redo" }).click();
    await page.getByText("Redone", { exact: true }).waitFor();
    expect(await shown()).toHaveLength(before + 2);
  });

  test("each photo shows how far it is, and cannot be removed meanwhile", async () => {
    await page.goto("/desk/pictures?add=yes");
    await page
      .getByLabel("Take or choose")
      .setInputFiles([file("one.jpg", await jpeg("#123456")), file("two.jpg", await jpeg("#654321"))]);
    const card = (name: string) => page.getByRole("group", { name });
    await card("Photo 1").getByLabel("Description for people").fill("The first");
    await card("Photo 2").getByLabel("Description for people").fill("The second");
    const held: (() => void)[] = [];
    await page.route("**/desk/pictures?add=yes", async (route) => {
      if (route.request().method() === "POST") await new Promise<void>((go) => held.push(go));
      await route.continue();
    });
    const removal = (name: string) => card(name).getByRole("button", { name: "Remove" });
    const release = async () => {
      await expect.poll(() => held.length).toBe(1);
      held.pop()!();
    };
    await page.getByRole("button", { name: "Add photos" }).click();
    await card("Photo 1")
      .getByText(/^(Uploading|Processing)…$/)
      .waitFor();
    expect(await removal("Photo 1").isVisible()).toBe(false);
    await card("Photo 2").getByText("Waiting").waitFor();
    expect(await removal("Photo 2").isVisible()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    // No others can be added meanwhile.
    expect(await page.getByLabel("Take or choose").isDisabled()).toBe(true);
    await page.locator("form[enctype='multipart/form-data']").evaluate((form) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(["x"], "late.jpg", { type: "image/jpeg" }));
      form.dispatchEvent(new DragEvent("drop", { dataTransfer }));
    });
    expect(await page.locator("[data-chosen] > li").count()).toBe(2);
    await release();
    await card("Photo 1").getByText("Added").waitFor();
    await card("Photo 2")
      .getByText(/^(Uploading|Processing)…$/)
      .waitFor();
    await card("Photo 2").getByLabel("Description for people").fill("Too late");
    await release();
    await page.getByText("Added 2 photos at the end of the gallery").waitFor();
    expect((await shown()).slice(-2).map(({ words }) => words)).toEqual(["The first", "The second"]);
  });

  test("a large picture with a transparent background gets a white one", async () => {
    const transparent = { width: 3000, height: 2000, channels: 4, background: "#0000" } as const;
    await page.goto("/desk/pictures?add=yes");
    await page.getByLabel("Take or choose").setInputFiles({
      name: "logo.png",
      mimeType: "image/png",
      buffer: await sharp({ create: transparent }).png().toBuffer(),
    });
    await page.getByLabel("Description for people").fill("The logo");
    await page.getByRole("button", { name: "Add photo" }).click();
    await page.getByText("Added a photo at the end of the gallery: The logo").waitFor();
    const { name } = (await shown()).at(-1)!;
    const small = `${site.server.url}/media/tour-images/${encodeURIComponent(name)}?w=320&f=jpeg`;
    const { dominant } = await sharp(await fetchPicture(small)).stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
  });

  test("photos chosen before the script arrives are sent too", async () => {
    const script = Promise.withResolvers<void>();
    await page.goto("/desk/pictures");
    await page.route("**/entry.client-*.js", async (route) => {
      await script.promise;
      await route.continue();
    });
    await openForm(page);
    await page
      .getByLabel("Take or choose")
      .setInputFiles([file("early.jpg", await jpeg("#ac0")), file("bird.jpg", await jpeg("#0ca"))]);
    await page.getByLabel("Description for people").fill("Chosen early");
    script.resolve();
    await page.getByRole("group", { name: "Photo 2" }).getByLabel("Description for people").waitFor();
    await page.getByRole("button", { name: "Add photos" }).click();
    await page.getByText("Added 2 photos at the end of the gallery").waitFor();
    expect((await shown()).slice(-2).map(({ words }) => words)).toEqual(["Chosen early", "Chosen early"]);
    await page.unroute("**/entry.client-*.js");
  });

  test("several photos are sent in one form without script", async () => {
    const plain = await openPhone(browser(), site.server.url, site.coach, { script: false });
    await plain.goto("/desk/pictures");
    await openForm(plain);
    const before = (await shown()).length;
    await plain
      .getByLabel("Take or choose")
      .setInputFiles([file("green.jpg", await jpeg("#0a0")), file("gray.jpg", await jpeg("#aaa"))]);
    await plain.getByLabel("Description for people").fill("Open day");
    await plain.getByRole("button", { name: "Add photos" }).click();
    await plain.getByText("Added 2 photos at the end of the gallery").waitFor();
    await openForm(plain);
    expect(await shown()).toHaveLength(before + 2);
    expect((await shown()).slice(-2).map((one) => one.words)).toEqual(["Open day", "Open day"]);
    await plain
      .getByLabel("Take or choose")
      .setInputFiles([file("letter.jpg", Buffer.from("Dear gym")), file("pink.jpg", await jpeg("#fcc"))]);
    await plain.getByLabel("Description for people").fill("Open day");
    await plain.getByRole("button", { name: "Add photos" }).click();
    await plain.getByText("1 of 2 photos were added").waitFor();
    await plain.getByText("letter.jpg can’t be read as a picture.").waitFor();
    expect(await shown()).toHaveLength(before + 3);
    const [first, second] = (await shown()).map(({ name }) => name);
    await plain
      .getByRole("link", { name: /^Edit: / })
      .nth(1)
      .click();
    await plain.getByRole("button", { name: "Make cover" }).click();
    await plain.getByText("Saved", { exact: true }).waitFor();
    expect((await shown()).slice(0, 2).map(({ name }) => name)).toEqual([second, first]);
    await plain.context().close();
  });

  test.each([true, false])(
    "a new person with portrait and position in one form, with script: %s",
    async (script) => {
      const phone = await openPhone(browser(), site.server.url, site.coach, { script });
      const name = script ? "Robin Specimen" : "Kit Specimen";
      await phone.goto("/desk/people/row");
      await phone.getByLabel("First and last name").fill(name);
      await phone.getByLabel(/^Role/).selectOption("Coach");
      await phone.getByLabel("Place in the order").fill("2");
      await phone
        .getByLabel("Take or choose")
        .setInputFiles(file("me.jpg", await jpeg(script ? "#123" : "#321")));
      if (script) await choosesAnother(phone);
      await phone.getByRole("button", { name: "Save" }).click();
      await phone.getByText(`Added trainer: ${name}`).waitFor();
      // The list of portraits, which the order depends on, is cached for two seconds.
      const second = async () => {
        await phone.reload();
        return phone.getByRole("listitem").getByRole("link").nth(1).textContent();
      };
      await expect.poll(second).toBe(name);
      await phone.getByRole("link", { name, exact: true }).click();
      await phone.getByRole("img", { name: `Portrait of ${name}` }).waitFor();
      await phone.getByLabel("Take or choose").setInputFiles(file("letter.jpg", Buffer.from("Dear gym")));
      await phone.getByLabel("Bio").fill("Lifts.");
      await phone.getByRole("button", { name: "Save" }).click();
      await phone.getByText("Saved, but without the new portrait").waitFor();
      const why = await phone.getByRole("alert").innerText();
      expect(why).toContain("letter.jpg can’t be read as a picture.");
      expect(why).toContain("if it opens there, take a screenshot of it and send that.");
      expect(await phone.getByLabel("Bio").inputValue()).toBe("Lifts.");
      await phone.context().close();
    },
  );

  /** The chosen portrait is shown, can be removed, and is chosen again. */
  async function choosesAnother(phone: Page) {
    const chosen = phone.getByRole("img", { name: "What you chose" });
    await phone.getByText(/^New photo, \d+ KB$/).waitFor();
    await expect
      .poll(() => chosen.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await axeViolations(phone)).toEqual([]);
    await phone.getByRole("button", { name: "Remove this photo" }).click();
    await chosen.waitFor({ state: "hidden" });
    await phone.getByLabel("Take or choose").setInputFiles(file("you.jpg", await jpeg("#123")));
    await chosen.waitFor();
  }

  test("an event gets one of the gym's photos by clicking it", async () => {
    const plain = await openPhone(browser(), site.server.url, site.coach, { script: false });
    await plain.goto("/desk/events/row");
    await plain.getByLabel("Name", { exact: true }).fill("Rope evening");
    await plain.getByLabel("Day", { exact: true }).fill("2031-05-05");
    await plain.getByLabel("Starts", { exact: true }).fill("18:00");
    await plain.getByLabel("Ends", { exact: true }).fill("20:00");
    await plain.getByText("Choose a photo", { exact: true }).click();
    const photos = plain.getByRole("group", { name: "Photo" }).getByRole("radio");
    const [first] = await shown();
    await photos.nth(1).check();
    expect(await axeViolations(plain)).toEqual([]);
    await plain.getByRole("button", { name: "Save" }).click();
    await plain.getByText("Saved", { exact: true }).waitFor();
    const [event] = await site.place.plain("select id, image from events where title = 'Rope evening'");
    expect(event!.image).toBe(`tour-images/${first!.name}`);
    await plain.goto(`/desk/events/row?key=${String(event!.id)}`);
    expect(await plain.getByRole("group", { name: "Photo" }).textContent()).toContain(first!.words);
    await plain.getByText("Choose another photo").click();
    await plain.getByText("More photos").click();
    await photos.last().check();
    await plain.getByRole("button", { name: "Preview" }).click();
    await plain.getByText("Gallery photo").waitFor();
    const said = await plain.getByRole("main").innerText();
    expect(said).not.toMatch(/\.webp|tour-images|site\//);
    await plain.context().close();
  });

  test("a portrait from an iPhone, and undo to the previous one", async () => {
    const [name] = (
      JSON.parse((await gymAt(site.place, ["trainers", "list", "--json"])).out) as { Name: string }[]
    ).map(({ Name }) => Name);
    const portrait = async () => {
      const listed = await gymAt(site.place, ["photos", "list", "trainers", "--json"]);
      return (JSON.parse(listed.out) as { name: string; words: string; kilobytes: number }[]).find(
        ({ words }) => words === name,
      );
    };
    const before = await portrait();
    await page.goto("/desk/pictures/people");
    await page.getByRole("link", { name: name!, exact: true }).click();
    await page.getByLabel("Take or choose").setInputFiles(HEIC);
    await page.getByRole("button", { name: "Use this photo" }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
    expect(await portrait()).not.toEqual(before);

    // Another crop of the original.
    const sent = await portrait();
    await page.getByRole("link", { name: name!, exact: true }).click();
    await page.locator("[data-original] img").nth(1).waitFor();
    // The picture stands once, and all of the form is in the first view of a phone, above the bar.
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.getByRole("main").getByRole("img").count()).toBe(1);
    const { y, height } = await box(page.getByRole("button", { name: "Save crop" }));
    const bar = await box(page.getByRole("navigation", { name: "Desk" }));
    expect(y + height).toBeLessThanOrEqual(bar.y);
    await page.getByLabel("Zoom").fill("200");
    await page.getByRole("button", { name: "Save crop" }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
    expect(await portrait()).not.toEqual(sent);
    await page.goto(`/desk/people/row?key=${encodeURIComponent(name!)}`);
    await page.getByRole("link", { name: `Changes to ${name}` }).click();
    await page.getByRole("button", { name: `Undo: Cropped the portrait of ${name}` }).click();
    await page.getByText(`Undone: Cropped the portrait of ${name}`).first().waitFor();
    expect(await portrait()).toEqual(sent);
    await page.getByRole("button", { name: `Undo: New portrait of ${name}` }).click();
    await page.getByText(`Undone: New portrait of ${name}`).first().waitFor();
    expect(await portrait()).toEqual(before);
    // An undone change can be redone, and not undone twice.
    expect(await page.getByRole("button", { name: /^Redo: New portrait/ }).count()).toBe(1);
    expect(await page.getByRole("button", { name: `Undo: New portrait of ${name}` }).count()).toBe(0);
  });

  test("a photo that was sent with script leaves no draft", async () => {
    await page.goto("/desk/pictures/place?name=hero-pricing");
    await page.getByLabel("Take or choose").setInputFiles(file("bar.jpg", await jpeg("#0aa")));
    await page.getByLabel("Description for people").last().fill("The front desk at night");
    await page.getByRole("button", { name: "Use this photo" }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
    await page.goto("/desk/pictures/place?name=hero-pricing");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("desk"))).not.toContain("at night");
    expect(await page.locator("form").getByText("Draft restored").count()).toBe(0);
  });

  test("other files are refused with an explanation, and uploads need a session", async () => {
    await page.goto("/desk/pictures");
    await openForm(page);
    await page.getByLabel("Take or choose").setInputFiles({
      name: "letter.jpg",
      mimeType: "image/jpeg",
      buffer: Buffer.from("Dear gym"),
    });
    await page.getByLabel("Description for people").fill("A letter");
    await page.getByRole("button", { name: "Add photo" }).click();
    await page.getByText("letter.jpg can’t be read as a picture").waitFor();
    const refused = await ask(site.server.url, "/desk/pictures", { fields: { photo: "x".repeat(100_000) } });
    expect([refused.status, refused.headers.get("location")]).toEqual([
      303,
      "/desk/sign-in?to=%2Fdesk%2Fpictures&typed=lost",
    ]);
  });
});
