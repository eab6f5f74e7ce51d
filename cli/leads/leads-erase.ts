import { sql } from "kysely";
import type { Database } from "#db/drivers/database.server.ts";
import { eraseByEmail } from "#leads/retention.server.ts";
import { agreed } from "#cli/ask.ts";
import { type Command, json, yes } from "#cli/command.ts";
import { UserError, usageError } from "#config/user-error.ts";
import { openRecords } from "#operations/stores.ts";
import { count } from "#domain/text.ts";
import { print, printJson, say } from "#cli/terminal.ts";

export const erase: Command = {
  summary: "Erases every message of one e-mail address for good, when a person asks for that.",
  about:
    "This can't be undone. Copies in backups, in the gym's mailbox and with the receiver are not touched.",
  takes: "E-MAIL",
  options: { ...yes, ...json },
  examples: [["leads erase casey@example.com", "asks before it erases"]],
  async run(input) {
    const address = (input.words[0] ?? "").trim();
    if (!address.includes("@"))
      throw usageError(
        `'${address}' is not an e-mail address.`,
        "Like this: gym leads erase casey@example.com",
      );
    const db = await openRecords();
    const there = await countOf(db, address);
    if (there === 0)
      throw new UserError(
        `No message came from ${address}.`,
        "`gym leads list` shows the addresses. Nothing was changed.",
      );
    if (!(await agreed(`Erase ${count(there, "message")} of ${address} for good`, input.has("yes")))) {
      return say("Nothing was erased.");
    }
    const erased = await eraseByEmail(db, address);
    if (input.has("json")) await printJson({ erased });
    else await print(`Erased: ${count(erased, "message")} of ${address}.`);
  },
};

async function countOf(db: Database, address: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from leads where lower(email) = lower(${address})`.execute(db.kysely);
  return Number(rows[0]?.n ?? 0);
}
