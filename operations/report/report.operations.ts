import { z } from "zod";
import { gymDay, gymMoment } from "#content/gym-clock.ts";
import { readVisitReport } from "#db/visits/visit-counts.server.ts";
import { addDays } from "#domain/schedule/clock.ts";
import { leadReport } from "#leads/lead-report.server.ts";
import { periodFields, toPeriod } from "#operations/messages/message-filter.ts";
import { everyone, query } from "#operations/operation.ts";
import { type Figures, weeksWithoutGaps } from "./report-figures.ts";

const USUAL_DAYS = 84;

export const report = query({
  name: "report",
  summary:
    "Shows messages by week and source, how fast they were delivered and answered, and what visitors did.",
  roles: everyone,
  input: z.object(periodFields),
  cli: {
    about:
      "Without --from it shows the last twelve weeks. Messages that were quarantined as spam are counted separately.",
    examples: [
      ["report", "the last twelve weeks, in the terminal"],
      ["report --from 2026-01-01 --html report.html", "the year, as a page to open or to mail"],
      ["report --json", "for a program"],
    ],
  },
  async read({ leads: db }, typed): Promise<Figures> {
    const today = gymDay(new Date());
    const usualStart = gymMoment(addDays(today, -USUAL_DAYS), "00:00").getTime();
    const { from = usualStart, to } = toPeriod(typed);
    const firstDay = gymDay(new Date(from));
    const lastDay = to === undefined ? today : addDays(gymDay(new Date(to)), -1);
    const leads = await leadReport(db, { from, to });
    const visits = await readVisitReport(db, firstDay, lastDay);
    return { firstDay, lastDay, ...leads, weeks: weeksWithoutGaps(leads.weeks), visits };
  },
});
