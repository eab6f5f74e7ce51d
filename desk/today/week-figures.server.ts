import { leadsDatabase } from "#db/drivers/database.server.ts";
import { gymDay, gymMoment } from "#content/gym-clock.ts";
import { addDays } from "#domain/schedule/clock.ts";
import { readCounts } from "#db/visits/visit-counts.server.ts";
import { countReceived } from "#leads/lead-queries.server.ts";
import { plural } from "#domain/text.ts";
import type { VisitKind } from "#domain/visits.ts";

const WEEK = 7;

/** Three figures of the last seven days. */
export async function weekFigures(now: Date): Promise<{ label: string; figure: number }[]> {
  const today = gymDay(now);
  const firstDay = addDays(today, 1 - WEEK);
  const [counts, messages] = await Promise.all([
    readCounts(leadsDatabase(), firstDay, today),
    countReceived(leadsDatabase(), gymMoment(firstDay, "00:00").getTime()),
  ]);
  const sum = (kind: VisitKind) =>
    counts.filter((row) => row.kind === kind).reduce((total, row) => total + Number(row.count), 0);
  return [
    { label: plural(sum("view"), "page view"), figure: sum("view") },
    { label: plural(sum("join"), "join click"), figure: sum("join") },
    { label: plural(messages, "message"), figure: messages },
  ];
}
