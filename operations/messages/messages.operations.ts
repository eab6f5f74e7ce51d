import { z } from "zod";
import { usageError, UserError } from "#config/user-error.ts";
import { emptyLog } from "#db/drivers/empty-log.server.ts";
import { count } from "#domain/text.ts";
import { countLeads, eachLead } from "#leads/lead-queries.server.ts";
import { markNotified } from "#leads/quarantine.server.ts";
import { eraseByEmail } from "#leads/retention.server.ts";
import { everyone, field, flag, operation, owners, query, text } from "#operations/operation.ts";
import { applyRows } from "#operations/rows/plan-rows.ts";
import { planSpots } from "#operations/signups/spots.ts";
import { csvChunks, jsonChunks } from "./export.ts";
import { findLead, id } from "./find-lead.ts";
import { filterFields, toFilter } from "./message-filter.ts";

export const listMessages = query({
  name: "messages.list",
  summary: "Lists messages, newest first.",
  roles: everyone,
  input: z.object({
    ...filterFields,
    limit: field(z.coerce.number().int().min(1).optional(), {
      label: "Limit",
      kind: "number",
      placeholder: "NUMBER",
      help: "at most this many (default: 25)",
    }),
    all: flag("All", "all of them"),
  }),
  cli: {
    command: "leads list",
    examples: [
      ["leads list", "the newest 25"],
      ["leads list --unanswered --from 7d", "what nobody has answered in the last 7 days"],
      ["leads list --state failed", "what could not be delivered: see `gym leads retry`"],
      ["leads list --state quarantined", "what was quarantined as spam: see `gym leads release`"],
      ["leads list --source Instagram --all --json", "for a program"],
    ],
  },
  read: async ({ leads }, { limit, all, ...filter }) => ({
    leads: eachLead(leads, toFilter(filter)),
    limit: all ? Number.POSITIVE_INFINITY : (limit ?? 25),
  }),
});

export const showMessage = query({
  name: "messages.show",
  summary: "Shows one message with everything known about it.",
  roles: everyone,
  input: z.object({ id }),
  cli: {
    command: "leads show",
    args: ["id"],
    examples: [["leads show 3f2a9c41", "the first 8 letters of the id are enough"]],
  },
  async read({ leads }, { id: wanted }) {
    const lead = await findLead(leads, wanted);
    if (lead.state === "quarantined") await markNotified(leads, [lead.id]);
    return lead;
  },
});

export const exportMessages = operation({
  name: "messages.export",
  title: "Export messages",
  desk: false,
  summary: "Writes messages for a spreadsheet (CSV) or a program (JSON).",
  roles: owners,
  undo: "none",
  input: z.object({
    ...filterFields,
    format: field(z.enum(["csv", "json"]).default("csv"), {
      label: "Format",
      choices: [
        ["csv", "CSV"],
        ["json", "JSON"],
      ],
    }),
  }),
  cli: {
    command: "leads export",
    about:
      "Times are on the gym's clock. The file holds people's names and addresses: keep it where only you can read it.",
    examples: [
      ["leads export leads.csv", "all messages, to open in a spreadsheet"],
      ["leads export november.csv --from 2026-11-01 --to 2026-11-30", "a month"],
      ["leads export leads.json --state failed", "as JSON"],
      ["leads export - --json", "to standard output, for a program"],
    ],
  },
  plan: async () => ({ lines: [], warnings: [] }),
  async apply({ leads }, _, { format, ...filter }) {
    const written = { leads: 0 };
    const chunks = (format === "json" ? jsonChunks : csvChunks)(leads, toFilter(filter), written);
    return { result: { chunks, written } };
  },
  transaction: "own",
  describe: () => "Exported messages",
});

export const eraseMessages = operation({
  name: "messages.erase",
  title: "Erase a person's messages",
  desk: false,
  summary: "Deletes every message of one e-mail address for good, when the person asks for that.",
  roles: owners,
  undo: "none",
  input: z.object({ email: text("E-mail", { kind: "email" }) }),
  cli: {
    command: "leads erase",
    args: ["email"],
    about:
      "This can't be undone. Copies in backups, in the gym's mailbox and with the receiver are not touched.",
    examples: [["leads erase casey@example.com", "asks before it deletes"]],
  },
  async plan(stores, { email }) {
    const address = email.trim();
    if (!address.includes("@"))
      throw usageError(
        `'${address}' is not an e-mail address.`,
        "Like this: gym leads erase casey@example.com",
      );
    const number = await countLeads(stores.leads, { email: address });
    if (number === 0)
      throw new UserError(
        `No message came from ${address}.`,
        "`gym leads list` shows the addresses. Nothing was changed.",
      );
    const question = `Delete ${count(number, "message")} of ${address} for good`;
    const coming = await Array.fromAsync(eachLead(stores.leads, { email: address, coming: true }));
    const spots = await planSpots(
      stores,
      coming.map((before) => ({ before, after: null })),
    );
    return { lines: [], warnings: [], question, email: address, spots };
  },
  async apply(inside, { email, spots }) {
    await applyRows(inside, spots);
    return { result: { erased: await eraseByEmail(inside.leads, email) } };
  },
  after: ({ leads }) => emptyLog(leads),
  // The log must not name the person whose messages were erased.
  describe: (_, __, { erased }) => `Deleted all messages from one person: ${count(erased, "message")}`,
});
