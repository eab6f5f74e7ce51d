import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Database } from "#db/drivers/database.server.ts";
import { addNote, readNote } from "#db/readers/site-notes.server.ts";
import { hashSecret, newSecret } from "./secret.server.ts";

// A challenge contains its expiry and our signature, so issuing one writes nothing to the database.

const LIFE_MS = 10 * 60_000;
const KEY = "desk challenges";

export async function newChallenge(db: Database, purpose: string): Promise<Uint8Array<ArrayBuffer>> {
  const body = `${randomBytes(16).toString("base64url")}.${Date.now() + LIFE_MS}`;
  return new Uint8Array(Buffer.from(`${body}.${await sign(db, purpose, body)}`));
}

/** True once per challenge that we made for this purpose and that has not expired. */
export async function acceptChallenge(db: Database, purpose: string, challenge: string): Promise<boolean> {
  return (await isOurs(db, purpose, challenge)) && (await useUp(db, challenge));
}

/** `challenge` is base64url, as the browser sends it. */
async function isOurs(db: Database, purpose: string, challenge: string): Promise<boolean> {
  const [random, expires, signature = ""] = Buffer.from(challenge, "base64url").toString().split(".");
  const wanted = Buffer.from(await sign(db, purpose, `${random}.${expires}`));
  const given = Buffer.from(signature);
  return given.length === wanted.length && timingSafeEqual(given, wanted) && Number(expires) > Date.now();
}

async function useUp(db: Database, challenge: string): Promise<boolean> {
  const now = Date.now();
  await db.kysely.deleteFrom("staff_challenges").where("expires_at", "<=", now).execute();
  const used = await db.kysely
    .insertInto("staff_challenges")
    .values({ hash: hashSecret(challenge), expires_at: now + LIFE_MS })
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .returning("hash")
    .execute();
  return used.length > 0;
}

async function sign(db: Database, purpose: string, body: string): Promise<string> {
  return createHmac("sha256", await signingKey(db))
    .update(`${purpose}\n${body}`)
    .digest("base64url");
}

const keys = new WeakMap<Database, Promise<string>>();

/** Shared by all processes of a site. */
function signingKey(db: Database): Promise<string> {
  const known = keys.get(db) ?? readKey(db);
  keys.set(db, known);
  known.catch(() => keys.delete(db));
  return known;
}

async function readKey(db: Database): Promise<string> {
  await addNote(db, KEY, newSecret());
  return (await readNote(db, KEY))!;
}
