import { leadsDatabase } from "#db/drivers/database.server.ts";
import { listPeople } from "#auth/people.server.ts";

/** Names by e-mail address. */
export async function readNames(): Promise<Map<string, string>> {
  return new Map((await listPeople(leadsDatabase())).map(({ email, name }) => [email, name]));
}
