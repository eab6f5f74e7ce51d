import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { personByEmail } from "#auth/people.server.ts";
import { hashSecret } from "#auth/secret.server.ts";
import { putPushDevice } from "#auth/push/push-devices.server.ts";
import { type PushService, startPushService } from "#test/outside/push-service.ts";
import { startSmtp, type SmtpReceiver } from "#test/outside/smtp-receiver.ts";
import { eachDatabase, type Place } from "#test/support/fresh-database.ts";
import { gymAt } from "#test/support/gym.ts";
import { sampleLead, sendLead } from "#test/support/send-lead.ts";
import { type RunningServer, startServer } from "#test/support/start-server.ts";
import { ask, inDatabase, signInAs } from "../staff.ts";

// Pushes from the server to a push service.

eachDatabase((_, fresh) => {
  let place: Place;
  let service: PushService;
  let smtp: SmtpReceiver;
  let server: RunningServer;
  let owner: string;
  let coach: string;

  beforeAll(async () => {
    place = await fresh.place();
    owner = await signInAs(place, "owner@example.com", "owner");
    coach = await signInAs(place, "coach@example.com", "staff");
    service = await startPushService();
    smtp = await startSmtp();
    server = await startServer({
      ...place.env,
      PUSH_TEST_ORIGIN: service.origin,
      SMTP_URL: smtp.url,
      LEAD_NOTIFY_TO: "gym@example.com",
    });
  });
  afterAll(async () => {
    await server.stop();
    await service.stop();
    await smtp.close();
  });
  beforeEach(async () => {
    await place.plain("delete from push_devices");
    service.pushes.length = 0;
    smtp.messages.length = 0;
  });

  const post = (cookie: string, fields: Record<string, string>) =>
    ask(server.url, "/desk/notifications", { cookie, fields });
  const turnOn = (cookie: string, path: string) => post(cookie, { endpoint: service.origin + path });
  const devices = () =>
    place.plain("select id, endpoint, quiet_from, device from push_devices order by endpoint");
  const mailsTo = (address: string) => smtp.messages.filter((mail) => mail.includes(`To: ${address}`));
  const send = async (name: string) => {
    await sendLead(server.url, "/contact", { ...sampleLead, name, message: `${name} has a question` });
    const [row] = await place.plain(`select id from leads where name = '${name}'`);
    return String(row!["id"]);
  };
  const news = async (cookie: string) =>
    (await ask(server.url, "/desk/notifications/news", { cookie })).json() as Promise<
      Record<string, unknown>
    >;

  test("a new message sends an empty push with a valid signature to every active device", async () => {
    expect((await turnOn(owner, "/owner-phone")).status).toBe(303);
    await turnOn(owner, "/owner-laptop");
    await turnOn(coach, "/coach-phone");
    const id = await send("Robin Sample");
    await expect
      .poll(() => service.pushes.map(({ path }) => path).toSorted())
      .toEqual(["/coach-phone", "/owner-laptop", "/owner-phone"]);
    for (const { body, headers, problem } of service.pushes) {
      expect(problem).toBe(null);
      expect(body).toBe("");
      expect(headers).toMatchObject({ ttl: "86400", urgency: "high", topic: "desk-new" });
      expect(JSON.stringify(headers)).not.toMatch(/Robin|question/);
    }
    expect(await news(coach)).toMatchObject({
      title: "New message",
      to: `/desk/messages/${id}`,
      unanswered: 1,
    });
    await expect.poll(() => mailsTo("gym@example.com")).toHaveLength(1);
  });

  test("spam sends no push", async () => {
    await turnOn(owner, "/owner-phone");
    await sendLead(server.url, "/contact", {
      ...sampleLead,
      kettlebell: "filled in by a bot",
      message: "Spam",
    });
    await send("Jamie Sample");
    await expect.poll(() => service.pushes.length).toBe(1);
  });

  test("only the assigned person is notified, and not about their own choice", async () => {
    const id = await send("Avery Sample");
    await turnOn(owner, "/owner-phone");
    await turnOn(coach, "/coach-phone");
    const assign = (cookie: string, person: string) =>
      ask(server.url, `/desk/messages/${id}`, { cookie, fields: { act: "assign", person } });
    await assign(owner, "coach@example.com");
    await expect.poll(() => service.pushes.map(({ path }) => path)).toEqual(["/coach-phone"]);
    expect(await news(coach)).toMatchObject({
      title: "A message was assigned to you",
      to: `/desk/messages/${id}`,
    });
    expect(mailsTo("coach@example.com")).toEqual([]);
    await assign(owner, "owner@example.com");
    await gymAt(place, ["leads", "assign", id, ""]);
    expect(service.pushes).toHaveLength(1);
  });

  test("in quiet hours no push is sent, and an assigned message is e-mailed without its text", async () => {
    await turnOn(coach, "/coach-phone");
    const [device] = await devices();
    const now = new Date().toLocaleTimeString("en-GB", {
      timeZone: "America/New_York",
      hour: "2-digit",
      minute: "2-digit",
    });
    const hour = (Number(now.slice(0, 2)) + 23) % 24;
    const [from, until] = [hour, (hour + 4) % 24].map((each) => `${String(each).padStart(2, "0")}:00`) as [
      string,
      string,
    ];
    const half = await post(coach, { act: "quiet", id: String(device!["id"]), from, until: "" });
    expect([half.status, await half.text()]).toEqual([
      400,
      expect.stringContaining("Quiet hours need a beginning and an end"),
    ]);
    expect((await post(coach, { act: "quiet", id: String(device!["id"]), from, until })).status).toBe(303);
    const id = await send("Quinn Sample");
    await ask(server.url, `/desk/messages/${id}`, {
      cookie: owner,
      fields: { act: "assign", person: "coach@example.com" },
    });
    await expect.poll(() => mailsTo("coach@example.com")).toHaveLength(1);
    expect(mailsTo("coach@example.com")[0]).toContain(`/desk/messages/${id}`);
    expect(mailsTo("coach@example.com")[0]).not.toMatch(/Quinn|question/);
    expect(service.pushes).toEqual([]);
    // A test push is sent at any time.
    expect((await post(coach, { act: "test", id: String(device!["id"]) })).status).toBe(303);
    expect(service.pushes).toHaveLength(1);
    expect(await news(coach)).toMatchObject({ title: "Notifications work" });
  });

  test("a phone whose sign-in has expired gets no push, and an assigned message is e-mailed", async () => {
    const expired = await signInAs(place, "away@example.com", "staff");
    await turnOn(expired, "/expired-phone");
    await place.plain(
      "update staff_sessions set seen_at = 1 where person = (select id from staff_people where email = 'away@example.com')",
    );
    const id = await send("Sky Sample");
    await ask(server.url, `/desk/messages/${id}`, {
      cookie: owner,
      fields: { act: "assign", person: "away@example.com" },
    });
    await expect.poll(() => mailsTo("away@example.com")).toHaveLength(1);
    expect(service.pushes).toEqual([]);
  });

  test("e-mails are sent if the push service fails, redirects or is unreachable", async () => {
    await turnOn(coach, "/answers-500");
    await turnOn(coach, "/answers-302");
    const id = await send("Drew Sample");
    await expect.poll(() => mailsTo("gym@example.com")).toHaveLength(1);
    await expect
      .poll(() => service.pushes.map(({ path }) => path).toSorted())
      .toEqual(["/answers-302", "/answers-500"]);
    await ask(server.url, `/desk/messages/${id}`, {
      cookie: owner,
      fields: { act: "assign", person: "coach@example.com" },
    });
    await expect.poll(() => mailsTo("coach@example.com")).toHaveLength(1);
    expect(service.pushes.some(({ path }) => path === "/elsewhere")).toBe(false);
    const [device] = await devices();
    const tried = await post(coach, { act: "test", id: String(device!["id"]) });
    expect([tried.status, await tried.text()]).toEqual([400, expect.stringContaining("did not accept")]);
    expect(await devices()).toHaveLength(2);
  });

  test("an unsubscribed browser is removed", async () => {
    await turnOn(coach, "/answers-410");
    await send("Sage Sample");
    await expect.poll(devices).toEqual([]);
  });

  test("only known push services are accepted, and checked again before a push", async () => {
    for (const endpoint of [
      "https://169.254.169.254/latest",
      "http://127.0.0.1:1/x",
      "https://evil.example/x",
      "https://fcm.googleapis.com.evil.example/x",
      "",
      "x",
    ]) {
      const answer = await post(coach, { endpoint });
      expect([endpoint, answer.status]).toEqual([endpoint, 400]);
    }
    expect(await devices()).toEqual([]);
    await inDatabase(place, async (db) => {
      const { id } = (await personByEmail(db, "coach@example.com"))!;
      await putPushDevice(db, {
        person: id,
        session: hashSecret(coach.slice("desk=".length)),
        endpoint: server.url + "/contact",
        device: "Phone",
      });
    });
    const [device] = await devices();
    expect((await post(coach, { act: "test", id: String(device!["id"]) })).status).toBe(400);
  });

  test("other people's devices cannot be changed", async () => {
    await turnOn(owner, "/owner-phone");
    const [device] = await devices();
    for (const fields of [{ act: "off" }, { act: "test" }, { act: "quiet", from: "01:00", until: "02:00" }])
      expect(
        (await post(coach, { ...fields, id: String(device!["id"]) } as Record<string, string>)).status,
      ).toBe(400);
    expect(await devices()).toEqual([device]);
    expect(service.pushes).toEqual([]);
  });

  test("it is logged, and ends with the session, by the button, and when an owner signs the person out", async () => {
    await turnOn(coach, "/one");
    const [device] = await devices();
    expect((await post(coach, { act: "off", id: String(device!["id"]) })).status).toBe(303);
    expect(await devices()).toEqual([]);
    const said = await place.plain(
      "select sentence from audit_entries where operation like 'account.%otif%' order by at desc limit 2",
    );
    expect(said.map(({ sentence }) => sentence).toSorted()).toEqual([
      expect.stringMatching(/^Turned off notifications on /),
      expect.stringMatching(/^Turned on notifications on /),
    ]);
    const passing = await signInAs(place, "passing@example.com", "staff");
    await turnOn(passing, "/two");
    await ask(server.url, "/desk/you", { cookie: passing, fields: { end: "" } });
    expect(await devices()).toEqual([]);
    await turnOn(coach, "/three");
    await gymAt(place, ["desk", "sign-out", "coach@example.com"]);
    expect(await devices()).toEqual([]);
    coach = await signInAs(place, "coach@example.com", "staff");
  });

  test("the public key is for people who are signed in, and the same for everyone", async () => {
    const keys = await Promise.all(
      [owner, coach].map(async (cookie) => (await ask(server.url, "/desk/push/key", { cookie })).text()),
    );
    expect(keys[0]).toMatch(/^B[\w-]{86}$/);
    expect(keys[1]).toBe(keys[0]);
    expect((await ask(server.url, "/desk/push/key")).status).toBe(303);
  });

  test("WEB_PUSH=off sends no push, offers none, and e-mails assigned messages", async () => {
    await turnOn(coach, "/coach-phone");
    const off = await startServer({
      ...place.env,
      PUSH_TEST_ORIGIN: service.origin,
      SMTP_URL: smtp.url,
      LEAD_NOTIFY_TO: "gym@example.com",
      WEB_PUSH: "off",
    });
    const askOff = (path: string, fields?: Record<string, string>) =>
      ask(off.url, path, { cookie: owner, ...(fields && { fields }) });
    await sendLead(off.url, "/contact", { ...sampleLead, name: "Casey Off", message: "Off?" });
    const [row] = await place.plain("select id from leads where name = 'Casey Off'");
    await askOff(`/desk/messages/${String(row!["id"])}`, { act: "assign", person: "coach@example.com" });
    await expect.poll(() => mailsTo("coach@example.com")).toHaveLength(1);
    expect(service.pushes).toEqual([]);
    expect((await askOff("/desk/push/key")).status).toBe(404);
    expect(await (await askOff("/desk/notifications")).text()).toContain("turned off on this server");
    const refused = await askOff("/desk/notifications", { endpoint: `${service.origin}/owner-phone` });
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining("turned off on this server"),
    ]);
    await off.stop();
  });
});
