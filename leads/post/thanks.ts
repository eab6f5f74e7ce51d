// Without script, what thanks a visitor is the address that the post leads to: `?sent=1-` and when. A bookmark of it, a
// link that was passed on or a page that is loaded again the next day shows the form.

const GOOD_FOR_MS = 5 * 60_000;

export const sentNow = () => `1-${Date.now().toString(36)}`;

/** For the page's query: what it makes of `sent`. Another machine's clock may be a little ahead. */
export function sentParam(value: string): string | undefined {
  const [, at = ""] = /^1-([0-9a-z]{1,9})$/.exec(value) ?? [];
  return Math.abs(Date.now() - Number.parseInt(at, 36)) < GOOD_FOR_MS ? "1" : undefined;
}
