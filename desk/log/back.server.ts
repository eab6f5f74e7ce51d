import type { RouterContextProvider } from "react-router";
import { deskPage, readOrigin } from "#desk/sign-in/visit.server.ts";

/** The screen from which the person came, without its message. */
export function backIn(address: string | null, context: Readonly<RouterContextProvider>): string {
  const origin = readOrigin(context);
  const url = new URL(deskPage(address, origin) ?? "/desk/log", origin);
  for (const name of ["done", "saved"]) url.searchParams.delete(name);
  return url.pathname + url.search + url.hash;
}
