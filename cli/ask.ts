import { createInterface } from "node:readline";
import { UserError } from "#config/user-error.ts";

let lines: AsyncIterator<string> | undefined;
let closeLines = () => {};

/** One line that a person types; null when nobody can answer. */
export async function ask(question: string): Promise<string | null> {
  process.stderr.write(`${question} `);
  if (!lines) {
    const reader = createInterface({ input: process.stdin, terminal: false });
    lines = reader[Symbol.asyncIterator]();
    closeLines = () => reader.close();
  }
  const { value, done } = await lines.next();
  if (!process.stdin.isTTY) process.stderr.write("\n");
  return done ? null : value.trim();
}

/** True after a yes. `what` says what will happen: 'Change 3 plans'. */
export async function agreed(what: string, sure: boolean): Promise<boolean> {
  if (sure) return true;
  for (let tries = 0; tries < 3; tries += 1) {
    const answer = await ask(`${what}? [yes/no]`);
    if (answer === null) {
      throw new UserError(
        "Nobody answered, so nothing was changed.",
        "Add --yes to go ahead without being asked.",
      );
    }
    if (/^(y|yes)$/i.test(answer)) return true;
    if (/^(n|no|)$/i.test(answer)) return false;
  }
  return false;
}

/** Lets the process end: an open question would keep it alive. */
export function stopAsking() {
  closeLines();
}
