import { resolve } from "node:path";
import { gymDay } from "#content/gym-clock.ts";
import { addDays } from "#domain/schedule/clock.ts";
import { readVisitReport } from "#db/visits/visit-counts.server.ts";
import { leadReport } from "#leads/lead-report.server.ts";
import { type Command, json } from "#cli/command.ts";
import { periodOf, periodOptions } from "#cli/leads/leads-filter.ts";
import { type Figures, weeksWithoutGaps } from "#operations/report/report-figures.ts";
import { printReport } from "./report-chart.ts";
import { reportPage } from "#operations/report/report-page.ts";
import { openRecords } from "#operations/stores.ts";
import { printJson, say } from "#cli/terminal.ts";
import { writeAsked } from "#operations/backup/write-file.ts";

const USUAL_DAYS = 84;

export const report: Command = {
  summary:
    "Shows leads by week and source, how fast they were delivered and answered, and what visitors did.",
  about:
    "Without --from it shows the last twelve weeks. Messages that were held back as spam are told beside the figures.",
  options: {
    ...periodOptions,
    html: {
      type: "string",
      value: "FILE.html",
      about: "write it as one page with plots, to open in a browser",
    },
    replace: { type: "boolean", about: "write over a file of that name" },
    ...json,
  },
  examples: [
    ["report", "the last twelve weeks, in the terminal"],
    ["report --from 2026-01-01 --html report.html", "the year, as a page to open or to mail"],
    ["report --json", "for a program"],
  ],
  async run(input) {
    const now = new Date();
    const today = gymDay(now);
    const { from, to } = periodOf(input, now);
    const firstDay = gymDay(
      from === undefined ? new Date(now.getTime() - USUAL_DAYS * 86_400_000) : new Date(from),
    );
    const lastDay = to === undefined ? today : addDays(gymDay(new Date(to)), -1);
    const db = await openRecords();
    const period = { from: from ?? now.getTime() - USUAL_DAYS * 86_400_000, to };
    const leads = await leadReport(db, period);
    const figures: Figures = {
      firstDay,
      lastDay,
      ...leads,
      weeks: weeksWithoutGaps(leads.weeks),
      visits: await readVisitReport(db, firstDay, lastDay),
    };
    if (input.has("json")) return printJson(figures);
    await printReport(figures);
    const path = input.text("html");
    if (path === undefined) return;
    await writeAsked(path, input.has("replace"), [reportPage(figures)]);
    say(`Written to ${resolve(path)}: open it in a browser.`);
  },
};
