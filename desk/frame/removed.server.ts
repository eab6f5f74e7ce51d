import { data } from "react-router";
import { textIn } from "#desk/actions/act.server.ts";
import type { Removed } from "./error-page.tsx";

/** Thrown for a form about something that a colleague has removed in the meantime: the page shows what was typed. */
export function removed(
  posted: FormData,
  fields: readonly { name: string; label: string }[],
  addTo?: Removed["addTo"],
) {
  const typed = fields
    .filter(({ name }) => textIn(posted, name).trim() !== "")
    .map(({ name, label }) => ({ name, label, text: textIn(posted, name) }));
  return data<Removed>({ typed, ...(addTo && { addTo }) }, { status: 410 });
}
