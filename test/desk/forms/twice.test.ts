import sharp from "sharp";
import { expect, test } from "vitest";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { sampleLead, sendLead } from "#test/support/send-lead.ts";
import { startServer } from "#test/support/start-server.ts";
import { ask, staffedSite } from "#test/desk/staff.ts";

// A form that is sent twice, by a double tap or after going back, works once.

eachDatabaseAtLength((_, fresh) => {
  const site = staffedSite(fresh, { sample: true, mail: true });

  /** The value of the form's hidden field. */
  const readFormKey = async (path: string, cookie: string) => {
    const form = await (await ask(site.server.url, path, { cookie })).text();
    return / name="once" value="([^"]+)"/.exec(form)?.[1] ?? "";
  };

  /** Two posts at once, and one later. */
  async function postThreeTimes(path: string, fields: Record<string, string>, cookie = site.coach) {
    const all = { ...fields, once: await readFormKey(path, cookie) };
    const post = () => ask(site.server.url, path, { cookie, fields: all });
    return [...(await Promise.all([post(), post()])), await post()];
  }

  const count = async (table: string) =>
    Number((await site.place.plain(`select count(*) as number from "${table}"`))[0]!.number);

  test.each([
    [
      "classes",
      "class_times",
      {
        program: "adult-classes",
        title: "Rope",
        room: "The yard",
        weekday: "Sunday",
        starts: "13:00",
        minutes: "45",
      },
    ],
    [
      "events",
      "events",
      { title: "Rope night", day: "2030-06-01", starts: "09:00", ends: "11:00", status: "planned" },
    ],
    ["challenges", "challenges", { month: "June", title: "Ropes", status: "coming soon", position: "7" }],
    ["announcement", "announcement", { words: "The ropes are here" }],
    ["prices", "Evo Membership Plans", { "Plan Name": "Rope", Term: "Monthly", Price: "$20.00" }],
    ["people", "Evo trainers", { Name: "Rope Sample", Role: "Coach" }],
  ])("a new row of %s", async (list, table, fields) => {
    const before = await count(table);
    const answers = await postThreeTimes(`/desk/${list}/row`, { ...fields, act: "save" });
    expect(await count(table)).toBe(before + 1);
    const outcomes = answers.map(({ status, headers }) => `${status} ${headers.get("location")}`);
    expect(new Set(outcomes).size).toBe(1);
    expect(outcomes[0]).toMatch(new RegExp(`^303 /desk/${list}\\?.*done=`));
  });

  test("an equal row from another form is confirmed first", async () => {
    const fields = { month: "May", title: "Twins", status: "coming soon", position: "8", act: "save" };
    const post = (more = {}) =>
      ask(site.server.url, "/desk/challenges/row", { cookie: site.coach, fields: { ...fields, ...more } });
    expect((await post()).status).toBe(303);
    const question = await post();
    expect(question.status).toBe(200);
    expect(await question.text()).toContain("an identical one already exists: Twins");
    const twins = "select id from challenges where title = 'Twins'";
    expect(await site.place.plain(twins)).toHaveLength(1);
    expect((await post({ sure: "yes" })).status).toBe(303);
    expect(await site.place.plain(twins)).toHaveLength(2);
  });

  test("a rejected form can be corrected and sent again", async () => {
    const path = "/desk/challenges/row";
    const once = await readFormKey(path, site.coach);
    const fields = { month: "July", title: "", status: "coming soon", position: "9", act: "save", once };
    expect((await ask(site.server.url, path, { cookie: site.coach, fields })).status).toBe(400);
    const mended = { ...fields, title: "Mended" };
    expect((await ask(site.server.url, path, { cookie: site.coach, fields: mended })).status).toBe(303);
  });

  test("going back and entering something else makes another row", async () => {
    const path = "/desk/challenges/row";
    const once = await readFormKey(path, site.coach);
    const fields = {
      month: "August",
      title: "First",
      status: "coming soon",
      position: "9",
      act: "save",
      once,
    };
    for (const title of ["First", "Second"])
      await ask(site.server.url, path, { cookie: site.coach, fields: { ...fields, title } });
    expect(
      await site.place.plain("select id from challenges where title in ('First', 'Second')"),
    ).toHaveLength(2);
  });

  test("an invitation is mailed once, and its link stays valid", async () => {
    const before = site.smtp.messages.length;
    const fields = { act: "invite", email: "friend@example.com", role: "staff" };
    const answers = await postThreeTimes("/desk/team", fields, site.owner);
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    const links = texts.map((text) => /\/desk\/invite\/[\w-]{43}/.exec(text)?.[0] ?? "");
    expect(new Set(links).size).toBe(1);
    expect((await ask(site.server.url, links[0]!)).status).toBe(200);
    expect(site.smtp.messages.length).toBe(before + 1);
  });

  test("a reply to a message is sent once", async () => {
    await sendLead(site.server.url, "/contact", { ...sampleLead, message: "Are you open?" });
    const [row] = await site.place.plain("select id from leads");
    const fields = { act: "reply", words: "Yes, until nine." };
    const answers = await postThreeTimes(`/desk/messages/${String(row!.id)}`, fields);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(site.smtp.messages.filter((letter) => letter.includes("Yes, until nine."))).toHaveLength(1);
  });

  test("a reply is sent once when Send is pressed again while the mail server is slow", async () => {
    await sendLead(site.server.url, "/contact", { ...sampleLead, message: "Do you have a sauna?" });
    const [row] = await site.place.plain("select id from leads where message = 'Do you have a sauna?'");
    const path = `/desk/messages/${String(row!.id)}`;
    const fields = { act: "reply", words: "Not yet.", once: await readFormKey(path, site.coach) };
    const letters = () => site.smtp.messages.filter((letter) => letter.includes("Not yet."));
    site.smtp.think(3000);
    const stop = new AbortController();
    const first = ask(site.server.url, path, { cookie: site.coach, fields, signal: stop.signal });
    await expect.poll(() => letters().length, { timeout: 10_000 }).toBe(1);
    // Without script, the browser drops the first request.
    stop.abort();
    await expect(first).rejects.toThrow("abort");
    await ask(site.server.url, path, { cookie: site.coach });
    const second = await ask(site.server.url, path, { cookie: site.coach, fields });
    site.smtp.think(0);
    expect(`${second.status} ${second.headers.get("location")}`).toMatch(/^303 .*done=[\w-]{36}#main$/);
    expect(letters()).toHaveLength(1);
    expect(await site.place.plain("select author from lead_notes where words = 'Not yet.'")).toHaveLength(1);
    const page = await ask(site.server.url, second.headers.get("location")!, { cookie: site.coach });
    expect(await page.text()).toContain("answered by e-mail");
  });

  test("a reply that two processes receive at once is mailed once", async () => {
    const mails = { SMTP_URL: site.smtp.url, LEAD_NOTIFY_TO: "gym@example.com" };
    const other = await startServer({ ...site.place.env, ...mails });
    await sendLead(site.server.url, "/contact", { ...sampleLead, message: "Do you have lockers?" });
    const [row] = await site.place.plain("select id from leads where message = 'Do you have lockers?'");
    const path = `/desk/messages/${String(row!.id)}`;
    const fields = { act: "reply", words: "Bring a lock.", once: await readFormKey(path, site.coach) };
    const letters = () => site.smtp.messages.filter((letter) => letter.includes("Bring a lock."));
    const send = (url: string) => ask(url, path, { cookie: site.coach, fields });
    site.smtp.think(8000);
    try {
      await ask(other.url, path, { cookie: site.coach });
      const first = send(site.server.url);
      await expect.poll(() => letters().length, { timeout: 10_000 }).toBe(1);
      const second = await send(other.url);
      expect(letters()).toHaveLength(1);
      expect(await second.text()).toContain("A reply to this message is being sent at this moment.");
      expect((await first).status).toBe(303);
      expect((await send(other.url)).headers.get("location")).toBe((await first).headers.get("location"));
      expect(await site.place.plain("select kind from lead_notes where words = 'Bring a lock.'")).toEqual([
        { kind: "reply" },
      ]);
    } finally {
      site.smtp.think(0);
      await other.stop();
    }
  });

  test("a form that two processes receive at once makes one audit entry", async () => {
    const other = await startServer(site.place.env);
    const entries = async () =>
      Number((await site.place.plain("select count(*) as number from audit_entries"))[0]!.number);
    const sendBoth = async (path: string, fields: Record<string, string>) => {
      const all = { ...fields, once: await readFormKey(path, site.coach) };
      const servers = [site.server.url, other.url];
      return Promise.all(servers.map((url) => ask(url, path, { cookie: site.coach, fields: all })));
    };
    try {
      const before = await entries();
      const added = await sendBoth("/desk/announcement/row", { words: "Two processes", act: "save" });
      expect(added.map(({ status }) => status)).toEqual([303, 303]);
      expect(await entries()).toBe(before + 1);
      const [first, second] = added.map(
        ({ headers }) => /done=([\w-]{36})/.exec(headers.get("location")!)?.[1],
      );
      expect(second).toBe(first);
      const undone = await sendBoth("/desk/log", { undo: first! });
      expect(undone.map(({ status }) => status)).toEqual([303, 303]);
      expect(await entries()).toBe(before + 2);
    } finally {
      await other.stop();
    }
  });

  test("every form of the desk has its page's key", async () => {
    await sendLead(site.server.url, "/contact", { ...sampleLead, message: "Do you have towels?" });
    const [row] = await site.place.plain("select id from leads");
    for (const path of ["/desk/you", "/desk/team", "/desk/log", `/desk/messages/${String(row!.id)}`]) {
      const page = await (await ask(site.server.url, path, { cookie: site.owner })).text();
      const forms = [...page.matchAll(/<form[^>]* method="post".*?<\/form>/gs)].map(([form]) => form);
      expect(forms.length, path).toBeGreaterThan(0);
      for (const form of forms)
        if (!form.includes("data-task")) expect(form).toMatch(/name="once" value="[\w-]{36}"/);
    }
  });

  test("a photo is added once", async () => {
    const before = await count("tour_images");
    const once = await readFormKey("/desk/pictures", site.coach);
    const bytes = await sharp({ create: { width: 900, height: 700, channels: 3, background: "#b98a3e" } })
      .jpeg()
      .toBuffer();
    const post = () => {
      const body = new FormData();
      body.set("once", once);
      body.set("alt", "The new rig in bay 2");
      body.set("photo", new File([new Uint8Array(bytes)], "IMG_0001.jpg", { type: "image/jpeg" }));
      const { origin } = new URL(site.server.url);
      return fetch(new URL("/desk/pictures", origin), {
        method: "POST",
        redirect: "manual",
        headers: { cookie: site.coach, origin, "sec-fetch-site": "same-origin" },
        body,
      });
    };
    const answers = [...(await Promise.all([post(), post()])), await post()];
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await count("tour_images")).toBe(before + 1);
  });
});
