import { z } from "zod";
import { log } from "#config/log.server.ts";

/** One row as a database gives it, whatever the case of its column names. */
type RawRow = Readonly<Record<string, unknown>>;

const MOST_REMEMBERED = 500;
const complainedOf = new Set<string>();

/**
 * The rows that fit; a bad one is left out and logged once, so that the rest still show.
 * Column names are compared in lower case: an existing table may have 'Price', 'price' or 'PRICE'.
 */
export function checkRows<T>(table: string, schema: z.ZodType<T>, rows: readonly object[]): T[] {
  const columns = Object.keys(rows[0] ?? {}).map((column) => [column.toLowerCase(), column] as const);
  return rows.flatMap((row) => {
    const lowerCased = Object.fromEntries(columns.map(([lower, real]) => [lower, (row as RawRow)[real]]));
    const result = schema.safeParse(lowerCased);
    if (result.success) return [result.data];
    complain(table, row, result.error);
    return [];
  });
}

function complain(table: string, row: object, error: z.ZodError) {
  const what = JSON.stringify([table, row]);
  if (complainedOf.has(what)) return;
  if (complainedOf.size >= MOST_REMEMBERED) complainedOf.clear();
  complainedOf.add(what);
  const faults = error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  log.warn({ table, row, faults }, "left out a row that can't be shown");
}

// Columns of the contract's tables have no promised type: a price may be text or a number, anything may be null.

// Nobody typed them, XML can't hold them at all, and they are seen nowhere.
// oxlint-disable-next-line no-control-regex
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;

const words = z
  .union([z.string(), z.number().transform(String)])
  .transform((text) => text.toWellFormed().replace(UNPRINTABLE, "").trim());
export const someWords = words.refine((text) => text !== "", "must not be empty");
export const maybeWords = words.nullish().transform((text) => text ?? "");
export const maybeNumber = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^-?\d+(\.\d+)?$/)
      .transform(Number),
  ])
  .nullish()
  .transform((number) => number ?? null);

/** A link that may stand on a page; what can't be one is null, so that its row still shows. */
export const maybeLink = maybeWords.transform((text) => {
  const whole = /^www\./i.test(text) ? `https://${text}` : text;
  return URL.canParse(whole) && /^https?:\/\//i.test(whole) ? whole : null;
});
