import { oldAddresses } from "#content/old-addresses.ts";

/**
 * Where a path should have pointed: a page's new address, no trailing slash, lower case, nothing written in percent that
 * need not be. Null: it is right, or unknown. Else each spelling of a page would be kept anew.
 */
export function redirectFor(url: URL, isKnown: (pathname: string) => boolean): string | null {
  const plain = plainPath(url.pathname).replace(/\/+$/, "") || "/";
  const target = encodeURI(oldAddresses[plain] ?? plain);
  if (target === url.pathname || target.startsWith("//") || !isKnown(target)) return null;
  return target + url.search;
}

/** As the router reads it: all spellings of a path are one. */
export function plainPath(pathname: string): string {
  return decodeURIComponent(pathname).toLowerCase();
}

/** The address of a request, or null where it makes no sense. */
export function addressOf(target: string | undefined, host: string): URL | null {
  if (!target?.startsWith("/") || target.startsWith("//") || target.length > 4096) return null;
  try {
    const url = new URL(target, `http://${host}`);
    decodeURIComponent(url.pathname);
    // Dots that cancel out can leave a path that a browser would take for another site.
    return /[\0\\]|%00/.test(target) || url.pathname.startsWith("//") ? null : url;
  } catch {
    return null;
  }
}
