import { redirect, type RouterContextProvider } from "react-router";
import { signedIn } from "./visit.server.ts";

const FRESH_MS = 10 * 60_000;

/** Whoever changes how people get in has shown just now who they are: a phone that lies about is not enough. */
export function isFresh(context: Readonly<RouterContextProvider>, now = Date.now()): boolean {
  return context.get(signedIn).since > now - FRESH_MS;
}

/** Back to the page that asks for it, with a new session. */
export function signInAgain(page: string): Response {
  return redirect(`/desk/sign-in?again=yes&to=${page}`, 303);
}
