import { firstGym } from "#content/first-gym.ts";
import * as site from "#content/site.ts";

type OwnFacts = Pick<typeof site, "brand"> & Partial<typeof site>;

/** What the gym says about itself. Its places are included unless they are the first gym's. */
export function ownFacts(): OwnFacts {
  const { brand, access, legal, places, home, timeZone } = site;
  return { brand, access, ...(home.postalCode !== firstGym.postalCode && { legal, places, timeZone }) };
}

/** Words of the gym that the texts were written for, except those that are also this gym's. */
export function foreignWords(facts: OwnFacts): string[] {
  if (facts.brand.name === firstGym.name) return [];
  const own = JSON.stringify(facts);
  return firstGym.words.filter((word) => !own.includes(word));
}

/** Finds a word that is not part of a longer one or of a file's name. */
export function wordPattern(word: string): RegExp {
  return new RegExp(`${/^\w/.test(word) ? "(?<![\\w-])" : ""}${word}(?![\\w-])`);
}

/** Made-up people of the sample. */
export const SAMPLE_NAME =
  /\b(sample|demo|example|specimen|placeholder|mockley|testerman|pattern|stencil|draftwell)\b/i;
