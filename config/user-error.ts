/** Something that a person can put right: what happened, and what to do next. Never a stack trace. */
export class UserError extends Error {
  override name = "Fault";
  readonly next: string;
  readonly exitCode: 1 | 2;

  constructor(message: string, next: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.next = next;
    this.exitCode = exitCode;
  }
}

/** The command was not understood: exit code 2. */
export function usageError(message: string, next: string) {
  return new UserError(message, next, 2);
}
