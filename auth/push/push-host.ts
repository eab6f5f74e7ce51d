/** The push services of the browsers. A browser names the URL, so the site sends to no other host. */
const hosts = ["fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com"];
/** Mozilla, Apple and Microsoft number their machines. */
const domains = [".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com"];

const MAX_CHARACTERS = 1_000;

/** Whether the site may send to this URL. `testOrigin` is a push service on this machine. */
export function isPushEndpoint(endpoint: string, testOrigin?: string): boolean {
  if (endpoint.length > MAX_CHARACTERS || !URL.canParse(endpoint)) return false;
  const { origin, protocol, port, username, password, hostname } = new URL(endpoint);
  if (username || password) return false;
  if (testOrigin && origin === new URL(testOrigin).origin) return true;
  const isPublic = hosts.includes(hostname) || domains.some((domain) => hostname.endsWith(domain));
  return protocol === "https:" && port === "" && isPublic;
}
