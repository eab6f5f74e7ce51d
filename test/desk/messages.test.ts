import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { readDescription } from "#test/browser/accessibility-tree.ts";
import { axeViolations } from "#test/browser/axe.ts";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { trapField } from "#leads/lead-fields.ts";
import { saveLead } from "#leads/lead-store.server.ts";
import { newLead } from "#test/support/new-lead.ts";
import { sampleLead, sendLead } from "#test/support/send-lead.ts";
import { ask, inDatabase, openPhone, sharedBrowser, staffedSite } from "./staff.ts";

// Working with messages on a phone.

/** Buttons that are too narrow or too low for their label. */
const clippedButtons = (page: Page) =>
  page.locator("main").evaluate((main) =>
    [...main.querySelectorAll("a, button")].flatMap((button) => {
      const label = new Range();
      label.selectNodeContents(button);
      const [inner, outer] = [label.getBoundingClientRect(), button.getBoundingClientRect()];
      const isClipped = inner.width > outer.width || inner.height > outer.height;
      return isClipped ? [button.textContent] : [];
    }),
  );

const browser = sharedBrowser();

eachDatabaseAtLength((_, fresh) => {
  const site = staffedSite(fresh, { mail: true });

  const phone = (cookie: string, script = true) => openPhone(browser(), site.server.url, cookie, { script });

  const write = (more: Record<string, string> = {}) =>
    sendLead(site.server.url, "/contact", { ...sampleLead, ...more });

  test("a new message appears without a reload, is read, answered by mail, and marked", async () => {
    const page = await phone(site.coach);
    await page.goto("/desk/messages");
    await page.getByText("No message is waiting").waitFor();
    await write({ name: "Robin Sample", message: "Is there a class\non Saturday?" });
    await page.getByRole("link", { name: "Robin Sample" }).click();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByText("on Saturday?").waitFor();
    expect(await clippedButtons(page)).toEqual([]);
    for (const link of await page.locator("dd a").all())
      expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    expect(await readDescription(page, "dd a[href^=mailto]")).toMatchObject({ name: "casey@example.com" });
    const mailto = await page.getByRole("link", { name: "casey@example.com" }).getAttribute("href");
    expect(decodeURIComponent(mailto!)).toMatch(/^mailto:casey@example\.com\?subject=.*> on Saturday\?/s);
    expect(await page.getByRole("link", { name: /^Call/ }).getAttribute("href")).toBe("tel:5135550100");

    // A link to another app is no new page of the desk.
    await page.getByRole("link", { name: /^Call/ }).click();
    await page.waitForTimeout(1000);
    expect(await page.locator("body[aria-busy]").count()).toBe(0);

    await page.getByLabel("Your reply").fill("Yes, at nine.");
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await page.getByRole("button", { name: "Reopen" }).waitFor();
    await page.getByText(/by e-mail, coach$/).waitFor();
    const sent = site.smtp.messages.find((letter) => letter.includes("Yes, at nine."));
    expect(sent).toContain("To: casey@example.com");
    expect(sent).toContain("gym@example.com");
    await page.goto("/desk/messages");
    await page.getByText("No message is waiting").waitFor();
    await page.context().close();
  });

  test("a toast has room for its undo, and Today counts the messages of the week", async () => {
    await write({ name: "Ash Sample", message: "About the sauna" });
    const page = await phone(site.coach);
    await page.goto("/desk/messages?q=sauna");
    await page.getByRole("link", { name: "Ash Sample" }).click();
    await page.getByRole("button", { name: "Mark as answered" }).click();
    const undo = page.getByRole("status").getByRole("button", { name: "Undo" });
    await undo.waitFor();
    expect((await undo.boundingBox())!.height).toBeLessThan(60);
    const toast = page.getByRole("status").filter({ has: page.getByRole("button", { name: "Undo" }) });
    expect((await toast.boundingBox())!.height).toBeLessThan(80);
    await undo.click();
    const undone = page.getByRole("status").filter({ has: page.getByRole("button", { name: "Redo" }) });
    await undone.waitFor();
    expect((await undone.locator("p").innerText()).trim()).toBe("Undone: Ash Sample: marked as answered");
    await page.goto("/desk");
    const [row] = await site.place.plain("select count(*) as n from leads");
    const week = page.locator("section").filter({ hasText: "Last seven days" });
    await week.getByText(`${String(row!.n)}messages`).waitFor();
    await page.context().close();
  });

  test("assign, snooze, search, quarantine and release, without script", async () => {
    await write({ name: "Kim Sample", message: "About the swimming pool" });
    const page = await phone(site.coach, false);
    const open = async () => {
      await page.goto("/desk/messages?q=swimming");
      await page.getByRole("link", { name: "Kim Sample" }).click();
    };
    await open();
    await page.goBack();
    await page.getByRole("link", { name: /^Mine\s*0 messages$/ }).waitFor();
    await page.getByRole("link", { name: "Clear" }).click();
    await page.getByRole("link", { name: /^Open\s*[1-9]\d* messages?$/ }).waitFor();
    await open();
    await page.getByLabel("Assigned to").selectOption("coach");
    await page.getByRole("button", { name: "Assign" }).click();
    await page.getByText(/: assigned to coach$/).waitFor();
    await page.getByRole("button", { name: "Tomorrow" }).click();
    await page.getByRole("button", { name: "Unsnooze" }).waitFor();
    await page.goto("/desk/messages");
    expect(await page.getByRole("link", { name: "Kim Sample" }).count()).toBe(0);
    await page.goto("/desk/messages?view=later");
    await page.getByText("assigned to you").waitFor();
    await page.getByRole("link", { name: "Kim Sample" }).click();
    await page.getByRole("button", { name: "Mark as spam" }).click();
    await page.getByText("Kim Sample: marked as spam").waitFor();
    await page.goto("/desk/messages?view=held");
    await page.getByRole("link", { name: "Kim Sample" }).click();
    await page.getByText("a person has marked it as spam").waitFor();
    await page.getByRole("button", { name: "Not spam" }).click();
    await page.getByRole("button", { name: "Mark as spam" }).waitFor();

    // The log stores all of it with the author, but nothing about the sender, and shows the name while the message exists.
    await page.goto("/desk/log");
    await page.getByRole("link", { name: "Kim Sample: marked as spam" }).click();
    await page.getByRole("heading", { name: "Kim Sample", level: 1 }).waitFor();
    const what = "select sentence, actor from audit_entries where operation like 'messages.%'";
    const notes = await site.place.plain(`${what} order by at`);
    const said = notes.map((note) =>
      String(note.sentence).replace(/^The message received \w{3}, \w{3} \d+, [\d:]+ [AP]M: /, ""),
    );
    const mine = said.slice(-4);
    expect(mine).toEqual([
      "assigned to coach",
      expect.stringMatching(/^snoozed until /),
      "marked as spam",
      "marked as not spam",
    ]);
    expect(new Set(notes.map(({ actor }) => actor))).toEqual(new Set(["coach@example.com"]));
    expect(JSON.stringify(notes)).not.toContain("Kim");
    const kim = async () =>
      (
        await site.place.plain(
          "select state, assigned_to, snoozed_until from leads where name = 'Kim Sample'",
        )
      )[0]!;
    // A later change of the same cell is shown before the earlier one is undone.
    await page.goto("/desk/log");
    await page.getByRole("button", { name: /^Undo: .+: marked as spam/ }).click();
    await page.getByText(/^State of the message received/).waitFor();
    expect((await kim()).state).not.toBe("quarantined");
    await page.goto("/desk/log");
    await page.getByRole("button", { name: /^Undo: .+: marked as not spam/ }).click();
    await page.getByText("Undone: Kim Sample: marked as not spam").first().waitFor();
    expect((await kim()).state).toBe("quarantined");
    await page.getByRole("button", { name: /^Undo: .+: marked as spam/ }).click();
    await expect.poll(async () => (await kim()).state).not.toBe("quarantined");
    await page.getByRole("button", { name: /^Undo: .+: snoozed/ }).click();
    await expect.poll(async () => (await kim()).snoozed_until).toBe(null);
    await page.getByRole("button", { name: /^Undo: .+: assigned to/ }).click();
    await expect.poll(async () => (await kim()).assigned_to).toBe(null);
    await page.context().close();
  });

  test("a template fills in the reply, which is shown below the message with notes, stages and earlier messages", async () => {
    await write({ name: "Jo Sample", email: "jo@example.com", message: "My first question" });
    await write({ name: "Jo Sample", email: "jo@example.com", message: "My second question" });
    const page = await phone(site.coach, false);
    await page.goto("/desk/templates/row");
    // Visitors don't see templates.
    expect(await page.getByRole("button", { name: "Preview" }).count()).toBe(0);
    await page.getByLabel("Name").fill("First visit");
    await page.getByLabel("Text").fill("Hi {first nme}, about {program}: come by.");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("“{first nme}” is not filled in").first().waitFor();
    expect(await site.place.plain("select id from reply_templates")).toEqual([]);
    await page.getByLabel("Text").fill("Hi {first name}, about {program}: come by.");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
    await page.goto("/desk/messages");
    await page.getByRole("link", { name: "Jo Sample" }).first().click();
    await page.getByText("My second question").waitFor();
    await page.getByText("My first question").waitFor();
    await page.getByRole("link", { name: "First visit" }).click();
    expect(await page.getByLabel("Your reply").inputValue()).toBe(
      "Hi Jo, about Membership Options: come by.",
    );
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await page.getByText(/^Reply by coach, /).waitFor();
    await page.getByText("Add a note for the team").click();
    await page.getByLabel("Note", { exact: true }).fill("Prefers mornings");
    await page.getByRole("button", { name: "Save note" }).click();
    await page.getByText("Prefers mornings").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const thread = page.url();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText(/^Undone: /).waitFor();
    await page.goto(thread);
    expect(await page.getByText("Prefers mornings").count()).toBe(0);
    expect(await page.getByLabel("Stage").inputValue()).toBe("in contact");
    await page.getByLabel("Stage").selectOption("visit booked");
    await page.getByRole("button", { name: "Save stage" }).click();
    await page.getByText(/: visit booked$/).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    const stages = () => site.place.plain("select id from leads where stage = 'visit booked'");
    expect(await stages()).toEqual([]);
    const [reply] = await site.place.plain(
      "select lead, kind, words from lead_notes where words like 'Hi Jo%'",
    );
    expect(reply).toMatchObject({ kind: "reply", words: "Hi Jo, about Membership Options: come by." });
    expect(JSON.stringify(await site.place.plain("select * from audit_changes"))).not.toContain("mornings");

    // Only assigned messages, and nothing of a person whose messages were deleted.
    await page.goto("/desk/messages?view=mine");
    await page.getByText("No open message is assigned to you").waitFor();
    const owner = await phone(site.owner, false);
    await owner.goto(`/desk/messages/${String(reply!.lead)}/erase`);
    await owner.getByRole("button", { name: "Delete permanently" }).click();
    await owner.getByRole("heading", { name: "Messages" }).waitFor();
    expect(await site.place.plain("select id from lead_notes where words like 'Hi Jo%'")).toEqual([]);
    await owner.context().close();
    await page.context().close();
  });

  test("Today counts quarantined messages until someone has opened them, without those that a person marked", async () => {
    const today = async () => (await ask(site.server.url, "/desk", { cookie: site.coach })).text();
    expect(await today()).not.toContain("in Spam");
    await write({ message: "buy", [trapField]: "yes" });
    await write({ message: "sell" });
    const ids = await site.place.plain("select id, state from leads where message in ('buy', 'sell')");
    const id = (state: string) =>
      String(ids.find((row) => (row.state === "quarantined") === (state === "held"))!.id);
    const act = (one: string, what: string) =>
      ask(site.server.url, `/desk/messages/${one}`, { cookie: site.coach, fields: { act: what } });
    await expect
      .poll(async () => {
        await act(id("sent"), "spam");
        return site.place.plain("select id from leads where message = 'sell' and state = 'quarantined'");
      })
      .toHaveLength(1);
    const said = await today();
    expect(said).toContain("1 message<!-- --> in Spam");
    expect(said).toContain('href="/desk/messages?view=held"');
    const readTold = () =>
      site.place.plain("select told_at from leads where message = 'buy' and told_at > 0");
    expect(await readTold()).toHaveLength(0);
    await ask(site.server.url, `/desk/messages/${id("held")}`, { cookie: site.coach });
    expect(await readTold(), "somebody has opened it").toHaveLength(1);
    await act(id("held"), "answered");
    expect(await today()).not.toContain("in Spam");
  });

  test("an undelivered message shows the reason, and can be retried", async () => {
    await write({ name: "Lost Sample", message: "Where are you?" });
    const isDelivered = "select id from leads where name = 'Lost Sample' and email_state = 'delivered'";
    await expect.poll(() => site.place.plain(isDelivered)).toHaveLength(1);
    await site.place.plain(
      "update leads set email_state = 'failed', email_last_error = 'the mail server: 550' where name = 'Lost Sample' returning id",
    );
    const page = await phone(site.coach, false);
    await page.goto("/desk/messages");
    await page.getByText("mail not sent").waitFor();
    await page.getByRole("link", { name: "Lost Sample" }).click();
    await page.getByText("the mail server: 550").waitFor();
    const before = site.smtp.messages.length;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => site.smtp.messages.length).toBeGreaterThan(before);
    await page.context().close();
  });

  test("erasing and exporting are for owners", async () => {
    await write({ name: "Gone Sample", email: "gone@example.com", message: "Erase me" });
    const [row] = await site.place.plain("select id from leads where name = 'Gone Sample'");
    const erase = `/desk/messages/${String(row!.id)}/erase`;
    const left = async () =>
      (await site.place.plain("select id from leads where email = 'gone@example.com'")).length;
    expect((await ask(site.server.url, erase, { cookie: site.coach })).status).toBe(403);
    expect((await ask(site.server.url, "/desk/messages/export", { cookie: site.coach })).status).toBe(403);
    expect((await ask(site.server.url, erase, { cookie: site.coach, fields: { go: "" } })).status).toBe(403);
    expect(await left()).toBe(1);
    const exported = await ask(site.server.url, "/desk/messages/export", { cookie: site.owner });
    expect(exported.headers.get("content-disposition")).toMatch(/^attachment; filename="messages-.*\.csv"$/);
    expect(await exported.text()).toContain("gone@example.com");
    const page = await phone(site.owner, false);
    await page.goto(erase);
    await page.getByText("One message from gone@example.com").waitFor();
    await page.getByRole("button", { name: "Delete permanently" }).click();
    await page.getByText("Deleted all messages from one person: 1 message").waitFor();
    expect(await left()).toBe(0);
    await page.goto("/desk/log");
    await page.getByText("Deleted all messages from one person: 1 message").waitFor();
    await page.getByText("Exported messages").waitFor();
    await page.context().close();
  });

  test("the question before deleting has the number of messages that will be deleted", async () => {
    const { id } = await inDatabase(site.place, async (db) => {
      const lead = newLead({ email: "many@example.com", message: "One of many" });
      const saved = await saveLead(db, lead, { webhook: false, email: false });
      const row = await db.kysely
        .selectFrom("leads")
        .selectAll()
        .where("id", "=", saved.id)
        .executeTakeFirstOrThrow();
      const others = [
        "MANY@example.com",
        "too-many@example.com",
        ...Array.from({ length: 200 }, () => row.email),
      ];
      for (const email of others) {
        const other = { ...row, id: randomUUID(), fingerprint: randomUUID(), email };
        await db.kysely.insertInto("leads").values(other).execute();
      }
      return saved;
    });
    const page = await ask(site.server.url, `/desk/messages/${id}/erase`, { cookie: site.owner });
    expect((await page.text()).replaceAll("<!-- -->", "")).toContain("202 messages from many@example.com");
  });

  test("a reply that was not sent and a note that is too long stay in their forms", async () => {
    await write({ name: "Sam Sample" });
    await expect.poll(() => site.smtp.messages.some((letter) => letter.includes("Sam Sample"))).toBe(true);
    const [lead] = await site.place.plain("select id from leads where name = 'Sam Sample'");
    for (const script of [false, true]) {
      const page = await phone(site.coach, script);
      await page.goto(`/desk/messages/${String(lead!.id)}`);
      const reply = page.getByLabel("Your reply");
      await reply.fill("Yes, at nine.");
      site.smtp.refuse(1);
      await page.getByRole("button", { name: "Send", exact: true }).click();
      await page.getByText("It may not have been sent").waitFor();
      expect(await reply.inputValue()).toBe("Yes, at nine.");

      const note = page.getByLabel("Note", { exact: true });
      await page.getByText("Add a note for the team").click();
      await note.fill("x".repeat(2500));
      await page.getByRole("button", { name: "Save note" }).click();
      await page.locator("#field-note-error").waitFor();
      expect(await page.locator("#field-note-error").textContent()).toBe(
        "This has 2500 characters; write at most 2000.",
      );
      expect(await note.isVisible()).toBe(true);
      expect(await note.inputValue()).toHaveLength(2500);
      // The text of the other form is a draft of this browser.
      if (script) await expect.poll(() => reply.inputValue()).toBe("Yes, at nine.");
      await page.context().close();
    }
  });
});
