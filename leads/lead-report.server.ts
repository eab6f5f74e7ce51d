import type { Database } from "#db/drivers/database.server.ts";
import { gymDay } from "#content/gym-clock.ts";
import { classPrograms } from "#db/readers/gym.server.ts";
import { weekdayNumber, addDays } from "#domain/schedule/clock.ts";
import { eachLead, type LeadFilter } from "./lead-queries.server.ts";

export type LeadReport = {
  total: number;
  /** The part of the total that may be spam. */
  doubtful: number;
  /** Quarantined, not part of the total. `gym report --json` prints this name. */
  quarantined: number;
  /** Monday of each week with a lead on the gym's calendar, YYYY-MM-DD, oldest first. */
  weeks: { week: string; leads: number }[];
  /** Days with a lead, YYYY-MM-DD. */
  days: { name: string; leads: number }[];
  /** The program whose page the form was on, else the interest that was chosen. Highest first. */
  programs: { name: string; leads: number }[];
  /** utm_source, else the site that sent the visitor, else 'direct'. Highest first. */
  sources: { name: string; leads: number }[];
  /** As visitors typed it. */
  heardFrom: { name: string; leads: number }[];
  /** Milliseconds, sorted; from submit to delivery, and from submit to the answer. */
  toDelivery: number[];
  toAnswer: number[];
};

/** Reads all leads of the filter in pages, and keeps two numbers of each. Quarantined ones are only counted. */
export async function leadReport(db: Database, filter: LeadFilter = {}): Promise<LeadReport> {
  const weeks = new Map<string, number>();
  const days = new Map<string, number>();
  const programs = new Map<string, number>();
  const sources = new Map<string, number>();
  const heardFrom = new Map<string, number>();
  const toDelivery: number[] = [];
  const toAnswer: number[] = [];
  let [total, doubtful, quarantined] = [0, 0, 0];
  for await (const lead of eachLead(db, filter)) {
    if (lead.state === "quarantined") {
      quarantined++;
      continue;
    }
    total++;
    if (lead.doubt) doubtful++;
    const day = gymDay(new Date(lead.created_at));
    add(days, day);
    add(weeks, findMonday(day));
    add(programs, programTitle(lead.page) ?? lead.interest);
    add(sources, lead.utm_source ?? parseHost(lead.referrer) ?? "direct");
    if (lead.heard_from) add(heardFrom, lead.heard_from);
    if (lead.delivered_at !== null) toDelivery.push(lead.delivered_at - lead.created_at);
    if (lead.answered_at !== null) toAnswer.push(lead.answered_at - lead.created_at);
  }
  return {
    total,
    doubtful,
    quarantined,
    weeks: Array.from(weeks, ([week, leads]) => ({ week, leads })).toSorted((a, b) =>
      a.week < b.week ? -1 : 1,
    ),
    days: mostFirst(days),
    programs: mostFirst(programs),
    sources: mostFirst(sources),
    heardFrom: mostFirst(heardFrom),
    toDelivery: toDelivery.toSorted((a, b) => a - b),
    toAnswer: toAnswer.toSorted((a, b) => a - b),
  };
}

const add = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);

function mostFirst(counts: Map<string, number>) {
  return Array.from(counts, ([name, leads]) => ({ name, leads })).toSorted((a, b) => b.leads - a.leads);
}

function programTitle(page: string | null): string | undefined {
  const slug = page?.match(/^\/programs\/([^/]+)/)?.[1];
  return slug && classPrograms().get(slug);
}

function findMonday(day: string): string {
  return addDays(day, -((weekdayNumber(day) + 6) % 7));
}

function parseHost(referrer: string | null): string | null {
  return referrer && URL.canParse(referrer) ? new URL(referrer).hostname : null;
}
