import { readFileSync } from "node:fs";
import { join } from "node:path";
import { publicFolder } from "#content/design/files.ts";
import { brand } from "#content/site.ts";
import { type Figures, quantile, spread, top, visitNames, visitsByKind } from "./report-figures.ts";
import { reportStyle } from "./report-style.ts";
import { formatDay, formatDuration } from "#domain/schedule/clock.ts";
import { plural } from "#domain/text.ts";
import { formatP75 } from "#domain/visits.ts";

type Bar = { name: string; leads: number };

/** A self-contained page to open, print or mail. */
export function reportPage(figures: Figures): string {
  const {
    firstDay,
    lastDay,
    total,
    doubtful,
    quarantined,
    weeks,
    sources,
    heardFrom,
    toDelivery,
    toAnswer,
    visits,
  } = figures;
  const pages = visits.byPage
    .filter(({ kind }) => kind === "view")
    .map(({ page, count }) => ({ name: page, leads: count }));
  const did = visitsByKind(visits).map(({ name, leads }) => ({ name: visitNames.get(name) ?? name, leads }));
  const period = `${formatDay(firstDay)} to ${formatDay(lastDay)}`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(`Messages to ${brand.name}, ${period}`)}</title>
<style>${reportStyle}</style>
<header><div class="shell">
${logo()}
<h1>${count(total)} ${plural(total, "message")}</h1>
<p>${escape(period)}; ${count(doubtful)} of them may be spam. ${count(quarantined)} more were quarantined as spam</p>
</div></header>
<main class="shell">
${tiles(figures)}
${section("Messages per week", "Weeks begin on Monday; the last may not be over.", columns(weeks.map(({ week, leads }) => ({ name: week, leads }))))}
<div class="pair">
${section("By source", "The campaign, else the site that sent them.", bars(top(sources, 12)))}
${section("Heard about us", "In their own words.", bars(top(heardFrom, 12)))}
${section("Time to delivery", formatTypical(toDelivery), toDelivery.length > 0 ? bars(spread(toDelivery)) : "")}
${section("Time to the answer", formatTypical(toAnswer), toAnswer.length > 0 ? bars(spread(toAnswer)) : "")}
${section("What visitors did", "Counted without names or cookies.", bars(did))}
${section("Pages", "The most viewed.", bars(top(pages, 12)))}
</div>
${section("How fast the pages were for real visitors", "", vitals(figures))}
<footer>Written by gym report. It holds numbers only, no names.</footer>
</main>
</html>
`;
}

function tiles({ total, weeks, toDelivery, toAnswer }: Figures): string {
  const answered = total === 0 ? "–" : `${Math.round((toAnswer.length / total) * 100)}%`;
  const facts = [
    [weeks.length === 0 ? "–" : count(Math.round(total / weeks.length)), "messages in an average week"],
    [answered, `answered; ${count(total - toAnswer.length)} still open`],
    [formatMedian(toAnswer), "until half of them were answered"],
    [formatMedian(toDelivery), "until half of them were delivered"],
  ] as const;
  return `<ul class="tiles">${facts.map(([figure, words]) => `<li><span class="figure">${figure}</span><span>${words}</span></li>`).join("")}</ul>`;
}

function formatMedian(sorted: readonly number[]): string {
  const half = quantile(sorted, 0.5);
  return half === null ? "–" : formatDuration(half);
}

function section(title: string, about: string, content: string): string {
  if (content === "") return "";
  return `<section><h2>${escape(title)}</h2>${about ? `<p>${escape(about)}</p>` : ""}${content}</section>`;
}

function formatTypical(sorted: readonly number[]): string {
  const [half, most] = [quantile(sorted, 0.5), quantile(sorted, 0.9)];
  return half === null || most === null
    ? ""
    : `Half within ${formatDuration(half)}, nine of ten within ${formatDuration(most)}.`;
}

/** Names and numbers are text, so that they stay readable on a phone. Only the bars are drawn. */
function bars(rows: readonly Bar[]): string {
  if (rows.length === 0) return "";
  const most = maximum(rows);
  const lines = rows.map(({ name, leads }) => {
    const bar = `<svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true"><rect width="${share(leads, most)}" height="1"/></svg>`;
    return `<li><span title="${escape(name)}">${escape(name)}</span>${bar}<b>${count(leads)}</b></li>`;
  });
  return `<ul class="bars">${lines.join("")}</ul>`;
}

function columns(rows: readonly Bar[]): string {
  if (rows.length === 0) return "";
  const most = maximum(rows);
  const every = Math.ceil(rows.length / 7);
  const lines = rows.map(({ name, leads }, index) => {
    const height = share(leads, most);
    const number = rows.length <= 20 ? `<b>${count(leads)}</b>` : "";
    const kind = `${index % (every * 2) === 0 ? "" : "wide"}${index > rows.length - 2 ? " last" : ""}`;
    const label =
      index % every === 0
        ? `<span class="${kind}">${escape(formatDay(name).replace(/, \d+$/, ""))}</span>`
        : "";
    return `<div>${number}<svg viewBox="0 0 1 100" preserveAspectRatio="none"><rect y="${100 - height}" width="1" height="${height}"/></svg>${label}</div>`;
  });
  const words = rows.map(({ name, leads }) => `${formatDay(name)}: ${leads}`).join("; ");
  return `<div class="weeks" role="img" aria-label="${escape(words)}">${lines.join("")}</div>`;
}

function vitals({ visits }: Figures): string {
  const measured = visits.vitals.filter((vital) => vital.visits > 0);
  if (measured.length === 0) return "";
  const rows = measured.map((sum) => {
    const good = Math.round((sum.good / sum.visits) * 100);
    return `<tr><td>${sum.vital}</td><td>${formatP75(sum)}</td><td>${good}%</td><td>${count(sum.visits)}</td></tr>`;
  });
  return `<table><tr><th scope="col">Measure</th><th scope="col">75th percentile</th><th scope="col">Good</th><th scope="col">Visits</th></tr>${rows.join("")}</table>`;
}

/** The name, if the file is missing. */
function logo(): string {
  try {
    const svg = readFileSync(join(import.meta.dirname, "../..", publicFolder, "logo.svg"), "utf8");
    return svg
      .replace("<svg ", `<svg role="img" aria-label="${escape(brand.name)}" `)
      .replace(' fill="#0b0b0c"', "");
  } catch {
    return `<p>${escape(brand.name)}</p>`;
  }
}

const maximum = (rows: readonly Bar[]) => Math.max(1, ...rows.map(({ leads }) => leads));
const share = (leads: number, most: number) => Math.round((leads / most) * 1000) / 10;
const count = (number: number) => number.toLocaleString("en-US");

function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
