// Doubtful messages are kept apart, never dropped: a person looks at them (`gym leads list --state quarantine`).

export type Posted = {
  /** What people wrote into the one-line fields. */
  lines: string[];
  message: string;
  /** A field that people neither see nor reach. */
  honeypot: string;
  /** Milliseconds from the page's start to the post; only script sets it, so its absence says nothing. */
  elapsed: string | null;
};

const HUMANLY_POSSIBLE_MS = 300;
const HASTY_MS = 3000;
const LINKS_AT_MOST = 2;

const link = /\b(?:https?:\/\/|www\.)\S+/giu;
const markup = /<\s*(?:script|iframe|a\s|img\s|form\b)|\[(?:url|link|img)\b/iu;
const scriptsMixedInAWord =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u;

/** Why a message looks like spam, or null where it looks like a visitor's. */
export function doubt({ lines, message, honeypot, elapsed }: Posted): string | null {
  const links = message.match(link)?.length ?? 0;
  const hasty = elapsed === null ? Number.POSITIVE_INFINITY : milliseconds(elapsed);
  if (honeypot.trim() !== "") return "the hidden field is filled in";
  if (hasty < HUMANLY_POSSIBLE_MS) return "sent faster than anyone types";
  if (markup.test(message)) return "markup in the message";
  if (lines.some((line) => markup.test(line) || line.match(link))) return "a link where a name belongs";
  if (links > LINKS_AT_MOST) return `${links} links in the message`;
  if (links > 0 && message.replace(link, "").trim().length < 10) return "nothing but a link";
  if (links > 0 && hasty < HASTY_MS) return "a link, sent in haste";
  if (scriptsMixedInAWord.test(message) || lines.some((line) => scriptsMixedInAWord.test(line))) {
    return "two writing systems within one word";
  }
  return null;
}

/** A value that is no number is no visitor's: our script writes whole milliseconds. */
function milliseconds(elapsed: string): number {
  return /^\d{1,12}$/.test(elapsed) ? Number(elapsed) : 0;
}
