import { type Kysely, sql } from "kysely";
import type { Schema } from "#db/schema/schema.ts";
import type { Database } from "#db/drivers/database.server.ts";
import type { Person } from "./people.server.ts";
import { hashSecret, newSecret } from "./secret.server.ts";

export type Purpose = "invite" | "sign-in";

const MINUTE = 60_000;
export const minutes: Record<Purpose, number> = { invite: 30, "sign-in": 10 };

/**
 * Returns the link's secret. It replaces earlier invitations, but not links that another browser asked for. `askedBy` is
 * a cookie: the link works only in the browser that has it.
 */
export async function makeLink(
  db: Database,
  person: Person,
  purpose: Purpose,
  askedBy: string | null = null,
): Promise<string> {
  const now = Date.now();
  const secret = newSecret();
  await db.kysely.transaction().execute(async (trx) => {
    await trx
      .deleteFrom("staff_links")
      .where((link) =>
        link.or([
          link("expires_at", "<=", now),
          link.and([
            link("person", "=", person.id),
            link("purpose", "=", purpose),
            link("asked_by", "is", null),
          ]),
        ]),
      )
      .execute();
    await trx
      .insertInto("staff_links")
      .values({
        hash: hashSecret(secret),
        person: person.id,
        purpose,
        expires_at: now + minutes[purpose] * MINUTE,
        asked_by: askedBy && hashSecret(askedBy),
      })
      .execute();
  });
  return secret;
}

/** When the last invitation of this person expires or expired; null if it was used. */
export async function invitationEnd(
  db: Database,
  { id, invited_at, joined_at }: Person,
): Promise<number | null> {
  const link = await db.kysely
    .selectFrom("staff_links")
    .select("expires_at")
    .where("person", "=", id)
    .where("purpose", "=", "invite")
    .executeTakeFirst();
  // Expired links are deleted.
  const end = joined_at === null ? invited_at + minutes.invite * MINUTE : null;
  return link ? Number(link.expires_at) : end;
}

/** Does not use up the link: mail programs also open links. */
export async function findLinkOwner(
  db: Database,
  secret: string,
  purpose: Purpose,
  askedBy: string | null = null,
): Promise<Person | undefined> {
  return db.kysely
    .selectFrom("staff_links")
    .innerJoin("staff_people", "staff_people.id", "staff_links.person")
    .selectAll("staff_people")
    .where("staff_links.hash", "=", hashSecret(secret))
    .where("staff_links.purpose", "=", purpose)
    .where("staff_links.expires_at", ">", Date.now())
    .where(isFrom(askedBy))
    .executeTakeFirst();
}

/** Uses up the link. If several callers try at once, true for one of them. */
export async function useLink(
  kysely: Kysely<Schema>,
  secret: string,
  purpose: Purpose,
  askedBy: string | null = null,
): Promise<boolean> {
  const used = await kysely
    .deleteFrom("staff_links")
    .where("hash", "=", hashSecret(secret))
    .where("purpose", "=", purpose)
    .where("expires_at", ">", Date.now())
    .where(isFrom(askedBy))
    .returning("hash")
    .execute();
  return used.length > 0;
}

/** A link that is not bound to a browser, or bound to this one. */
function isFrom(askedBy: string | null) {
  return askedBy === null ? sql<boolean>`asked_by is null` : sql<boolean>`asked_by = ${hashSecret(askedBy)}`;
}
