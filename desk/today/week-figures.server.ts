import { records } from "#data/store/database.server.ts";
import { gymDay } from "#data/gym-clock.ts";
import { addDays } from "#content/week.ts";
import { readCounts } from "#data/visits/daily-counts.server.ts";
import type { VisitKind } from "#data/visits/visit-rules.ts";

const WEEK = 7;

/** The last seven days in three figures. */
export async function weekFigures(now: Date): Promise<{ label: string; figure: number }[]> {
  const today = gymDay(now);
  const counts = await readCounts(records(), addDays(today, 1 - WEEK), today);
  const sum = (kind: VisitKind) =>
    counts.filter((row) => row.kind === kind).reduce((total, row) => total + Number(row.count), 0);
  return [
    { label: "pages read", figure: sum("view") },
    { label: "join links opened", figure: sum("join") },
    { label: "messages sent", figure: sum("form send") },
  ];
}
