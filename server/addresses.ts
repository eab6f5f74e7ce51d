/** Where a path should have pointed: no trailing slash, lower case. Null: it is right, or unknown either way. */
export function redirectFor(url: URL, isKnown: (pathname: string) => boolean): string | null {
  const plain = (url.pathname.replace(/\/+$/, "") || "/").toLowerCase();
  if (plain === url.pathname || !isKnown(plain)) return null;
  return plain + url.search;
}

/** The address of a request, or null where it makes no sense. */
export function addressOf(target: string | undefined, host: string | undefined): URL | null {
  if (!target?.startsWith("/") || target.startsWith("//") || target.length > 4096) return null;
  if (!host || !/^[a-z0-9.\-_]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/i.test(host)) return null;
  try {
    const url = new URL(target, `http://${host}`);
    decodeURIComponent(url.pathname);
    return /[\0\\]|%00/.test(target) ? null : url;
  } catch {
    return null;
  }
}
