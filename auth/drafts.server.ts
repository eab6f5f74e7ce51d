import { randomUUID } from "node:crypto";
import type { Database } from "#db/drivers/database.server.ts";
import type { Person } from "./people.server.ts";
import { hashSecret } from "./secret.server.ts";

const LIFE_MS = 60 * 60_000;
const MAX_PER_PERSON = 10;
const MAX_CHARACTERS = 200_000;

/** A sent form, by field name. */
export interface Draft {
  fields: Record<string, string>;
  /** It had a file, which is not stored. */
  hadFile: boolean;
}

/** The person whose session had this cookie, even if it has ended; null if they may no longer sign in. */
export async function formerOwner(db: Database, secret: string): Promise<string | null> {
  const owner = await db.kysely
    .selectFrom("staff_sessions")
    .innerJoin("staff_people", "staff_people.id", "staff_sessions.person")
    .select("staff_people.id")
    .where("staff_sessions.hash", "=", hashSecret(secret))
    .executeTakeFirst();
  return owner?.id ?? null;
}

/** Stores a form for its author, for use in the same browser. False if it is too large. */
export async function saveDraft(
  db: Database,
  { person, secret, address }: { person: string; secret: string; address: string },
  draft: Draft,
): Promise<boolean> {
  const fields = JSON.stringify(draft);
  if (fields.length + address.length > MAX_CHARACTERS) return false;
  const [session, now] = [hashSecret(secret), Date.now()];
  await dropOldDrafts(db);
  await db.kysely.transaction().execute(async (trx) => {
    await trx
      .deleteFrom("staff_drafts")
      .where("session", "=", session)
      .where("address", "=", address)
      .execute();
    await trx
      .insertInto("staff_drafts")
      .values({ id: randomUUID(), person, session, address, fields, made_at: now })
      .execute();
    const theirs = await trx
      .selectFrom("staff_drafts")
      .select("id")
      .where("person", "=", person)
      .orderBy("made_at", "desc")
      .orderBy("id")
      .execute();
    const tooMany = theirs.slice(MAX_PER_PERSON).map(({ id }) => id);
    if (tooMany.length > 0) await trx.deleteFrom("staff_drafts").where("id", "in", tooMany).execute();
  });
  return true;
}

/** Moves drafts to the new session of the same person. Returns the path of the newest draft's form. */
export async function takeOverDrafts(
  db: Database,
  person: Person,
  before: string | null,
  secret: string,
): Promise<string | null> {
  await dropOldDrafts(db);
  if (!before) return null;
  const taken = await db.kysely
    .updateTable("staff_drafts")
    .set({ session: hashSecret(secret) })
    .where("session", "=", hashSecret(before))
    .where("person", "=", person.id)
    .returning(["address", "made_at"])
    .execute();
  return taken.toSorted((a, b) => b.made_at - a.made_at)[0]?.address ?? null;
}

/** `session` is the hash that findStaffSession returns. */
export async function draftAt(db: Database, session: string, address: string): Promise<Draft | null> {
  const draft = await db.kysely
    .selectFrom("staff_drafts")
    .select("fields")
    .where("session", "=", session)
    .where("address", "=", address)
    .where("made_at", ">", Date.now() - LIFE_MS)
    .executeTakeFirst();
  return draft ? (JSON.parse(draft.fields) as Draft) : null;
}

export async function dropDraft(db: Database, session: string, address: string): Promise<void> {
  await db.kysely
    .deleteFrom("staff_drafts")
    .where("session", "=", session)
    .where("address", "=", address)
    .execute();
}

async function dropOldDrafts({ kysely }: Database) {
  await kysely
    .deleteFrom("staff_drafts")
    .where("made_at", "<=", Date.now() - LIFE_MS)
    .execute();
}
