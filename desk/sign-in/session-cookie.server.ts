import { minutes } from "#auth/links.server.ts";
import { IDLE_DAYS } from "#auth/sessions.server.ts";

// Browsers accept the prefix __Host- only over TLS. Plain http is only localhost (auth/desk-address.server.ts).

/** desk: the session. desk-asked: identifies the browser that asked for a link. desk-refused: why a file was refused. */
type Name = "desk" | "desk-asked" | "desk-refused";

const nameAt = (origin: string, name: Name) => (origin.startsWith("https:") ? `__Host-${name}` : name);

export function readCookie(request: Request, origin: string, name: Name = "desk"): string | null {
  const prefix = `${nameAt(origin, name)}=`;
  const pairs = (request.headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length) || null;
}

export function setCookie(origin: string, secret: string): string {
  return cookie(origin, "desk", secret, IDLE_DAYS * 24 * 3600);
}

export function clearCookie(origin: string): string {
  return cookie(origin, "desk", "", 0);
}

export function setRequester(origin: string, secret: string): string {
  return cookie(origin, "desk-asked", secret, minutes["sign-in"] * 60);
}

/** For the page that a redirect leads to. The address can't hold the reason: a link could then show any text. */
export function setRefusal(origin: string, reason: string): string {
  return cookie(origin, "desk-refused", Buffer.from(reason).toString("base64url"), 60);
}

export function readRefusal(request: Request, origin: string): string | null {
  const reason = readCookie(request, origin, "desk-refused");
  return reason && Buffer.from(reason, "base64url").toString();
}

function cookie(origin: string, name: Name, value: string, maxAge: number): string {
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  return `${nameAt(origin, name)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`;
}
