import { leadsDatabase } from "#db/drivers/database.server.ts";
import { gymDay } from "#content/gym-clock.ts";
import { addDays } from "#domain/schedule/clock.ts";
import { readCounts } from "#db/visits/visit-counts.server.ts";
import type { VisitKind } from "#domain/visits.ts";

const WEEK = 7;

/** Three figures of the last seven days. */
export async function weekFigures(now: Date): Promise<{ label: string; figure: number }[]> {
  const today = gymDay(now);
  const counts = await readCounts(leadsDatabase(), addDays(today, 1 - WEEK), today);
  const sum = (kind: VisitKind) =>
    counts.filter((row) => row.kind === kind).reduce((total, row) => total + Number(row.count), 0);
  return [
    { label: "page views", figure: sum("view") },
    { label: "join clicks", figure: sum("join") },
    { label: "messages", figure: sum("form send") },
  ];
}
