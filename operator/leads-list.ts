import { eachLead } from "#leads/lead-records.server.ts";
import type { Lead } from "#leads/lead-store.server.ts";
import { type Command, json } from "./command.ts";
import { misuse } from "./fault.ts";
import { filterOf, filterOptions } from "./leads-filter.ts";
import { sayMoment } from "./say-time.ts";
import { openStore } from "./stores.ts";
import { cell, paint, print, printJsonList, say } from "./terminal.ts";

const USUALLY = 25;

export const list: Command = {
  summary: "Lists messages, newest first.",
  options: {
    ...filterOptions,
    limit: { type: "string", value: "NUMBER", about: `at most so many (${USUALLY} unless told)` },
    all: { type: "boolean", about: "all of them, however many" },
    ...json,
  },
  examples: [
    ["leads list", "the newest 25"],
    ["leads list --unanswered --from 7d", "what nobody has answered in the last 7 days"],
    ["leads list --state failed", "what could not be delivered: see `gym leads retry`"],
    ["leads list --state quarantined", "what was held back as spam: see `gym leads release`"],
    ["leads list --source Instagram --all --json", "for a program"],
  ],
  async run(input) {
    const limit = input.has("all") ? Number.POSITIVE_INFINITY : limitOf(input.text("limit"));
    const filter = filterOf(input);
    const found = eachLead(await openStore(), filter);
    if (input.has("json")) return printJsonList(some(found, limit));
    await print(paint("bold", line("Came", "Id", "State", "Answered", "Name", "E-mail", "About")));
    let count = 0;
    for await (const lead of found) {
      if (count === limit) {
        say(`There are more. Add --all, --limit NUMBER or --from DAY.`);
        return;
      }
      await print(rowOf(lead));
      count += 1;
    }
    if (count === 0) say("No messages match.");
  },
};

function rowOf(lead: Lead): string {
  const state = lead.email_state === "failed" && lead.state !== "failed" ? "mail failed" : lead.state;
  return line(
    sayMoment(lead.created_at),
    lead.id.slice(0, 8),
    state,
    lead.answered_at === null ? "no" : sayMoment(lead.answered_at).slice(0, 10),
    lead.name,
    lead.email,
    `${lead.interest}: ${lead.message}`,
  );
}

function line(...cells: [string, string, string, string, string, string, string]): string {
  const widths = [16, 8, 11, 10, 20, 28, 50];
  return cells
    .map((text, index) => cell(text, widths[index] ?? 20))
    .join("  ")
    .trimEnd();
}

function limitOf(text: string | undefined): number {
  if (text === undefined) return USUALLY;
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw misuse(`--limit can't be '${text}'.`, "Give a number: --limit 100.");
  return Number(text);
}

async function* some(leads: AsyncIterable<Lead>, limit: number) {
  let count = 0;
  for await (const lead of leads) {
    if (count === limit) return;
    yield lead;
    count += 1;
  }
}
