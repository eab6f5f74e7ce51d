// Without script, a post redirects to an address with `?sent=1-TIME`, which shows the thanks. After five minutes, in a
// bookmark for example, it shows the form again.

const GOOD_FOR_MS = 5 * 60_000;

export const sentNow = () => `1-${Date.now().toString(36)}`;

/** Parses `sent`. The clock of another machine may be a little ahead. */
export function sentParam(value: string): string | undefined {
  const [, at = ""] = /^1-([0-9a-z]{1,9})$/.exec(value) ?? [];
  return Math.abs(Date.now() - Number.parseInt(at, 36)) < GOOD_FOR_MS ? "1" : undefined;
}
