import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "#db/schema/schema.ts";
import type { StaffPersonTable } from "#db/schema/staff-tables.ts";
import type { Database } from "#db/drivers/database.server.ts";

export type Person = StaffPersonTable;
export type Role = Person["role"];
export const roles: readonly Role[] = ["owner", "staff"];

type Rows = Pick<Database, "kysely">;

/** Owners first, then by name. */
export function listPeople(db: Rows): Promise<Person[]> {
  return db.kysely.selectFrom("staff_people").selectAll().orderBy("role").orderBy("name").execute();
}

export async function personByEmail(db: Rows, email: string): Promise<Person | undefined> {
  return db.kysely
    .selectFrom("staff_people")
    .selectAll()
    .where("email", "=", plainEmail(email))
    .executeTakeFirst();
}

/** Without an owner, nothing below /desk answers. */
export async function hasOwner(db: Rows): Promise<boolean> {
  const owner = await db.kysely
    .selectFrom("staff_people")
    .select("id")
    .where("role", "=", "owner")
    .limit(1)
    .execute();
  return owner.length > 0;
}

/** Adds a person; the first becomes an owner. If the person exists, sets only the role, if one is given. */
export async function putPerson(db: Database, email: string, role?: Role): Promise<Person> {
  const first: Role = (await hasOwner(db)) ? "staff" : "owner";
  const plain = plainEmail(email);
  await db.kysely
    .insertInto("staff_people")
    .values({
      id: randomUUID(),
      email: plain,
      name: plain.slice(0, plain.indexOf("@")),
      role: role ?? first,
      invited_at: Date.now(),
      joined_at: null,
    })
    .onConflict((conflict) =>
      conflict.column("email").doUpdateSet({ invited_at: Date.now(), ...(role && { role }) }),
    )
    .execute();
  return (await personByEmail(db, email))!;
}

export async function setRole(db: Database, id: string, role: Role): Promise<void> {
  await db.kysely.updateTable("staff_people").set({ role }).where("id", "=", id).execute();
}

/** Deletes the person with their passkeys, sessions and links. Call it inside a transaction. */
export async function removePerson(db: Database, id: string): Promise<void> {
  await forgetKeys(db.kysely, id);
  await db.kysely.deleteFrom("staff_people").where("id", "=", id).execute();
}

/** Revokes all of this person's passkeys, sessions and links. */
export async function forgetKeys(kysely: Kysely<Schema>, person: string): Promise<void> {
  await kysely.deleteFrom("staff_passkeys").where("person", "=", person).execute();
  await kysely.deleteFrom("staff_links").where("person", "=", person).execute();
  await kysely.deleteFrom("staff_sessions").where("person", "=", person).execute();
  await kysely.deleteFrom("push_devices").where("person", "=", person).execute();
  await kysely.deleteFrom("staff_drafts").where("person", "=", person).execute();
}

function plainEmail(email: string): string {
  return email.trim().toLowerCase().normalize("NFC");
}
