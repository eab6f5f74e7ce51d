import {
  type Figures,
  quantile,
  spread,
  top,
  visitNames,
  visitsByKind,
} from "#operations/report/report-figures.ts";
import { formatDuration } from "#domain/schedule/clock.ts";
import { cell, paint, print } from "#cli/terminal.ts";

const WIDTH = 40;
const EIGHTHS = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];

export async function printReport(figures: Figures): Promise<void> {
  await print(
    `${figures.total.toLocaleString("en-US")} leads from ${figures.firstDay} to ${figures.lastDay}`,
  );
  await bars(
    "Leads per week (Monday)",
    figures.weeks.map(({ week, leads }) => ({ name: week, leads })),
  );
  await bars("By source", top(figures.sources, 10));
  await bars("Heard about us", top(figures.heardFrom, 10));
  await times("Time to delivery", figures.toDelivery);
  await times("Time to the answer", figures.toAnswer);
  if (figures.total === 0)
    await print("No message came in that time. Earlier ones: gym report --from 2026-01-01");
  const unanswered = figures.total - figures.toAnswer.length;
  if (unanswered > 0) await print(`${unanswered} not answered: gym leads list --unanswered`);
  if (figures.doubtful > 0)
    await print(`${figures.doubtful} of them may be spam: they are marked in gym leads list`);
  if (figures.heldBack > 0)
    await print(`${figures.heldBack} held back as spam beside them: gym leads list --state quarantined`);
  await visits(figures);
}

async function bars(title: string, rows: readonly { name: string; leads: number }[]) {
  if (rows.length === 0) return;
  const most = Math.max(1, ...rows.map(({ leads }) => leads));
  const width = Math.min(28, Math.max(...rows.map(({ name }) => Array.from(name).length)));
  await print(`\n${paint("bold", title)}`);
  for (const { name, leads } of rows) {
    await print(`${cell(name, width)}  ${paint("red", bar(leads / most))} ${leads.toLocaleString("en-US")}`);
  }
}

/** In eighths of a letter, so that small differences show. */
function bar(share: number): string {
  const eighths = Math.round(share * WIDTH * 8);
  return "█".repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? "");
}

async function times(title: string, sorted: readonly number[]) {
  const [half, most] = [quantile(sorted, 0.5), quantile(sorted, 0.9)];
  if (half === null || most === null) return;
  await bars(
    `${title}: half within ${formatDuration(half)}, nine of ten within ${formatDuration(most)}`,
    spread(sorted),
  );
}

async function visits({ visits }: Figures) {
  await bars(
    "What visitors did",
    visitsByKind(visits).map(({ name, leads }) => ({ name: visitNames.get(name) ?? name, leads })),
  );
  const pages = visits.byPage
    .filter(({ kind }) => kind === "view")
    .map(({ page, count }) => ({ name: page, leads: count }));
  await bars("Pages", top(pages, 10));
  const seen = visits.vitals.filter((vital) => vital.visits > 0);
  if (seen.length === 0) return;
  await print(`\n${paint("bold", "How fast the pages were for real visitors")}`);
  for (const { vital, visits: number, good, p75 } of seen) {
    await print(
      `${cell(vital, 5)} three of four under ${p75}${vital === "CLS" ? "" : " ms"}; good for ${Math.round((good / number) * 100)}% of ${number}`,
    );
  }
}
