import { type Person, personByEmail } from "#auth/people.server.ts";
import { UserError } from "#config/user-error.ts";
import type { Database } from "#db/drivers/database.server.ts";
import type { Actor } from "#operations/operation.ts";

/** The person who is signed in at the desk. */
export async function findSelf(db: Database, { name }: Actor): Promise<Person> {
  const person = await personByEmail(db, name);
  if (!person) throw new UserError("You are no longer invited.", "Ask an owner of the desk.");
  return person;
}
