import type { Logger } from "pino";
import { sql } from "kysely";
import type { Database } from "#db/drivers/database.server.ts";
import { readNote } from "#db/readers/site-notes.server.ts";
import { gymDay } from "#content/gym-clock.ts";
import { selectUnreviewed, markNotified } from "./quarantine.server.ts";
import { sendMail, type Mailbox } from "#mail/send-mail.server.ts";

// At most one e-mail a day lists the messages quarantined since the last one.

const CHECK_EVERY_MS = 10 * 60_000;
const RETRY_AFTER_MS = 3600_000;
const SHOWN = 20;
const KEY = "held back, told";

/** The day of the last e-mail, and the time of the last try. */
type Notified = { day: string; tried: number };
const never: Notified = { day: "", tried: 0 };

export function startQuarantineNotices(parts: { database: Database; mailbox: Mailbox; log: Logger }) {
  const { database, mailbox, log } = parts;
  const check = () =>
    sendQuarantineNotice(database, mailbox).catch((error: unknown) =>
      log.error({ err: error }, "the e-mail about quarantined messages could not be sent"),
    );
  let checking = check();
  const timer = setInterval(() => (checking = check()), CHECK_EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await checking;
    },
  };
}

/** Only one of several processes sends it. A failed e-mail is retried after an hour. */
export async function sendQuarantineNotice(
  db: Database,
  mailbox: Mailbox,
  now = Date.now(),
): Promise<boolean> {
  const before = await readNote(db, KEY);
  const last = before === undefined ? never : (JSON.parse(before) as Notified);
  const today = gymDay(new Date(now));
  if (last.day === today || (last.tried <= now && now - last.tried < RETRY_AFTER_MS)) return false;
  const fresh = await selectUnreviewed(db)
    .where("told_at", "is", null)
    .select("id")
    .orderBy("created_at", "desc")
    .execute();
  if (fresh.length === 0) return false;
  const ids = fresh.map(({ id }) => id);
  const email = await writeNotice(db, ids);
  const claim = JSON.stringify({ day: last.day, tried: now });
  if (!(await replaceNote(db, before, claim))) return false;
  const outcome = await sendMail(mailbox, { id: `held-back-${today}`, ...email });
  if (outcome.kind !== "delivered") throw new Error(`${outcome.error} (${outcome.cause})`);
  await markNotified(db, ids, now);
  return replaceNote(db, claim, JSON.stringify({ day: today, tried: now }));
}

/** Compare and swap: false where another process changed it first. */
async function replaceNote(db: Database, before: string | undefined, value: string): Promise<boolean> {
  const { rows } =
    before === undefined
      ? await sql`insert into settings (key, value) values (${KEY}, ${value})
          on conflict (key) do nothing returning key`.execute(db.kysely)
      : await sql`update settings set value = ${value}
          where key = ${KEY} and value = ${before} returning key`.execute(db.kysely);
  return rows.length > 0;
}

async function writeNotice(db: Database, ids: string[]) {
  const count = ids.length;
  const leads = await db.kysely
    .selectFrom("leads")
    .selectAll()
    .where("id", "in", ids.slice(0, SHOWN))
    .orderBy("created_at", "desc")
    .execute();
  const messages = `${count} ${count === 1 ? "message" : "messages"}`;
  const text = [
    `${messages} quarantined since the last e-mail of this kind, because they look like spam from a robot. If a person ` +
      "wrote one of them, release it with its id: gym leads release ID",
    ...leads.map(
      ({ id, created_at, name, email, message, quarantine_reason }) =>
        `${id.slice(0, 8)}  ${gymDay(new Date(created_at))}  ${name} <${email}>\n` +
        `  ${quarantine_reason}\n  ${excerpt(message)}`,
    ),
    ...(count > SHOWN ? [`and ${count - SHOWN} more`] : []),
    "All of them: gym leads list --state quarantined --unanswered\n" +
      "Reviewed, and still spam: gym leads answered ID\n",
  ];
  return { subject: `${messages} quarantined as spam`, text: text.join("\n\n") };
}

/** Without links: they are dangerous, and mail filters would treat the e-mail as spam. */
function excerpt(message: string): string {
  const words = message.replaceAll(/(?:https?:\/\/|www\.)\S+/giu, "[link]").replaceAll(/\s+/g, " ");
  return words.length > 120 ? `${words.slice(0, 120).toWellFormed()} …` : words;
}
