import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { originalJobs, originalQuestions } from "#content/originals/site-lists.ts";
import { siteTexts } from "#content/originals/site-texts.ts";
import { axeViolations } from "#test/browser/axe.ts";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { gymAt } from "#test/support/gym.ts";
import { ask, openPhone, sharedBrowser, staffedSite } from "./staff.ts";

// Texts, questions and jobs of content/ are changed at the desk, previewed, and taken back. Without script.

const browser = sharedBrowser();

eachDatabaseAtLength((_, fresh) => {
  const site = staffedSite(fresh, { sample: true });
  let page: Page;
  beforeEach(async () => {
    page = await openPhone(browser(), site.server.url, site.coach, { script: false });
  });
  afterEach(() => page.context().close());

  const read = async (path: string) => (await fetch(site.server.url + path)).text();
  const shows = (path: string, words: string) => expect.poll(async () => (await read(path)).includes(words));
  const press = (name: string) => page.getByRole("button", { name, exact: true }).first().click();

  test("the headline is previewed, saved, on the home page, and the original again after undo", async () => {
    const original = siteTexts.find(({ name }) => name === "home.headline")!.original.split("\n")[2]!;
    await page.goto("/desk/site");
    await page.getByRole("link", { name: /^Texts/ }).click();
    await page.getByRole("link", { name: /^Headline/ }).click();
    await page.getByLabel("Text").fill("Come in\nand lift\nwith Casey");
    await press("Preview");
    await page.frameLocator("iframe").getByText("with Casey").waitFor();
    expect(await read("/")).not.toContain("with Casey");
    await press("Save changes");
    await page.getByText("Saved", { exact: true }).waitFor();
    await shows("/", "with Casey").toBe(true);
    expect(await read("/")).not.toContain(original);

    await page.getByRole("link", { name: /^Headline/ }).click();
    await page.getByText("The original", { exact: true }).waitFor();
    await page.getByText(original).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await press("Use the original");
    await press("Use the original");
    await page.getByText("Saved", { exact: true }).waitFor();
    await shows("/", original).toBe(true);

    await press("Undo");
    await shows("/", "with Casey").toBe(true);
  });

  test("a text for search engines and a program's description are in the head and in JSON-LD", async () => {
    await change("/desk/texts/row?key=about.search", "Text", "How Casey began.");
    await change("/desk/programs/row?key=evo-mayhem", "Short description", "Hard, with Casey.");
    await shows("/about", '<meta name="description" content="How Casey began."').toBe(true);
    await shows("/about", '"description":"How Casey began."').toBe(true);
    for (const page of ["first-visit", "careers"]) {
      await change(`/desk/texts/row?key=${page}.search`, "Text", "Casey waits for you.");
      await shows(`/${page}`, '<meta name="description" content="Casey waits for you."').toBe(true);
    }
    for (const words of [
      '<meta name="description" content="Hard, with Casey."',
      '"description":"Hard, with Casey."',
    ])
      await shows("/programs/evo-mayhem", words).toBe(true);
    await shows("/programs", "Hard, with Casey.").toBe(true);
    const today = new Date().toISOString().slice(0, 10);
    const lastmod = async (path: string) =>
      new RegExp(`${path}</loc><lastmod>(.{10})`).exec(await read("/sitemap.xml"))?.[1];
    await expect.poll(() => lastmod("/about")).toBe(today);
  });

  test("a hidden job is off /careers and can't be applied for; a hidden question is not in JSON-LD", async () => {
    const [job, question] = [originalJobs[0]!, originalQuestions[0]!];
    expect(await read("/careers")).toContain(job.description);
    await hide(`/desk/jobs/row?key=${job.id}`);
    await shows("/careers", job.description).toBe(false);
    const answer = await ask(site.server.url, `/contact?about=job-${job.id}`);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/contact#contact"]);
    expect(await read("/first-visit")).toContain(`"name":"${question.question}"`);
    await hide(`/desk/questions/row?key=${question.id}`);
    await shows("/first-visit", question.question).toBe(false);
  });

  test("another name, rating or source of a review is a change of the page in the sitemap", async () => {
    const seen = async () => {
      await read("/sitemap.xml");
      const [note] = await site.place.plain("select value from settings where key = 'seen: testimonials'");
      return note?.["value"];
    };
    await expect.poll(seen).toBeTruthy();
    const [review] = await site.place.plain("select id from testimonials order by position limit 1");
    for (const change of [
      ["--name", "Robin S."],
      ["--rating", "4"],
      ["--source", "Word of mouth"],
    ]) {
      const before = await seen();
      const words = ["testimonials", "change", String(review!["id"]), ...change, "--yes"];
      const { code, said } = await gymAt(site.place, words);
      expect(code, said).toBe(0);
      await expect.poll(seen, { message: change.join(" ") }).not.toBe(before);
    }
  });

  test("a job and a partner of the gym's own have what a page needs", async () => {
    await page.goto("/desk/jobs");
    await page.getByRole("link", { name: "New job" }).click();
    await page.getByLabel("Title").fill("Night cleaner");
    await page.getByLabel("Description").fill("You like it quiet.");
    await press("Save");
    await page.getByText("Saved", { exact: true }).waitFor();
    await shows("/careers", "/contact?about=job-night-cleaner#contact").toBe(true);
    expect(await read("/contact?about=job-night-cleaner")).toContain("Application: Night cleaner");
    await page.goto("/desk/partners/row");
    await page.getByLabel("Name").fill("Foot Care");
    await page.getByLabel("Description").fill("For tired feet.");
    await press("Save");
    await page.getByText("Saved", { exact: true }).waitFor();
    await shows("/partners", 'id="foot-care"').toBe(true);
  });

  test("a text that is too long says so, and keeps what was typed", async () => {
    await page.goto("/desk/texts/row?key=home.welcome");
    await page.getByText("At most 40 characters.").waitFor();
    await page.getByLabel("Text").fill("x".repeat(41));
    await press("Save");
    await page.getByRole("link", { name: /write at most 40/ }).waitFor();
    expect(await page.getByLabel("Text").inputValue()).toHaveLength(41);
    expect((await ask(site.server.url, "/desk/texts/row", { cookie: site.coach })).status).toBe(404);
  });

  async function change(address: string, label: string, words: string) {
    await page.goto(address);
    await page.getByLabel(label).fill(words);
    await press("Save");
    if (await page.getByRole("button", { name: "Save changes" }).isVisible()) await press("Save changes");
    await page.getByText("Saved", { exact: true }).waitFor();
  }

  async function hide(address: string) {
    await page.goto(address);
    await page.getByLabel("On the page").selectOption("hidden");
    await press("Save");
    await page.getByText("Saved", { exact: true }).waitFor();
  }
});
