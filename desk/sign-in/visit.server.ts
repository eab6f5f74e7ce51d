import { createContext, redirect, type RouterContextProvider } from "react-router";
import { leadsDatabase } from "#db/drivers/database.server.ts";
import { log } from "#config/log.server.ts";
import { RateLimit } from "#http/rate-limit.server.ts";
import { deskVisit } from "#auth/desk-visit.server.ts";
import { takeOverDrafts } from "#auth/drafts.server.ts";
import type { Person } from "#auth/people.server.ts";
import { takeOverPushDevices } from "#auth/push/push-devices.server.ts";
import { beginSession, endSessionBySecret, findStaffSession } from "#auth/sessions.server.ts";
import { readCookie, setCookie } from "./session-cookie.server.ts";

type Context = Readonly<RouterContextProvider>;

/** The signed-in person, on every page that needs one; `since` is the time of the sign-in, `page` the path and query. */
export const signedIn = createContext<{ person: Person; session: string; since: number; page: string }>();

/** Per ten minutes: sign-in attempts as one person, and invalid cookies from one address. */
const forPerson = new RateLimit(10);
const guesses = new RateLimit(60);

/** The origin that passkeys and cookies belong to. */
export function readOrigin(context: Context): string {
  return context.get(deskVisit).origin;
}

export async function findVisitor(request: Request, context: Context) {
  const { address, origin } = context.get(deskVisit);
  const secret = readCookie(request, origin);
  if (!secret) return null;
  const session = await findStaffSession(leadsDatabase(), secret);
  return session ?? (guesses.check(address) === null ? null : "guessing");
}

/** Whether another sign-in attempt as this person is allowed. Counts attempts from all addresses. */
export function allowLoginAttempt(person: string): boolean {
  return forPerson.check(person) === null;
}

/** Ends this browser's earlier session and returns the redirect to the next page. */
export async function signIn(
  request: Request,
  context: Context,
  person: Person,
  by: "passkey" | "mailed link" | "invitation",
): Promise<Response> {
  const origin = readOrigin(context);
  const before = readCookie(request, origin);
  if (before) await endSessionBySecret(leadsDatabase(), before);
  const secret = await beginSession(leadsDatabase(), person, request.headers.get("user-agent") ?? "");
  if (before) await takeOverPushDevices(leadsDatabase(), person, before, secret);
  const draft = await takeOverDrafts(leadsDatabase(), person, before, secret);
  log.info({ person: person.id, by }, "signed in at the desk");
  return redirect(requestedPage(request, origin) ?? draft ?? "/desk", {
    status: 303,
    headers: { "set-cookie": setCookie(origin, secret) },
  });
}

/** The page that the person wanted before the sign-in. */
export function requestedPage(request: Request, origin: string): string | null {
  return deskPage(new URL(request.url).searchParams.get("to"), origin);
}

/** The path, query and section, if it is a page of the desk; otherwise null. */
export function deskPage(to: string | null, origin: string): string | null {
  if (!to || !URL.canParse(to, origin)) return null;
  const url = new URL(to, origin);
  const isDeskPage = url.origin === origin && /^\/desk(\/[\w.-]+)*$/.test(url.pathname);
  return isDeskPage ? url.pathname + url.search + url.hash : null;
}
