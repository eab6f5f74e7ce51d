import { oldAddresses } from "#content/old-addresses.ts";

/** Where a path should have pointed: a page's new address, no trailing slash, lower case. Null: it is right, or unknown. */
export function redirectFor(url: URL, isKnown: (pathname: string) => boolean): string | null {
  const plain = (url.pathname.replace(/\/+$/, "") || "/").toLowerCase();
  const target = oldAddresses[plain] ?? plain;
  if (target === url.pathname || !isKnown(target)) return null;
  return target + url.search;
}

/** The address of a request, or null where it makes no sense. */
export function addressOf(target: string | undefined, host: string | undefined): URL | null {
  if (!target?.startsWith("/") || target.startsWith("//") || target.length > 4096) return null;
  if (!isHost(host)) return null;
  try {
    const url = new URL(target, `http://${host}`);
    decodeURIComponent(url.pathname);
    // Dots that cancel out can leave a path that a browser would take for another site.
    return /[\0\\]|%00/.test(target) || url.pathname.startsWith("//") ? null : url;
  } catch {
    return null;
  }
}

export function isHost(host: string | undefined): host is string {
  return host !== undefined && /^[a-z0-9.\-_]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/i.test(host);
}
