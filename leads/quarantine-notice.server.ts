import type { Logger } from "pino";
import { sql } from "kysely";
import type { Database } from "#db/drivers/database.server.ts";
import { gymDay } from "#content/gym-clock.ts";
import { selectUnreviewed, markNotified } from "./quarantine.server.ts";
import { sendMail, type Mailbox } from "#mail/send-mail.server.ts";

// What is held back is told of: at most one letter a day, with all that came since the last one.

const LOOK_EVERY_MS = 10 * 60_000;
const NEXT_TRY_MS = 3600_000;
const SHOWN = 20;
const KEY = "held back, told";

/** The day of the last letter, and when one was last tried. */
type Told = { day: string; tried: number };
const never: Told = { day: "", tried: 0 };

export function startQuarantineNotices(parts: { database: Database; mailbox: Mailbox; log: Logger }) {
  const { database, mailbox, log } = parts;
  const look = () =>
    sendQuarantineNotice(database, mailbox).catch((error: unknown) =>
      log.error({ err: error }, "the letter about messages held back could not be sent"),
    );
  let looking = look();
  const timer = setInterval(() => (looking = look()), LOOK_EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}

/** However many processes look, one of them writes. A letter that failed is tried again after an hour. */
export async function sendQuarantineNotice(
  db: Database,
  mailbox: Mailbox,
  now = Date.now(),
): Promise<boolean> {
  const before = await settingOf(db);
  const told = before === null ? never : (JSON.parse(before) as Told);
  const today = gymDay(new Date(now));
  if (told.day === today || (told.tried <= now && now - told.tried < NEXT_TRY_MS)) return false;
  const fresh = await selectUnreviewed(db)
    .where("told_at", "is", null)
    .select("id")
    .orderBy("created_at", "desc")
    .execute();
  if (fresh.length === 0) return false;
  const ids = fresh.map(({ id }) => id);
  const letter = await letterOf(db, ids);
  const claim = JSON.stringify({ day: told.day, tried: now });
  if (!(await take(db, before, claim))) return false;
  const outcome = await sendMail(mailbox, { id: `held-back-${today}`, ...letter });
  if (outcome.kind !== "delivered") throw new Error(outcome.error);
  await markNotified(db, ids, now);
  return take(db, claim, JSON.stringify({ day: today, tried: now }));
}

async function settingOf(db: Database): Promise<string | null> {
  const row = await db.kysely
    .selectFrom("settings")
    .select("value")
    .where("key", "=", KEY)
    .executeTakeFirst();
  return row?.value ?? null;
}

/** Only where it still is what we have read. */
async function take(db: Database, before: string | null, value: string): Promise<boolean> {
  const { rows } =
    before === null
      ? await sql`insert into settings (key, value) values (${KEY}, ${value})
          on conflict (key) do nothing returning key`.execute(db.kysely)
      : await sql`update settings set value = ${value}
          where key = ${KEY} and value = ${before} returning key`.execute(db.kysely);
  return rows.length > 0;
}

async function letterOf(db: Database, ids: string[]) {
  const count = ids.length;
  const leads = await db.kysely
    .selectFrom("leads")
    .selectAll()
    .where("id", "in", ids.slice(0, SHOWN))
    .orderBy("created_at", "desc")
    .execute();
  const messages = `${count} ${count === 1 ? "message" : "messages"}`;
  const text = [
    `${messages} held back since the last letter like this one: only robots do what was done there. Should a person ` +
      "have written one after all, let it go with its id: gym leads release ID",
    ...leads.map(
      ({ id, created_at, name, email, message, quarantine_reason }) =>
        `${id.slice(0, 8)}  ${gymDay(new Date(created_at))}  ${name} <${email}>\n` +
        `  ${quarantine_reason}\n  ${beginningOf(message)}`,
    ),
    ...(count > SHOWN ? [`and ${count - SHOWN} more`] : []),
    "All of them: gym leads list --state quarantined --unanswered\n" +
      "Looked at, and left where it is: gym leads answered ID\n",
  ];
  return { subject: `${messages} held back as spam`, text: text.join("\n\n") };
}

/** Without its links: nobody should open them, and no mail filter should take the letter for spam. */
function beginningOf(message: string): string {
  const words = message.replaceAll(/(?:https?:\/\/|www\.)\S+/giu, "[link]").replaceAll(/\s+/g, " ");
  return words.length > 120 ? `${words.slice(0, 120).toWellFormed()} …` : words;
}
