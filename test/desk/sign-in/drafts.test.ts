import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { gymDay } from "#content/gym-clock.ts";
import { addDays } from "#domain/schedule/clock.ts";
import { axeViolations } from "#test/browser/axe.ts";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { gymAt } from "#test/support/gym.ts";
import { sampleLead, sendLead } from "#test/support/send-lead.ts";
import { phonePhoto } from "#test/support/test-pictures.ts";
import { ask, addAuthenticator, openPhone, sharedBrowser, signInAs, staffedSite } from "#test/desk/staff.ts";

// If a session ends while someone types, the form has the same text after the next sign-in.

const browser = sharedBrowser();

eachDatabaseAtLength((_, fresh) => {
  const site = staffedSite(fresh, { sample: true, mail: true, env: { TRUST_PROXY: "1" } });
  const opened: Page[] = [];
  let phones = 0;
  afterEach(async () => {
    for (const page of opened.splice(0)) await page.context().close();
  });

  const plain = (statement: string) => site.place.plain(statement);
  const drafts = async () => Number((await plain("select count(*) as number from staff_drafts"))[0]!.number);
  const signOut = (email: string) => gymAt(site.place, ["desk", "sign-out", email]);

  async function phone(cookie: string, script: boolean) {
    const page = await openPhone(browser(), site.server.url, cookie, { script });
    // Each phone has an address of its own, because sign-ins from one address are limited.
    await page.setExtraHTTPHeaders({ "x-forwarded-for": `192.0.2.${(phones += 1)}` });
    opened.push(page);
    return page;
  }

  /** A phone with a passkey on which the owner is signed in. */
  async function ownersPhone() {
    const page = await phone(await signInAs(site.place, "owner@example.com", "owner"), true);
    await addAuthenticator(page);
    await page.goto("/desk/you");
    const removals = page.getByRole("button", { name: /^Remove/ });
    const before = await removals.count();
    await page.getByText(/^Add (a|another) passkey$/).click();
    await page.getByRole("button", { name: "Create passkey" }).click();
    // Drafts of earlier tests are listed too.
    await expect.poll(() => removals.count()).toBe(before + 1);
    return page;
  }

  async function signInByMail(page: Page, email: string) {
    const before = site.smtp.messages.length;
    await page.getByLabel("Your e-mail").fill(email);
    await page.getByRole("button", { name: "Send me a link" }).click();
    await expect.poll(() => site.smtp.messages.length).toBe(before + 1);
    const letter = site.smtp.messages.at(-1)!.replaceAll("=\r\n", "").replaceAll("=\n", "");
    await page.goto(/\/desk\/sign-in\/[\w-]{43}\S*/.exec(letter)![0].replaceAll("=3D", "="));
    await page.getByRole("button", { name: "Sign in" }).click();
  }

  test("with script: each form is restored at its URL, and can be saved", async () => {
    await sendLead(site.server.url, "/contact", sampleLead);
    const [lead] = await plain("select id from leads");
    const page = await ownersPhone();
    const forms = [
      ["/desk/prices/row?key=Mayhem", "Price", "$91.00", "Save"],
      ["/desk/announcement/row", "Text", "The showers are closed on Monday", "Save"],
      ["/desk/settings/row?key=phone", "Phone", "(513) 555-0199", "Save"],
      [`/desk/messages/${String(lead!.id)}`, "Your reply", "Come by at six.\nBring shoes.", "Send"],
    ] as const;
    for (const [path, label, words, press] of forms) {
      await page.goto(path);
      const field = page.getByLabel(label, { exact: true });
      await field.fill(words);
      await signOut("owner@example.com");
      await page.getByRole("button", { name: press, exact: true }).first().click();
      await page.getByText("It is stored for an hour").waitFor();
      await page.getByRole("button", { name: "Sign in with a passkey" }).click();
      await page.getByText("This is not saved yet").waitFor();
      const { pathname, search } = new URL(page.url());
      expect(pathname + search).toBe(path);
      expect(await field.inputValue(), path).toBe(words);
    }
    expect(await axeViolations(page)).toEqual([]);
    // Sending it deletes the draft.
    await page.goto("/desk/prices/row?key=Mayhem");
    expect(await page.getByLabel("Price").inputValue()).toBe("$91.00");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
    await page.goto("/desk/prices/row?key=Mayhem");
    expect(await page.getByText("This is not saved yet").count()).toBe(0);
    // Discarding it does too.
    await page.goto("/desk/announcement/row");
    await page.getByRole("button", { name: "Discard draft" }).click();
    await expect.poll(() => page.getByLabel("Text", { exact: true }).inputValue()).toBe("");
    expect(new URL(page.url()).pathname).toBe("/desk/announcement/row");
  });

  test("without script, and signed in by a mailed link: a picture's description", async () => {
    const page = await phone(await signInAs(site.place, "coach@example.com", "staff"), false);
    await page.goto("/desk/pictures");
    await page
      .getByRole("link", { name: /^Edit: / })
      .nth(1)
      .click();
    const description = page.getByLabel("Description for people");
    await description.fill("Two people carry a sandbag");
    // As after two weeks without use.
    await plain(`update staff_sessions set seen_at = ${Date.now() - 15 * 86_400_000} returning hash`);
    await page.getByRole("button", { name: "Save description" }).click();
    await page.getByText("It is stored for an hour").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await signInByMail(page, "coach@example.com");
    await page.getByText("This is not saved yet").waitFor();
    expect(new URL(page.url()).pathname).toBe("/desk/pictures/photo");
    expect(await description.inputValue()).toBe("Two people carry a sandbag");
  });

  test("without script: it stays until its own form is saved, after another form and after an error", async () => {
    await sendLead(site.server.url, "/contact", { ...sampleLead, message: "Is there a sauna?" });
    const [lead] = await plain("select id from leads where message = 'Is there a sauna?'");
    const page = await phone(await signInAs(site.place, "coach@example.com", "staff"), false);
    const path = `/desk/messages/${String(lead!.id)}`;
    await page.goto(path);
    await page.getByText("Add a note for the team").click();
    const note = page.getByLabel("Note", { exact: true });
    await note.fill("Wants to know about the sauna");
    await signOut("coach@example.com");
    await page.getByRole("button", { name: "Save note" }).click();
    await signInByMail(page, "coach@example.com");
    expect(await note.inputValue()).toBe("Wants to know about the sauna");

    await page.getByLabel("Stage").selectOption("visit booked");
    await page.getByRole("button", { name: "Save stage" }).click();
    await page.getByText(/: visit booked$/).waitFor();
    await page.goto(path);
    expect(await note.inputValue()).toBe("Wants to know about the sauna");

    await plain("alter table lead_notes rename to broken");
    await page.getByRole("button", { name: "Save note" }).click();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await plain("alter table broken rename to lead_notes");
    await page.goto(path);
    expect(await note.inputValue()).toBe("Wants to know about the sauna");

    await page.getByRole("button", { name: "Save note" }).click();
    await page.getByText(/: note added$/).waitFor();
    await page.goto(path);
    expect(await note.inputValue()).toBe("");
    expect(await page.getByText("This is not saved yet").count()).toBe(0);
  });

  test("without script: what was sent from a review opens the form that was reviewed", async () => {
    const page = await phone(await signInAs(site.place, "coach@example.com", "staff"), false);
    await page.goto(`/desk/classes/day?date=${addDays(gymDay(new Date()), 7)}`);
    await page.locator("main li a[href^='/desk/class?']").last().click();
    await page.getByLabel("Reason").fill("The coach is ill");
    await page.getByRole("button", { name: "Preview" }).first().click();
    await page.getByText("Will change").waitFor();
    await signOut("coach@example.com");
    await page.getByRole("button", { name: "Cancel class" }).click();
    await signInByMail(page, "coach@example.com");
    await page.getByText("This is not saved yet").waitFor();
    expect(await page.getByLabel("Reason").isVisible()).toBe(true);
    expect(await page.getByLabel("Reason").inputValue()).toBe("The coach is ill");
  });

  test("without script: what was typed is shown if its class or row has been removed since", async () => {
    const page = await phone(await signInAs(site.place, "coach@example.com", "staff"), false);
    await page.goto(`/desk/classes/day?date=${addDays(gymDay(new Date()), 7)}`);
    await page.locator("main li a[href^='/desk/class?']").first().click();
    const key = new URL(page.url()).searchParams.get("id")!;
    const forms = [
      [page.url(), "Reason", "The coach is ill", "Cancel class"],
      [`/desk/classes/row?key=${encodeURIComponent(key)}`, "Name", "Sandbags at noon", "Save"],
    ] as const;
    for (const [path, label, words, press] of forms) {
      await page.goto(path);
      await page.getByLabel(label).first().fill(words);
      await signOut("coach@example.com");
      await plain(`update class_times set id = 'gone' where id = '${key}' returning id`);
      await page.getByRole("button", { name: press, exact: true }).click();
      await signInByMail(page, "coach@example.com");
      await page.getByRole("heading", { name: "What you typed" }).waitFor();
      expect(await page.getByLabel(label).first().inputValue(), path).toBe(words);
      expect(await page.getByText("Your text is back in the form").count()).toBe(0);
      expect(await axeViolations(page)).toEqual([]);
      await plain(`update class_times set id = '${key}' where id = 'gone' returning id`);
    }
  });

  test("a photo is not stored, and the page says so; its description is", async () => {
    const page = await phone(await signInAs(site.place, "coach@example.com", "staff"), false);
    await page.goto("/desk/pictures");
    await page.getByRole("link", { name: "Add photos" }).click();
    await page
      .getByLabel("Take or choose")
      .setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.from("not read") });
    await page.getByLabel("Description for people").fill("The new rig");
    await signOut("coach@example.com");
    await page.getByRole("button", { name: "Add photo" }).click();
    await page.getByText("It is stored for an hour").waitFor();
    await signInByMail(page, "coach@example.com");
    await page.getByText("Choose the file again").waitFor();
    const description = page.getByLabel("Description for people");
    expect(await description.inputValue()).toBe("The new rig");

    // Adding photos with it deletes the draft.
    const photos = [phonePhoto(90, 60), phonePhoto(60, 90)].map(async (photo, at) => ({
      name: `${at}.jpg`,
      mimeType: "image/jpeg",
      buffer: await photo,
    }));
    await page.getByLabel("Take or choose").setInputFiles(await Promise.all(photos));
    await page.getByRole("button", { name: "Add photos" }).click();
    await page.getByText("Added 2 photos").waitFor();
    await page.goto("/desk/pictures?add=yes");
    expect(await description.inputValue()).toBe("");
  });

  test("a page requested without a session is shown after the sign-in, with its query", async () => {
    const page = await ownersPhone();
    await signOut("owner@example.com");
    await page.goto("/desk/prices/row?key=Open%20Gym%20-%20Family");
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await page.getByRole("heading", { name: "Open Gym - Family" }).waitFor();
    expect(new URL(page.url()).searchParams.get("key")).toBe("Open Gym - Family");
    const plainPhone = await phone("planted=1", false);
    await plainPhone.goto("/desk/prices/row?key=Mayhem");
    await signInByMail(plainPhone, "owner@example.com");
    await plainPhone.getByRole("heading", { name: "Mayhem" }).waitFor();
    for (const to of ["//evil.example", "/\\evil.example", "/desk/../pricing", "https://evil.example/desk"]) {
      const opened = await ask(site.server.url, `/desk/sign-in?to=${encodeURIComponent(to)}`, {
        cookie: (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; "),
      });
      expect(opened.headers.get("location"), to).toBe("/desk");
    }
  });

  test("the passkey button is disabled until its script has loaded", async () => {
    const page = await ownersPhone();
    await signOut("owner@example.com");
    const script = Promise.withResolvers<void>();
    await page.route(/\.js$/, async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.goto("/desk/sign-in", { waitUntil: "commit" });
    const button = page.getByRole("button", { name: "Sign in with a passkey" });
    await button.waitFor();
    expect(await button.isDisabled()).toBe(true);
    script.resolve();
    await button.click();
    await page.getByRole("heading", { name: "Today", exact: true }).waitFor();
  });

  test("it is not shown to a colleague in the same browser, nor to the same person in another one", async () => {
    const path = "/desk/announcement/row";
    const page = await phone(await signInAs(site.place, "coach@example.com", "staff"), false);
    await page.goto(path);
    await page.getByLabel("Text", { exact: true }).fill("Not for other eyes");
    await signOut("coach@example.com");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("It is stored for an hour").waitFor();
    const kept = await drafts();
    const elsewhere = await signInAs(site.place, "coach@example.com", "staff");
    expect(await (await ask(site.server.url, path, { cookie: elsewhere })).text()).not.toContain(
      "other eyes",
    );
    await signInByMail(page, "owner@example.com");
    await page.waitForURL(({ pathname }) => !pathname.startsWith("/desk/sign-in"));
    await page.goto(path);
    await page.getByRole("heading", { name: "New announcement" }).waitFor();
    expect(await page.content()).not.toContain("other eyes");
    expect(await drafts()).toBe(kept);
  });

  test("nothing is stored without a former session, and a person has at most ten drafts of limited length", async () => {
    await plain("delete from staff_drafts returning id");
    const post = async (path: string, cookie: string | undefined, words: string) => {
      const answer = await ask(site.server.url, path, { cookie, fields: { words, act: "save", was: "" } });
      expect(answer.status).toBe(303);
      return new URL(answer.headers.get("location")!, site.server.url).searchParams.get("typed");
    };
    const path = "/desk/announcement/row";
    for (const cookie of [undefined, `desk=${"A".repeat(43)}`]) {
      expect(await post(path, cookie, "Hello")).toBe("lost");
    }
    expect(await (await ask(site.server.url, "/desk/sign-in?typed=lost")).text()).toContain(
      "What you typed was not saved",
    );
    expect(await drafts()).toBe(0);
    const ended = await signInAs(site.place, "coach@example.com", "staff");
    await signOut("coach@example.com");
    for (let at = 0; at < 12; at++) {
      const headers = { cookie: ended };
      expect(await post(`${path}?key=${at}`, headers.cookie, `Text ${at}`)).toBe("saved");
    }
    expect(await drafts()).toBe(10);
    const sheet = new FormData();
    sheet.set("sheet", "a,b\n".repeat(100_000));
    const long = await fetch(`${site.server.url}/desk/prices/import`, {
      method: "POST",
      body: sheet,
      redirect: "manual",
      headers: { cookie: ended, origin: site.server.url, "sec-fetch-site": "same-origin" },
    });
    expect(long.headers.get("location")).toContain("typed=lost");
    expect(await drafts()).toBe(10);
    // They expire after an hour, and the next one deletes them.
    await plain("update staff_drafts set made_at = 1 returning id");
    expect(await post(path, ended, "The last")).toBe("saved");
    expect(await drafts()).toBe(1);
  });
});
