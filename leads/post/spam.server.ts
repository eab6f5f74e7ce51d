import { offers } from "./spam-words.ts";

// Suspicious messages are delivered with a flag (`doubt`): losing a real one is worse than spam in the inbox. Only what
// a person can't do is quarantined, and staff review it (`gym leads list --state quarantined`).

export type Posted = {
  name: string;
  message: string;
  /** The honeypot field. */
  trap: string;
  /** Milliseconds from the page's start to the post; only script sets it, so its absence says nothing. */
  elapsed: string | null;
};

export type Verdict = { doubt: string | null; quarantineReason: string | null };

const FASTEST_PERSON_MS = 300;
const HASTY_MS = 3000;
const MAX_LINKS = 3;

const link = /\b(?:https?:\/\/|www\.)\S+/giu;
const markup =
  /<(?:script\b|iframe\b|a\s[^>]{0,200}href|img\s[^>]{0,200}src)|\[(?:url|link|img)(?:=|\])|\[\/(?:url|link)\]/iu;
const scriptsMixedInAWord = /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u;

export function checkSpam(posted: Posted): Verdict {
  const suspicion = findSuspicion(posted);
  if (posted.trap.trim() !== "") return { doubt: null, quarantineReason: "the hidden field is filled in" };
  if (parseElapsed(posted) >= FASTEST_PERSON_MS) return { doubt: suspicion, quarantineReason: null };
  const inNoTime = "sent faster than anyone types";
  return suspicion
    ? { doubt: null, quarantineReason: `${inNoTime}, with ${suspicion}` }
    : { doubt: inNoTime, quarantineReason: null };
}

/** What in the text looks like spam; null if nothing does. */
function findSuspicion(posted: Posted): string | null {
  const { name, message } = posted;
  const links = message.match(link)?.length ?? 0;
  const selling = offers.filter((offer) => offer.test(message)).length;
  if (markup.test(`${name}\n${message}`)) return "markup in the message";
  if (name.match(link)) return "a link in place of a name";
  if (links > MAX_LINKS) return `${links} links in the message`;
  if (links > 0 && message.replace(link, "").replaceAll(/\P{L}/gu, "").length < 5)
    return "nothing but a link";
  if (links > 0 && parseElapsed(posted) < HASTY_MS) return "a link, sent within seconds";
  if (scriptsMixedInAWord.test(`${name} ${message}`)) return "two writing systems within one word";
  if (selling + Math.min(links, 1) > 1) return "words that spam offers contain";
  return null;
}

/** Our script writes whole milliseconds; anything else comes from a robot. */
function parseElapsed({ elapsed }: Posted): number {
  if (elapsed === null) return Number.POSITIVE_INFINITY;
  return /^\d{1,12}$/.test(elapsed) ? Number(elapsed) : 0;
}
