import { readPushKeys } from "#auth/push/vapid.server.ts";
import { env } from "#config/env.server.ts";
import { leadsDatabase } from "#db/drivers/database.server.ts";

/** The public key that a browser needs to subscribe. */
export async function loader() {
  if (env.WEB_PUSH === "off")
    return new Response("Notifications are turned off on this server.\n", { status: 404 });
  const { publicKey } = await readPushKeys(leadsDatabase());
  return new Response(publicKey);
}
