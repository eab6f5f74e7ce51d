/** One spelling for all that the router treats as one path: no upper case, percent-encoding or trailing slash. */
export function normalizePath(pathname: string): string {
  return decode(pathname).toLowerCase().replace(/\/+$/, "") || "/";
}

/** A link that staff typed may be malformed. */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
