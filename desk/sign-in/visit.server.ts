import { createContext, redirect, type RouterContextProvider } from "react-router";
import { leadsDatabase } from "#db/drivers/database.server.ts";
import { log } from "#config/log.server.ts";
import { RateLimit } from "#http/rate-limit.server.ts";
import { deskVisit } from "#auth/desk-visit.server.ts";
import { takeOverDrafts } from "#auth/drafts.server.ts";
import type { Person } from "#auth/people.server.ts";
import { takeOverPushDevices } from "#auth/push/push-devices.server.ts";
import { beginSession, endSessionBySecret, personOfSession } from "#auth/sessions.server.ts";
import { readCookie, setCookie } from "./session-cookie.server.ts";

type Context = Readonly<RouterContextProvider>;

/** Who asks, on every page behind the door; `since` is when they showed who they are. */
export const signedIn = createContext<{ person: Person; session: string; since: number }>();

/** Tries to get in as one person, and cookies of one address that open nothing, in ten minutes. */
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
  const found = await personOfSession(leadsDatabase(), secret);
  return found ?? (guesses.check(address) === null ? null : "guessing");
}

/** Whether this person may be tried once more: however many addresses the tries come from. */
export function allowLoginAttempt(person: string): boolean {
  return forPerson.check(person) === null;
}

/** What was signed in on this browser before is over; where to go on. */
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

/** Where somebody wanted to go who had to sign in first. */
export function requestedPage(request: Request, origin: string): string | null {
  return pageOfDesk(new URL(request.url).searchParams.get("to"), origin);
}

/** The address of a page of the desk, with its query; null: it is none. */
export function pageOfDesk(to: string | null, origin: string): string | null {
  if (!to || !URL.canParse(to, origin)) return null;
  const url = new URL(to, origin);
  const isOfDesk = url.origin === origin && /^\/desk(\/[\w-]+)*$/.test(url.pathname);
  return isOfDesk ? url.pathname + url.search : null;
}
