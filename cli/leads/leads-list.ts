import { leadCounts } from "#leads/lead-metrics.server.ts";
import { eachLead } from "#leads/lead-records.server.ts";
import type { Database } from "#db/drivers/database.server.ts";
import type { Lead } from "#leads/lead-store.server.ts";
import { type Command, json } from "#cli/command.ts";
import { usageError } from "#config/user-error.ts";
import { filterOf, filterOptions } from "./leads-filter.ts";
import { formatMoment } from "#content/gym-clock.ts";
import { openRecords } from "#operations/stores.ts";
import { count as counted } from "#domain/text.ts";
import { line, paint, print, printJsonList, say } from "#cli/terminal.ts";
import { fitted, room } from "#cli/width.ts";

const USUALLY = 25;
/** Columns of a terminal below which e-mail and answer are left to `gym leads show`. */
const WIDE = 110;

interface Column {
  heading: string;
  width: number;
  narrow: boolean;
  of: (lead: Lead) => string;
}

const columns: readonly Column[] = [
  { heading: "Came", width: 16, narrow: true, of: (lead) => formatMoment(lead.created_at) },
  { heading: "Id", width: 8, narrow: true, of: (lead) => lead.id.slice(0, 8) },
  { heading: "State", width: 11, narrow: true, of: stateOf },
  {
    heading: "Answered",
    width: 10,
    narrow: false,
    of: (lead) => formatMoment(lead.answered_at).slice(0, 10) || "no",
  },
  { heading: "Name", width: 20, narrow: true, of: (lead) => lead.name },
  { heading: "E-mail", width: 28, narrow: false, of: (lead) => lead.email },
  { heading: "About", width: 50, narrow: true, of: aboutOf },
];

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
    const db = await openRecords();
    const found = eachLead(db, filter);
    if (filter.unanswered && !filter.state) await sayHeldBack(db);
    if (input.has("json")) return printJsonList(some(found, limit));
    const shown = columns.filter(({ narrow }) => narrow || room() >= WIDE);
    const widths = fitted(shown.map(({ width }) => width));
    await print(
      paint(
        "bold",
        line(
          shown.map(({ heading }) => heading),
          widths,
        ),
      ),
    );
    let count = 0;
    for await (const lead of found) {
      if (count === limit) {
        say(`There are more. Add --all, --limit NUMBER or --from DAY.`);
        return;
      }
      await print(
        line(
          shown.map(({ of }) => of(lead)),
          widths,
        ),
      );
      count += 1;
    }
    if (count === 0) say("No messages match.");
  },
};

async function sayHeldBack(db: Database) {
  const { unreviewed } = await leadCounts(db);
  if (unreviewed === 0) return;
  const verb = unreviewed === 1 ? "is" : "are";
  say(
    `${counted(unreviewed, "message")} ${verb} held back as spam, and not in this list: gym leads list --state quarantined --unanswered`,
  );
}

function aboutOf({ doubt, subject, interest, message }: Lead): string {
  return `${doubt ? "(spam?) " : ""}${subject ?? interest}: ${message}`;
}

function stateOf(lead: Lead): string {
  return lead.email_state === "failed" && lead.state !== "failed" ? "mail failed" : lead.state;
}

function limitOf(text: string | undefined): number {
  if (text === undefined) return USUALLY;
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw usageError(`--limit can't be '${text}'.`, "Give a number: --limit 100.");
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
