import { z } from "zod";
import { invalidFields } from "#config/user-error.ts";
import { field } from "#operations/operation.ts";
import type { TypedCells } from "./read-row.ts";

// Two people edit the same thing: a form sends what it showed when it was opened, and only what the person has changed is applied.

/** The cells as the form showed them. */
export const opened = field(z.record(z.string(), z.string()).optional(), { label: "Opened", kind: "hidden" });

/**
 * The cells that the person has changed. Refuses those that somebody else has changed to another value since the form was
 * opened. `now` is a cell's text of now as the form shows it, `show` a text as people read it.
 */
export function touchedCells(
  typed: TypedCells,
  seen: TypedCells,
  now: (name: string) => string,
  show = (_name: string, text: string) => text,
): TypedCells {
  const touched = Object.entries(typed).filter(
    ([name, text]) => text !== undefined && text.trim() !== seen[name]?.trim(),
  );
  const errors = touched.flatMap(([name, text = ""]) => {
    const theirs = now(name);
    if ([undefined, theirs].includes(seen[name]?.trim()) || theirs === text.trim()) return [];
    const message =
      `somebody has changed this in the meantime. Theirs is “${show(name, theirs)}”, ` +
      `yours is “${show(name, text.trim())}”. Save again to replace theirs`;
    return [{ field: name, message }];
  });
  if (errors.length > 0) throw invalidFields(errors);
  return Object.fromEntries(touched);
}
