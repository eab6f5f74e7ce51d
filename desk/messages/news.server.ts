import { leadsDatabase } from "#db/drivers/database.server.ts";

const POLL_EVERY_MS = 2_000;
const KEEP_ALIVE_MS = 25_000;
const MAX_STREAM_MS = 5 * 60_000;
const MAX_LISTENERS = 40;
const MAX_PER_PERSON = 4;

type Listener = { person: string; send: (text: string) => void };

const listeners = new Set<Listener>();
let timer: NodeJS.Timeout | undefined;
let newest = 0;

/** An event stream that reports new messages; null if too many pages listen already. */
export function listen(person: string, gone: AbortSignal): ReadableStream<Uint8Array> | null {
  const own = [...listeners].filter((one) => one.person === person);
  if (listeners.size >= MAX_LISTENERS || own.length >= MAX_PER_PERSON) return null;
  let leave = () => {};
  return new ReadableStream({
    start(controller) {
      const listener = {
        person,
        send: (text: string) => controller.enqueue(new TextEncoder().encode(text)),
      };
      const alive = setInterval(() => listener.send(":\n\n"), KEEP_ALIVE_MS);
      const end = setTimeout(() => leave(), MAX_STREAM_MS);
      leave = () => {
        if (!listeners.delete(listener)) return;
        clearInterval(alive);
        clearTimeout(end);
        if (listeners.size === 0) clearInterval(timer);
        controller.close();
      };
      listeners.add(listener);
      gone.addEventListener("abort", leave);
      listener.send("retry: 5000\n\n");
      if (listeners.size === 1) begin();
    },
    cancel: () => leave(),
  });
}

/** One poll every two seconds, however many pages listen. */
function begin() {
  newest = 0;
  timer = setInterval(() => void poll().catch(() => undefined), POLL_EVERY_MS);
  void poll().catch(() => undefined);
}

async function poll() {
  const row = await leadsDatabase()
    .kysely.selectFrom("leads")
    .select((lead) => lead.fn.max("created_at").as("newest"))
    .executeTakeFirst();
  const now = Number(row?.newest ?? 0);
  if (newest !== 0 && now > newest) for (const { send } of listeners) send("data: new\n\n");
  newest = now || 1;
}
