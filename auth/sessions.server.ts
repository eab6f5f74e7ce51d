import type { ExpressionBuilder } from "kysely";
import type { Schema } from "#db/schema/schema.ts";
import type { StaffSessionTable } from "#db/schema/staff-tables.ts";
import type { Database } from "#db/drivers/database.server.ts";
import type { Person } from "./people.server.ts";
import { hashSecret, newSecret } from "./secret.server.ts";

const DAY = 24 * 3600_000;
export const IDLE_DAYS = 14;
const LONGEST_DAYS = 90;
/** How long an ended session is stored, to find the author of a late form. */
const REMEMBERED_DAYS = 30;
const SEEN_EVERY_MS = 5 * 60_000;

export type Session = StaffSessionTable;

/** Always a new session: an id sent by the browser is never reused. Returns the cookie's value. */
export async function beginSession(db: Database, person: Person, userAgent: string): Promise<string> {
  const secret = newSecret();
  const now = Date.now();
  await db.kysely
    .deleteFrom("staff_sessions")
    .where("seen_at", "<=", now - (IDLE_DAYS + REMEMBERED_DAYS) * DAY)
    .execute();
  await db.kysely
    .insertInto("staff_sessions")
    .values({
      hash: hashSecret(secret),
      person: person.id,
      device: deviceName(userAgent),
      created_at: now,
      seen_at: now,
      ended_at: null,
    })
    .execute();
  return secret;
}

/** The person signed in with this cookie, if its session has not expired. */
export async function findStaffSession(
  db: Database,
  secret: string,
  now = Date.now(),
): Promise<{ person: Person; session: string; since: number } | null> {
  const hash = hashSecret(secret);
  const row = await db.kysely
    .selectFrom("staff_sessions")
    .innerJoin("staff_people", "staff_people.id", "staff_sessions.person")
    .selectAll("staff_people")
    .select(["staff_sessions.seen_at", "staff_sessions.created_at"])
    .where("staff_sessions.hash", "=", hash)
    .where(isAlive(now))
    .executeTakeFirst();
  if (!row) return null;
  const { seen_at, created_at: since, ...person } = row;
  if (now - seen_at > SEEN_EVERY_MS) {
    await db.kysely.updateTable("staff_sessions").set({ seen_at: now }).where("hash", "=", hash).execute();
  }
  return { person, session: hash, since };
}

export function listSessions(db: Database, person: string): Promise<Session[]> {
  return db.kysely
    .selectFrom("staff_sessions")
    .selectAll()
    .where("person", "=", person)
    .where(isAlive(Date.now()))
    .orderBy("seen_at", "desc")
    .execute();
}

export async function endSession(db: Database, person: string, hash: string): Promise<void> {
  await db.kysely
    .updateTable("staff_sessions")
    .set({ ended_at: Date.now() })
    .where("person", "=", person)
    .where("hash", "=", hash)
    .execute();
  await db.kysely
    .deleteFrom("push_devices")
    .where("person", "=", person)
    .where("session", "=", hash)
    .execute();
}

/** Ends the session with this cookie. */
export async function endSessionBySecret(db: Database, secret: string): Promise<void> {
  await db.kysely
    .updateTable("staff_sessions")
    .set({ ended_at: Date.now() })
    .where("hash", "=", hashSecret(secret))
    .execute();
}

/** Ends all sessions, and revokes links that were mailed. */
export async function endAllSessions(db: Database, person: string): Promise<number> {
  await db.kysely
    .deleteFrom("staff_links")
    .where("person", "=", person)
    .where("purpose", "=", "sign-in")
    .execute();
  await db.kysely.deleteFrom("push_devices").where("person", "=", person).execute();
  const ended = await db.kysely
    .updateTable("staff_sessions")
    .set({ ended_at: Date.now() })
    .where("person", "=", person)
    .where(isAlive(Date.now()))
    .returning("hash")
    .execute();
  return ended.length;
}

/** Neither ended nor expired. */
export function isAlive(now: number) {
  return (session: ExpressionBuilder<Schema, "staff_sessions">) =>
    session.and([
      session("staff_sessions.ended_at", "is", null),
      session("staff_sessions.seen_at", ">", now - IDLE_DAYS * DAY),
      session("staff_sessions.created_at", ">", now - LONGEST_DAYS * DAY),
    ]);
}

/** 'iPhone', for the list of sessions. */
export function deviceName(userAgent: string): string {
  const known = ["iPhone", "iPad", "Android", "Windows", "Macintosh", "CrOS", "Linux"] as const;
  const system = known.find((name) => userAgent.includes(name));
  const names: Partial<Record<string, string>> = {
    Macintosh: "Mac",
    CrOS: "Chromebook",
    Android: "Android phone",
  };
  return system ? (names[system] ?? system) : "Another device";
}
