import { oldAddresses } from "#content/old-addresses.ts";
import { normalizePath } from "#http/normalize-path.ts";

type IsPage = (pathname: string) => boolean;

/**
 * The canonical URL of a page: its new address, without trailing slash, upper case or needless percent-encoding. Otherwise
 * each spelling would be cached as a page. Null if the URL is canonical already, or unknown.
 */
export function redirectFor(url: URL, isPage: IsPage): string | null {
  const path = normalizePath(url.pathname);
  const target = encodeURI(oldAddresses[path] ?? path);
  if (target === url.pathname || target.startsWith("//") || !isPage(target)) return null;
  return target + url.search;
}

/** One sentence for each error in a list of old addresses. */
export function checkRedirects(list: Record<string, string>, isPage: IsPage): string[] {
  return Object.entries(list).flatMap(([from, to]) => {
    const errors: string[] = [];
    if (from !== from.toLowerCase() || !/^\/[^?#]+[^/?#]$/.test(from))
      errors.push(`${from} must be a lower-case path`);
    if (isPage(from)) errors.push(`${from} is a page itself and would be hidden`);
    if (to in list) errors.push(`${from} leads to ${to}, which leads on: point it at the last address`);
    return errors;
  });
}

/** Old addresses whose target no longer exists. They are answered like any unknown address. */
export function deadRedirects(list: Record<string, string>, isPage: IsPage): string[] {
  return Object.keys(list).filter((from) => !isPage(list[from]!));
}
