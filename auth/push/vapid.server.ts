import { createPrivateKey, generateKeyPairSync, type JsonWebKey, sign } from "node:crypto";
import type { Database } from "#db/drivers/database.server.ts";

const VALID_S = 12 * 3600;

export type PushKeys = { publicKey: string; privateKey: string };

/**
 * The site's key pair, made on first use. If two processes make one at once, both use the one that was stored first.
 */
export async function readPushKeys(db: Database): Promise<PushKeys> {
  const stored = await storedKeys(db);
  if (stored) return stored;
  const { publicKey, privateKey } = newPushKeys();
  await db.kysely
    .insertInto("push_keys")
    .values({ id: "vapid", public_key: publicKey, private_key: privateKey })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  return (await storedKeys(db))!;
}

async function storedKeys(db: Database): Promise<PushKeys | undefined> {
  const row = await db.kysely.selectFrom("push_keys").selectAll().executeTakeFirst();
  return row && { publicKey: row.public_key, privateKey: row.private_key };
}

function newPushKeys(): PushKeys {
  const pair = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  const { x = "", y = "" } = pair.publicKey.export({ format: "jwk" });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]);
  return {
    publicKey: point.toString("base64url"),
    privateKey: JSON.stringify(pair.privateKey.export({ format: "jwk" })),
  };
}

/** The Authorization header (RFC 8292): identifies the sender to the push service. */
export function vapidHeader(keys: PushKeys, endpoint: string, contact: string, now = Date.now()): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + VALID_S,
    sub: contact,
  };
  const content = [{ typ: "JWT", alg: "ES256" }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  const key = createPrivateKey({ key: JSON.parse(keys.privateKey) as JsonWebKey, format: "jwk" });
  const signature = sign("sha256", Buffer.from(content), { key, dsaEncoding: "ieee-p1363" });
  return `vapid t=${content}.${signature.toString("base64url")}, k=${keys.publicKey}`;
}
