export type SampleFact = { where: string; what: string };

const marked: SampleFact[] = [];

/**
 * Marks a value that the gym still has to replace: `sample("content/site.ts, phone", "(513) …")`. `gym doctor` lists it until
 * the wrapper is removed.
 */
export function sample<T>(where: string, value: T, what: string = String(value)): T {
  marked.push({ where, what });
  return value;
}

/** Sample facts of the modules loaded so far. */
export function markedFacts(): readonly SampleFact[] {
  return marked;
}
