/** Why the value of a field was refused, without the name of the field: 'write it like 09:00'. */
export type FieldError = { field: string; message: string };

/** For a field that must not be empty. */
export const EMPTY = "enter a value";

/** Something that a person can fix: what happened, and what to do next. It never shows a stack trace. */
export class UserError extends Error {
  override name = "UserError";
  readonly next: string;
  readonly exitCode: 1 | 2;
  readonly fields: readonly FieldError[];

  constructor(
    message: string,
    next: string,
    { exitCode = 1, fields = [] }: { exitCode?: 1 | 2; fields?: readonly FieldError[] } = {},
  ) {
    super(message);
    this.next = next;
    this.exitCode = exitCode;
    this.fields = fields;
  }
}

/** The command or the form was not understood: exit code 2. */
export function usageError(message: string, next: string) {
  return new UserError(message, next, { exitCode: 2 });
}

/** Several values were refused at once. */
export function invalidFields(fields: readonly FieldError[]) {
  const message = fields.map(({ field, message }) => `${field}: ${message}`).join("\n");
  return new UserError(message, "Nothing was changed.", { exitCode: 2, fields });
}

/** Names the field whose value `parse` refuses. */
export function atField<T>(field: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof UserError) || error.fields.length > 0) throw error;
    throw invalidFields([{ field, message: `${error.message} ${error.next}` }]);
  }
}
