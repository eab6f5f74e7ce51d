import { randomUUID } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { deskVisit } from "#auth/desk-visit.server.ts";
import { hashSecret } from "#auth/secret.server.ts";
import { signedIn } from "#desk/sign-in/visit.server.ts";

const CACHED_MS = 3600_000;
const MAX_CACHED = 1_000;

type Cached = { until: number; answer: Promise<unknown>; clients: ReturnType<typeof countClients> };

const cached = new Map<string, Cached>();

/** The value of a form's hidden field `once`. */
export function newOnce(): string {
  return randomUUID();
}

/**
 * An identical form that is sent twice runs once, and both posts get the same answer: after a double tap, and
 * after going back. Failures are forgotten, so that they can be retried. `work` is aborted when all clients have left;
 * if it ends well all the same, because an e-mail can't be stopped, its answer counts.
 */
export async function once<Answer>(
  context: Readonly<RouterContextProvider>,
  fields: FormData,
  work: (gone: AbortSignal) => Promise<Answer>,
  succeeded: (answer: Answer) => boolean = (answer) => answer instanceof Response,
): Promise<Answer> {
  const { gone } = context.get(deskVisit);
  const key = formKey(context, fields);
  if (key === undefined) return work(gone);
  const before = cached.get(key);
  if (before && before.until > Date.now()) {
    before.clients.add(gone);
    if (before.clients.left.aborted) await before.answer.catch(() => undefined);
    if (cached.get(key) === before) return before.answer as Promise<Answer>;
    return once(context, fields, work, succeeded);
  }
  const clients = countClients();
  clients.add(gone);
  const answer = work(clients.left).then(
    (result) => {
      if (!succeeded(result)) forget();
      return result;
    },
    (error: unknown) => {
      forget();
      throw error;
    },
  );
  const mine: Cached = { until: Date.now() + CACHED_MS, answer, clients };
  const forget = () => {
    if (cached.get(key) === mine) cached.delete(key);
  };
  cached.delete(key);
  cached.set(key, mine);
  if (cached.size > MAX_CACHED) cached.delete(cached.keys().next().value!);
  return answer;
}

/** Identifies this form and its content; undefined if it has no field `once`. */
export function formKey(context: Readonly<RouterContextProvider>, fields: FormData): string | undefined {
  const id = fields.get("once");
  if (typeof id !== "string" || !/^[\w-]{36}$/.test(id)) return undefined;
  return `${context.get(signedIn).person.id} ${hashSecret(sentIn(fields))}`;
}

function countClients() {
  const all = new AbortController();
  let waiting = 0;
  const leave = () => {
    waiting -= 1;
    if (waiting === 0) all.abort();
  };
  return {
    /** Aborted when all clients have left. */
    left: all.signal,
    add(gone: AbortSignal) {
      waiting += 1;
      gone.addEventListener("abort", leave, { once: true });
    },
  };
}

/** Everything in the form; of a file, its name and size. */
function sentIn(fields: FormData): string {
  return JSON.stringify(
    [...fields].map(([name, value]) => [name, typeof value === "string" ? value : [value.name, value.size]]),
  );
}
