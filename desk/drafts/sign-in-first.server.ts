import { redirect, type RouterContextProvider } from "react-router";
import { leadsDatabase } from "#db/drivers/database.server.ts";
import { type Draft, draftAt, dropDraft, formerOwner, saveDraft } from "#auth/drafts.server.ts";
import { readCookie } from "#desk/sign-in/session-cookie.server.ts";
import { readOrigin, signedIn } from "#desk/sign-in/visit.server.ts";
import { readForm } from "#desk/frame/form.server.ts";

/** Path and query. They identify a form. */
export function readAddress(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}

/** Redirects to the sign-in and back to the same page. A sent form is stored for its author. */
export async function signInFirst(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const address = readAddress(request);
  const query = new URLSearchParams(address === "/desk" ? {} : { to: address });
  if (request.method === "POST")
    query.set("typed", (await saveForm(request, context, address)) ? "saved" : "lost");
  return redirect(query.size > 0 ? `/desk/sign-in?${query}` : "/desk/sign-in", 303);
}

/** Fields of every form. The others tell the forms of a page apart. */
const SHARED = new Set(["once", "was", "act", "see", "sure"]);

/** The form of this page that was sent after its session had ended. */
export function readDraft(context: Readonly<RouterContextProvider>): Promise<Draft | null> {
  const { session, page } = context.get(signedIn);
  return draftAt(leadsDatabase(), session, page);
}

/** Once its form has been saved, a draft is no longer needed. Another form of the same page does not touch it. */
export async function dropSavedDraft(
  context: Readonly<RouterContextProvider>,
  posted: FormData,
): Promise<void> {
  const draft = await readDraft(context);
  if (!draft) return;
  const { session, page } = context.get(signedIn);
  const names = Object.keys(draft.fields).filter((name) => !SHARED.has(name));
  if (names.length === 0 || names.some((name) => posted.has(name)))
    await dropDraft(leadsDatabase(), session, page);
}

async function saveForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
  address: string,
): Promise<boolean> {
  const secret = readCookie(request, readOrigin(context));
  const person = secret && (await formerOwner(leadsDatabase(), secret));
  if (!secret || !person) return false;
  return saveDraft(leadsDatabase(), { person, secret, address }, toDraft(await readForm(request)));
}

function toDraft(posted: FormData): Draft {
  const sent = [...posted];
  return {
    fields: Object.fromEntries(
      sent.flatMap(([name, value]) =>
        typeof value === "string" ? [[name, value.replaceAll("\r\n", "\n")]] : [],
      ),
    ),
    hadFile: sent.some(([, value]) => typeof value !== "string" && value.size > 0),
  };
}
