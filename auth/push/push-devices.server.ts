import { randomUUID } from "node:crypto";
import type { Database } from "#db/drivers/database.server.ts";
import type { PushDeviceTable } from "#db/schema/staff-tables.ts";
import type { Person } from "#auth/people.server.ts";
import { hashSecret } from "#auth/secret.server.ts";
import { isAlive } from "#auth/sessions.server.ts";

export type PushDevice = PushDeviceTable;
export type PushNotice = { notice: NonNullable<PushDevice["notice"]>; lead: string | null };

const MAX_PER_PERSON = 10;

type NewDevice = Pick<PushDevice, "person" | "session" | "endpoint" | "device">;

/** A browser that is stored already keeps its quiet hours. The oldest devices beyond the limit are removed. */
export async function putPushDevice(db: Database, device: NewDevice): Promise<void> {
  await db.kysely
    .insertInto("push_devices")
    .values({
      ...device,
      id: randomUUID(),
      quiet_from: null,
      quiet_until: null,
      made_at: Date.now(),
      notice: null,
      lead: null,
      noticed_at: null,
    })
    .onConflict((conflict) => conflict.column("endpoint").doUpdateSet(device))
    .execute();
  const all = await newestFirst(db).where("push_devices.person", "=", device.person).execute();
  for (const { id } of all.slice(MAX_PER_PERSON)) await removePushDevice(db, id);
}

/** After a new sign-in in the same browser, keeps this person's notifications and removes those of others. */
export async function takeOverPushDevices(
  db: Database,
  person: Pick<Person, "id">,
  before: string,
  secret: string,
): Promise<void> {
  const session = hashSecret(before);
  await db.kysely
    .deleteFrom("push_devices")
    .where("session", "=", session)
    .where("person", "<>", person.id)
    .execute();
  await db.kysely
    .updateTable("push_devices")
    .set({ session: hashSecret(secret) })
    .where("session", "=", session)
    .execute();
}

/** The devices on which somebody is signed in, of one person or of all. Newest first. */
export function listPushDevices(db: Database, person?: string): Promise<PushDevice[]> {
  const signedIn = newestFirst(db)
    .innerJoin("staff_sessions", "staff_sessions.hash", "push_devices.session")
    .where(isAlive(Date.now()));
  return (person === undefined ? signedIn : signedIn.where("push_devices.person", "=", person)).execute();
}

function newestFirst(db: Database) {
  return db.kysely
    .selectFrom("push_devices")
    .selectAll("push_devices")
    .orderBy("push_devices.made_at", "desc")
    .orderBy("push_devices.id");
}

export async function removePushDevice(db: Database, id: string): Promise<void> {
  await db.kysely.deleteFrom("push_devices").where("id", "=", id).execute();
}

export async function setQuietHours(
  db: Database,
  id: string,
  from: string | null,
  until: string | null,
): Promise<void> {
  await db.kysely
    .updateTable("push_devices")
    .set({ quiet_from: from, quiet_until: until })
    .where("id", "=", id)
    .execute();
}

/** Written before the push is sent: the browser requests it when the push arrives. */
export async function notePush(db: Database, id: string, notice: PushNotice): Promise<void> {
  await db.kysely
    .updateTable("push_devices")
    .set({ ...notice, noticed_at: Date.now() })
    .where("id", "=", id)
    .execute();
}

/** The last notification of this person's devices. */
export async function lastPush(db: Database, person: string): Promise<PushNotice | null> {
  const row = await db.kysely
    .selectFrom("push_devices")
    .select(["notice", "lead"])
    .where("person", "=", person)
    .where("noticed_at", "is not", null)
    .orderBy("noticed_at", "desc")
    .executeTakeFirst();
  return row?.notice ? { notice: row.notice, lead: row.lead } : null;
}
