import { redirect, type RouterContextProvider } from "react-router";
import { signedIn } from "./visit.server.ts";

const FRESH_MS = 10 * 60_000;

/** Changes to sign-ins need a recent sign-in: an unlocked phone is not enough. */
export function isFresh(context: Readonly<RouterContextProvider>, now = Date.now()): boolean {
  return context.get(signedIn).since > now - FRESH_MS;
}

/** Signs in again and returns to the page, with a new session. */
export function signInAgain(page: string): Response {
  const to = encodeURIComponent(page).replaceAll("%2F", "/");
  return redirect(`/desk/sign-in?again=yes&to=${to}`, 303);
}
