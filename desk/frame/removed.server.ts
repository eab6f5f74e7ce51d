import { data, type RouterContextProvider } from "react-router";
import type { Draft } from "#auth/drafts.server.ts";
import { textIn } from "#desk/actions/act.server.ts";
import { readDraft } from "#desk/drafts/sign-in-first.server.ts";
import type { Removed } from "./error-page.tsx";

type Fields = readonly { name: string; label: string }[];

/** Thrown for a form about something that a colleague has removed in the meantime: the page shows what was typed. */
export function removed(posted: FormData, fields: Fields, more: Omit<Removed, "typed"> = {}) {
  const typed = fields
    .filter(({ name }) => textIn(posted, name).trim() !== "")
    .map(({ name, label }) => ({ name, label, text: textIn(posted, name) }));
  return data<Removed>({ typed, ...more }, { status: 410 });
}

/** Thrown for a page about something that is not there. It shows the text of a form that was sent before the sign-in. */
export async function notFound(
  context: Readonly<RouterContextProvider>,
  fields: Fields,
  more: Omit<Removed, "typed"> = {},
) {
  const draft = await readDraft(context);
  return draft ? removedDraft(draft, fields, more) : data(null, { status: 404 });
}

/** The same for a form that was sent before the sign-in. */
export function removedDraft(draft: Draft, fields: Fields, more: Omit<Removed, "typed"> = {}) {
  const posted = new FormData();
  for (const [name, text] of Object.entries(draft.fields)) posted.set(name, text);
  return removed(posted, fields, more);
}
