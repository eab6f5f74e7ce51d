import { resolve } from "node:path";
import {
  type Figures,
  quantile,
  spread,
  top,
  visitNames,
  visitsByKind,
} from "#operations/report/report-figures.ts";
import { formatDuration } from "#domain/schedule/clock.ts";
import { count } from "#domain/text.ts";
import { formatP75 } from "#domain/visits.ts";
import { reportPage } from "#operations/report/report-page.ts";
import { writeRequested } from "#operations/backup/write-file.ts";
import type { WeekRow } from "#operations/report/week.operations.ts";
import type { PrintContext, Table } from "../override.ts";
import type { Terminal } from "../terminal.ts";
import { cell } from "../text.ts";

const WIDTH = 40;
const EIGHTHS = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];

export async function printFigures(figures: Figures, { typed, terminal }: PrintContext): Promise<void> {
  if (typed["json"]) return terminal.printJson(figures);
  await printReport(figures, terminal);
  if (typed["html"] === undefined) return;
  const path = String(typed["html"]);
  await writeRequested(path, typed["replace"] === true, [reportPage(figures)]);
  terminal.say(`Written to ${resolve(path)}: open it in a browser.`);
}

export const week: Table = {
  columns: {
    Part: ({ part }: WeekRow) => part,
    Name: ({ name }: WeekRow) => name,
    "This week": ({ thisWeek }: WeekRow) => thisWeek,
    "Week before": ({ weekBefore }: WeekRow) => weekBefore,
  },
};

async function printReport(figures: Figures, terminal: Terminal): Promise<void> {
  await terminal.print(`${count(figures.total, "message")} from ${figures.firstDay} to ${figures.lastDay}`);
  await bars(
    terminal,
    "Messages per week (Monday)",
    figures.weeks.map(({ week, leads }) => ({ name: week, leads })),
  );
  await bars(terminal, "By source", top(figures.sources, 10));
  await bars(terminal, "Heard about us", top(figures.heardFrom, 10));
  await times(terminal, "Time to delivery", figures.toDelivery);
  await times(terminal, "Time to the answer", figures.toAnswer);
  if (figures.total === 0)
    await terminal.print("No message came in that time. Earlier ones: gym report --from 2026-01-01");
  const unanswered = figures.total - figures.toAnswer.length;
  if (unanswered > 0) await terminal.print(`${unanswered} not answered: gym leads list --unanswered`);
  if (figures.doubtful > 0)
    await terminal.print(`${figures.doubtful} of them may be spam: they are marked in gym leads list`);
  if (figures.quarantined > 0)
    await terminal.print(`${figures.quarantined} quarantined as spam: gym leads list --state quarantined`);
  await visits(terminal, figures);
}

async function bars(terminal: Terminal, title: string, rows: readonly { name: string; leads: number }[]) {
  if (rows.length === 0) return;
  const most = Math.max(1, ...rows.map(({ leads }) => leads));
  const width = Math.min(28, Math.max(...rows.map(({ name }) => Array.from(name).length)));
  await terminal.print(`\n${terminal.paint("bold", title)}`);
  for (const { name, leads } of rows) {
    await terminal.print(
      `${cell(name, width)}  ${terminal.paint("red", bar(leads / most))} ${leads.toLocaleString("en-US")}`,
    );
  }
}

/** In eighths of a character, so that small differences show. */
function bar(share: number): string {
  const eighths = Math.round(share * WIDTH * 8);
  return "█".repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? "");
}

async function times(terminal: Terminal, title: string, sorted: readonly number[]) {
  const [half, most] = [quantile(sorted, 0.5), quantile(sorted, 0.9)];
  if (half === null || most === null) return;
  await bars(
    terminal,
    `${title}: half within ${formatDuration(half)}, nine of ten within ${formatDuration(most)}`,
    spread(sorted),
  );
}

async function visits(terminal: Terminal, { visits }: Figures) {
  await bars(
    terminal,
    "What visitors did",
    visitsByKind(visits).map(({ name, leads }) => ({ name: visitNames.get(name) ?? name, leads })),
  );
  const pages = visits.byPage
    .filter(({ kind }) => kind === "view")
    .map(({ page, count }) => ({ name: page, leads: count }));
  await bars(terminal, "Pages", top(pages, 10));
  const measured = visits.vitals.filter((vital) => vital.visits > 0);
  if (measured.length === 0) return;
  await terminal.print(`\n${terminal.paint("bold", "How fast the pages were for real visitors")}`);
  for (const sum of measured) {
    const { vital, visits: number, good } = sum;
    await terminal.print(
      `${cell(vital, 5)} 75th percentile ${formatP75(sum)}; good for ${Math.round((good / number) * 100)}% of ${number}`,
    );
  }
}
