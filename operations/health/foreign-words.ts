import { firstGym } from "#content/first-gym.ts";
import * as site from "#content/site.ts";

type OwnFacts = Pick<typeof site, "brand"> & Partial<typeof site>;

/** The facts of this gym. Its places are included unless they are still those of the first gym. */
export function ownFacts(): OwnFacts {
  const { brand, access, legal, places, home, timeZone } = site;
  return { brand, access, ...(home.postalCode !== firstGym.postalCode && { legal, places, timeZone }) };
}

/** Words of the first gym that do not occur in the facts of this gym. */
export function foreignWords(facts: OwnFacts): string[] {
  if (facts.brand.name === firstGym.name) return [];
  const own = JSON.stringify(facts);
  return firstGym.words.filter((word) => !own.includes(word));
}

/** Matches the word alone: not inside a longer word or a file name. */
export function wordPattern(word: string): RegExp {
  return new RegExp(`${/^\w/.test(word) ? "(?<![\\w-])" : ""}${word}(?![\\w-])`);
}

/** Made-up people of the sample. */
export const SAMPLE_NAME =
  /\b(sample|demo|example|specimen|placeholder|mockley|testerman|pattern|stencil|draftwell)\b/i;
