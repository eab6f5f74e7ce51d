import { IDLE_DAYS } from "#staff/sessions.server.ts";

// Browsers take the prefix __Host- only from a site with TLS; on http it is this very machine (staff/desk-address).

const nameAt = (origin: string) => (origin.startsWith("https:") ? "__Host-desk" : "desk");

export function readCookie(request: Request, origin: string): string | null {
  const prefix = `${nameAt(origin)}=`;
  const pairs = (request.headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length) || null;
}

export function setCookie(origin: string, secret: string): string {
  return cookie(origin, secret, IDLE_DAYS * 24 * 3600);
}

export function clearCookie(origin: string): string {
  return cookie(origin, "", 0);
}

function cookie(origin: string, value: string, maxAge: number): string {
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  return `${nameAt(origin)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`;
}
