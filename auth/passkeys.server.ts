import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Kysely } from "kysely";
import { brand } from "#content/site.ts";
import type { Schema } from "#db/schema/schema.ts";
import type { StaffPasskeyTable } from "#db/schema/staff-tables.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { acceptChallenge, newChallenge } from "./challenge.server.ts";
import { useLink } from "./links.server.ts";
import { forgetKeys, type Person } from "./people.server.ts";

// Imported on first sign-in, to save memory on servers where nobody uses the desk.
const webauthn = () => import("@simplewebauthn/server");

type Passkey = StaffPasskeyTable;

export function listPasskeys(db: Database, person: string): Promise<Passkey[]> {
  return db.kysely
    .selectFrom("staff_passkeys")
    .selectAll()
    .where("person", "=", person)
    .orderBy("created_at")
    .execute();
}

/** What a browser needs to make a passkey. `purpose` binds the challenge to one link or one session. */
export async function makingOptions(db: Database, person: Person, origin: string, purpose: string) {
  const { generateRegistrationOptions } = await webauthn();
  const there = await listPasskeys(db, person.id);
  return generateRegistrationOptions({
    rpName: brand.name,
    rpID: new URL(origin).hostname,
    userName: person.email,
    userDisplayName: person.name,
    userID: new Uint8Array(Buffer.from(person.id)),
    challenge: await newChallenge(db, purpose),
    excludeCredentials: there.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** A new passkey, verified but not stored; null if it is invalid. */
export async function checkNewPasskey(db: Database, answer: string, origin: string, purpose: string) {
  const { verifyRegistrationResponse } = await webauthn();
  const passkey = await verified(async (expectedChallenge) => {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: JSON.parse(answer) as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
    });
    return registrationInfo?.credential;
  });
  return passkey && (await acceptChallenge(db, purpose, passkey.challenge)) ? passkey.result : null;
}

/**
 * Runs a verification that accepts any challenge, and returns the challenge with the result; null if the answer is wrong.
 * The caller checks the challenge, so that an error of the database does not count as a wrong answer.
 */
async function verified<Result>(
  verify: (expectedChallenge: (challenge: string) => boolean) => Promise<Result | undefined>,
): Promise<{ result: Result; challenge: string } | null> {
  let challenge = "";
  const noteChallenge = (given: string) => {
    challenge = given;
    return true;
  };
  const result = await verify(noteChallenge).catch(() => undefined);
  return result === undefined ? null : { result, challenge };
}

type NewPasskey = NonNullable<Awaited<ReturnType<typeof checkNewPasskey>>>;

class TakenPasskey extends Error {}

/**
 * Uses up the link and replaces all passkeys of the person: someone who is invited again has lost the others. "taken":
 * another person has this passkey, and nothing was changed.
 */
export async function acceptInvitation(
  db: Database,
  link: string,
  person: Person,
  name: string,
  passkey: NewPasskey,
  passkeyName: string,
): Promise<"in" | "spent" | "taken"> {
  const accepting = db.kysely.transaction().execute(async (trx) => {
    if (!(await useLink(trx, link, "invite"))) return "spent";
    await forgetKeys(trx, person.id);
    await trx
      .updateTable("staff_people")
      .set({ name, joined_at: person.joined_at ?? Date.now() })
      .where("id", "=", person.id)
      .execute();
    // Thrown to roll back.
    if (!(await insertPasskey(trx, toRow(person.id, passkey, passkeyName)))) throw new TakenPasskey();
    return "in";
  });
  return accepting.catch((error: unknown) => {
    if (error instanceof TakenPasskey) return "taken";
    throw error;
  });
}

export function addPasskey(db: Database, person: string, passkey: NewPasskey, name: string) {
  return insertPasskey(db.kysely, toRow(person, passkey, name));
}

/** False if a passkey with that id exists. */
async function insertPasskey(kysely: Kysely<Schema>, row: Passkey): Promise<boolean> {
  const added = await kysely
    .insertInto("staff_passkeys")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .execute();
  return added.length > 0;
}

function toRow(person: string, passkey: NewPasskey, name: string): Passkey {
  return {
    id: passkey.id,
    person,
    name,
    public_key: Buffer.from(passkey.publicKey).toString("base64url"),
    counter: passkey.counter,
    transports: (passkey.transports ?? []).join(),
    created_at: Date.now(),
    used_at: null,
  };
}

export async function removePasskey(db: Database, person: string, id: string): Promise<void> {
  await db.kysely.deleteFrom("staff_passkeys").where("person", "=", person).where("id", "=", id).execute();
}

/** The same for everyone: the browser knows its passkeys. */
export async function signInOptions(db: Database, origin: string) {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    challenge: await newChallenge(db, "sign-in"),
    userVerification: "required",
  });
}

/** The claimed owner of the passkey, not verified yet. */
export async function claimedPasskey(db: Database, answer: string): Promise<Passkey | undefined> {
  const id = parseId(answer);
  if (!id) return undefined;
  return db.kysely.selectFrom("staff_passkeys").selectAll().where("id", "=", id).executeTakeFirst();
}

function parseId(answer: string): string | null {
  try {
    const { id } = JSON.parse(answer) as { id?: unknown };
    return typeof id === "string" && id.length < 2000 ? id : null;
  } catch {
    return null;
  }
}

/** The person who signed in; null if the response is forged, expired or replayed. */
export async function signInWith(
  db: Database,
  passkey: Passkey,
  answer: string,
  origin: string,
): Promise<Person | null> {
  const { verifyAuthenticationResponse } = await webauthn();
  const signed = await verified(async (expectedChallenge) => {
    const verification = await verifyAuthenticationResponse({
      response: JSON.parse(answer) as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, "base64url")),
        counter: passkey.counter,
      },
    });
    return verification.verified ? verification.authenticationInfo : undefined;
  });
  if (!signed || !(await acceptChallenge(db, "sign-in", signed.challenge))) return null;
  await db.kysely
    .updateTable("staff_passkeys")
    .set({ counter: signed.result.newCounter, used_at: Date.now() })
    .where("id", "=", passkey.id)
    .execute();
  const person = await db.kysely
    .selectFrom("staff_people")
    .selectAll()
    .where("id", "=", passkey.person)
    .executeTakeFirst();
  return person ?? null;
}
