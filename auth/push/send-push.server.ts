import type { Env } from "#config/env.server.ts";
import { log } from "#config/log.server.ts";
import { wallClock } from "#domain/schedule/clock.ts";
import { timeZone } from "#content/site.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { isPushEndpoint } from "./push-host.ts";
import { notePush, type PushDevice, type PushNotice, removePushDevice } from "./push-devices.server.ts";
import { isQuiet } from "./quiet-hours.ts";
import { readPushKeys, vapidHeader } from "./vapid.server.ts";

type Settings = Pick<Env, "SITE_URL" | "LEAD_NOTIFY_TO" | "WEB_PUSH" | "PUSH_TEST_ORIGIN">;

const TIMEOUT_MS = 5_000;
/** How long the push service keeps it for a phone that is off. */
const KEEP_S = 24 * 3600;

/** Sends to each device that is not in its quiet hours. Returns the devices whose push service accepted it. */
export async function sendPushes(
  db: Database,
  env: Settings,
  devices: readonly PushDevice[],
  notice: PushNotice,
): Promise<PushDevice[]> {
  if (env.WEB_PUSH === "off") return [];
  const { minutes } = wallClock(new Date(), timeZone);
  const awake = devices.filter(
    ({ quiet_from, quiet_until }) => notice.notice === "test" || !isQuiet(minutes, quiet_from, quiet_until),
  );
  const accepted = await Promise.all(awake.map((device) => sendPush(db, env, device, notice)));
  return awake.filter((_, index) => accepted[index]);
}

/** The push is empty. It carries no text, no name and no id, so there is nothing to encrypt. */
async function sendPush(
  db: Database,
  env: Settings,
  device: PushDevice,
  notice: PushNotice,
): Promise<boolean> {
  const { id, endpoint } = device;
  if (!isPushEndpoint(endpoint, env.PUSH_TEST_ORIGIN)) return false;
  await notePush(db, id, notice);
  const contact = env.LEAD_NOTIFY_TO ? `mailto:${env.LEAD_NOTIFY_TO}` : env.SITE_URL;
  const service = new URL(endpoint).host;
  try {
    const answer = await fetch(endpoint, {
      method: "POST",
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        authorization: vapidHeader(await readPushKeys(db), endpoint, contact),
        ttl: String(KEEP_S),
        urgency: "high",
        // A phone that was off gets one push, not one for each message.
        topic: `desk-${notice.notice}`,
      },
    });
    await answer.body?.cancel();
    // The browser has unsubscribed.
    if (answer.status === 404 || answer.status === 410) await removePushDevice(db, id);
    if (!answer.ok) log.warn({ service, status: answer.status }, "a push was not accepted");
    return answer.ok;
  } catch (error) {
    log.warn({ err: error, service }, "a push could not be sent");
    return false;
  }
}
