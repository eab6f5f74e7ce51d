import { z } from "zod";
import { type Answer, textIn } from "./act.server.ts";

export type Typed = Record<string, string>;

/** The answer of a form that is shown again with what was typed. */
export type TypedAnswer = Answer & { typed?: Typed; was?: string };

/**
 * What was typed into these fields of a form, and what they showed when it was opened: the form sends that as `was`. A field
 * that was not touched, or that the form did not have yet, shows what others have saved since. `opened`
 * is null if `was` was tampered with.
 */
export function readTyped(posted: FormData, names: readonly string[], now: Typed) {
  const opened = readOpened(textIn(posted, "was"));
  const isTouched = (name: string) =>
    posted.has(name) && textIn(posted, name).trim() !== opened?.[name]?.trim();
  const touched = names.filter(isTouched);
  const typed: Typed = Object.fromEntries(
    names.map((name) => [name, touched.includes(name) ? textIn(posted, name) : now[name]!]),
  );
  const seen: Typed = { ...now };
  for (const name of touched) if (opened && name in opened) seen[name] = opened[name]!;
  return { opened, typed, seen };
}

/** `was` for the form that is shown again. What was refused shows the value of now, so saving again replaces it. */
export function seenSince(seen: Typed, now: Typed, errors: readonly { name: string }[] = []): string {
  const refused = errors.filter(({ name }) => name in seen).map(({ name }) => [name, now[name] ?? ""]);
  return JSON.stringify({ ...seen, ...Object.fromEntries(refused) });
}

function readOpened(text: string): Typed | null {
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(text || "{}"));
  } catch {
    return null;
  }
}
