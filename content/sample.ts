export type SampleFact = { where: string; what: string };

const marked: SampleFact[] = [];

/**
 * Marks a value that the gym still has to replace by its own: `sample("content/site.ts, phone", "(513) …")`.
 * Take the wrapper away together with the value, and `gym doctor` stops asking for it.
 */
export function sample<T>(where: string, value: T, what: string = String(value)): T {
  marked.push({ where, what });
  return value;
}

/** What is still sample in every content module loaded so far; content/sample-facts.ts loads them all. */
export function markedFacts(): readonly SampleFact[] {
  return marked;
}
