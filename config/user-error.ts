/** An error that a person can fix: what happened, and what to do next. Shown without a stack trace. */
export class UserError extends Error {
  override name = "UserError";
  readonly next: string;
  readonly exitCode: 1 | 2;

  constructor(message: string, next: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.next = next;
    this.exitCode = exitCode;
  }
}

/** The command line could not be understood. */
export function usageError(message: string, next: string) {
  return new UserError(message, next, 2);
}
