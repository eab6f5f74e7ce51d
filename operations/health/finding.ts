export interface Finding {
  level: "good" | "note" | "bad" | "sample";
  /** 'database', 'webhook', …; for sample data the file or table that holds it. */
  about: string;
  words: string;
  /** What to do about it. */
  next?: string;
}

/** A check reports each finding as soon as it has it. */
export type Findings = Generator<Finding> | AsyncGenerator<Finding>;

export const good = (about: string, words: string) => finding("good", about, words);
export const note = (about: string, words: string, next?: string) => finding("note", about, words, next);
export const bad = (about: string, words: string, next?: string) => finding("bad", about, words, next);
export const sample = (about: string, words: string, next: string) => finding("sample", about, words, next);

function finding(level: Finding["level"], about: string, words: string, next?: string): Finding {
  return { level, about, words, ...(next !== undefined && { next }) };
}

export const DISK_FULL =
  "The disk is full. Free space on it: the folder sizes in the data folder may be deleted";

/** As Node, SQLite and PostgreSQL say it. */
export function isDiskFull(error: unknown): boolean {
  return /no space left on device|disk is full/i.test(String(error));
}

export function errorReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const code = [error, cause]
    .map((one) => (one instanceof Error && "code" in one ? String(one.code) : ""))
    .find(Boolean);
  return code && !error.message.includes(code) ? `${error.message} (${code})` : error.message;
}
