import { randomUUID } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { hashOf } from "#staff/secret.server.ts";
import { signedIn } from "#desk/door/visit.server.ts";

const KEPT_MS = 3600_000;
const MOST_KEPT = 1_000;

const kept = new Map<string, { until: number; answer: Promise<unknown> }>();

/** The value of a form's hidden field `once`. */
export function newOnce(): string {
  return randomUUID();
}

/**
 * A form that is sent twice just as it is does its work once, and both posts get the same answer: after a double tap, and
 * after going back. What did not succeed is forgotten, so that it can be tried again.
 */
export async function once<Answer>(
  context: Readonly<RouterContextProvider>,
  fields: FormData,
  work: () => Promise<Answer>,
  succeeded: (answer: Answer) => boolean = (answer) => answer instanceof Response,
): Promise<Answer> {
  const id = fields.get("once");
  if (typeof id !== "string" || !/^[\w-]{36}$/.test(id)) return work();
  const key = `${context.get(signedIn).person.id} ${hashOf(sentIn(fields))}`;
  const before = kept.get(key);
  if (before && before.until > Date.now()) return before.answer as Promise<Answer>;
  const answer = work();
  kept.delete(key);
  kept.set(key, { until: Date.now() + KEPT_MS, answer });
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
  let isDone = false;
  try {
    isDone = succeeded(await answer);
    return await answer;
  } finally {
    if (!isDone) kept.delete(key);
  }
}

/** All that stands in the form; of a file its name and size. */
function sentIn(fields: FormData): string {
  return JSON.stringify(
    [...fields].map(([name, value]) => [name, typeof value === "string" ? value : [value.name, value.size]]),
  );
}
