import { z } from "zod";
import { log } from "#config/log.server.ts";

/** One row with the column names of the database, in any case. */
type RawRow = Readonly<Record<string, unknown>>;

const MAX_LOGGED = 500;
const logged = new Set<string>();

/**
 * The valid rows. An invalid row is left out and logged once. Column names are compared in lower case: an existing table
 * may have 'Price', 'price' or 'PRICE'.
 */
export function checkRows<T>(table: string, schema: z.ZodType<T>, rows: readonly object[]): T[] {
  const columns = Object.keys(rows[0] ?? {}).map((column) => [column.toLowerCase(), column] as const);
  return rows.flatMap((row) => {
    const lowerCased = Object.fromEntries(columns.map(([lower, real]) => [lower, (row as RawRow)[real]]));
    const result = schema.safeParse(lowerCased);
    if (result.success) return [result.data];
    logOnce(table, row, result.error);
    return [];
  });
}

function logOnce(table: string, row: object, error: z.ZodError) {
  const key = JSON.stringify([table, row]);
  if (logged.has(key)) return;
  if (logged.size >= MAX_LOGGED) logged.clear();
  logged.add(key);
  const problems = error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  log.warn({ table, row, problems }, "left out a row that can't be shown");
}

// Columns of contract tables may have any type: a price may be text or a number, and anything may be null.

// oxlint-disable-next-line no-control-regex -- control characters are invisible, and invalid in XML
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;

const text = z
  .union([z.string(), z.number().transform(String)])
  .transform((value) => value.toWellFormed().replace(UNPRINTABLE, "").trim());
export const requiredText = text.refine((value) => value !== "", "must not be empty");
export const optionalText = text.nullish().transform((value) => value ?? "");
export const optionalNumber = z
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

/** A link to another site. An invalid one becomes null, so that its row still shows. */
export const optionalLink = optionalText.transform((text) => {
  const url = /^www\./i.test(text) ? `https://${text}` : text;
  return URL.canParse(url) && /^https?:\/\//i.test(url) ? url : null;
});
