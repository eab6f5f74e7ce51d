import { brand } from "#content/site.ts";
import { type Figures, quantile, spread, top, visitsByKind } from "./report-figures.ts";
import { sayLength } from "./say-time.ts";

type Bar = { name: string; leads: number };

/** One file that needs nothing else: to open, to print, to mail. */
export function reportPage(figures: Figures): string {
  const { firstDay, lastDay, total, weeks, sources, heardFrom, toDelivery, toAnswer, visits } = figures;
  const pages = visits.byPage
    .filter(({ kind }) => kind === "view")
    .map(({ page, count }) => ({ name: page, leads: count }));
  const sections = [
    section("Leads per week", columns(weeks.map(({ week, leads }) => ({ name: week, leads })))),
    section("By source", bars(top(sources, 12))),
    section("Heard about us", bars(top(heardFrom, 12))),
    section(`Time to delivery${typical(toDelivery)}`, bars(spread(toDelivery)), toDelivery.length),
    section(`Time to the answer${typical(toAnswer)}`, bars(spread(toAnswer)), toAnswer.length),
    section("What visitors did", bars(visitsByKind(visits))),
    section("Pages", bars(top(pages, 15))),
    section("How fast the pages were for real visitors", vitals(figures)),
  ];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(`Leads of ${brand.name}, ${firstDay} to ${lastDay}`)}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; color: #1c1917; background: #faf8f4; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.75rem } h2 { font-size: 1.125rem; margin: 2.5rem 0 .5rem }
svg { width: 100%; height: auto; background: #fff; border: 1px solid #e7e2d9 }
svg text { font: 13px system-ui, sans-serif; fill: #1c1917 } svg rect { fill: #c8102e } svg .axis { fill: #57534e }
table { border-collapse: collapse } td, th { padding: .25rem 1rem .25rem 0; text-align: left }
</style>
<h1>${escape(brand.name)}: ${total.toLocaleString("en-US")} leads</h1>
<p>${firstDay} to ${lastDay}, without what was held back as spam. ${total - toAnswer.length} not marked as answered.</p>
${sections.join("\n")}
</html>
`;
}

function section(title: string, content: string, matters = 1): string {
  return content === "" || matters === 0 ? "" : `<h2>${escape(title)}</h2>\n${content}`;
}

function typical(sorted: readonly number[]): string {
  const [half, most] = [quantile(sorted, 0.5), quantile(sorted, 0.9)];
  return half === null || most === null
    ? ""
    : `: half within ${sayLength(half)}, nine of ten within ${sayLength(most)}`;
}

const ROW = 28;

function bars(rows: readonly Bar[]): string {
  if (rows.length === 0) return "";
  const most = Math.max(1, ...rows.map(({ leads }) => leads));
  const lines = rows.map(({ name, leads }, index) => {
    const y = index * ROW + 8;
    const width = Math.round((leads / most) * 480);
    const short = name.length > 30 ? `${name.slice(0, 29)}…` : name;
    return `<text x="230" y="${y + 15}" text-anchor="end">${escape(short)}</text><rect x="240" y="${y}" width="${width}" height="20"/><text x="${248 + width}" y="${y + 15}">${leads.toLocaleString("en-US")}</text>`;
  });
  return plot(800, rows.length * ROW + 8, rows, lines);
}

function columns(rows: readonly Bar[]): string {
  if (rows.length === 0) return "";
  const most = Math.max(1, ...rows.map(({ leads }) => leads));
  const step = 760 / rows.length;
  const every = Math.ceil(rows.length / 10);
  const lines = rows.map(({ name, leads }, index) => {
    const height = Math.round((leads / most) * 180);
    const x = 30 + index * step;
    const label =
      index % every === 0 ? `<text class="axis" x="${round(x)}" y="232">${escape(name.slice(5))}</text>` : "";
    const number =
      rows.length <= 26
        ? `<text x="${round(x + step * 0.4)}" y="${202 - height}" text-anchor="middle">${leads}</text>`
        : "";
    return `<rect x="${round(x)}" y="${210 - height}" width="${round(Math.max(1, step * 0.8))}" height="${height}"/>${number}${label}`;
  });
  return plot(800, 244, rows, lines);
}

/** The same figures in words, for who can't see the plot. */
function plot(width: number, height: number, rows: readonly Bar[], lines: readonly string[]): string {
  const words = rows.map(({ name, leads }) => `${name}: ${leads}`).join("; ");
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escape(words)}">${lines.join("")}</svg>`;
}

function vitals({ visits }: Figures): string {
  const seen = visits.vitals.filter((vital) => vital.visits > 0);
  if (seen.length === 0) return "";
  const rows = seen.map(
    ({ vital, visits: number, good, p75 }) =>
      `<tr><td>${vital}</td><td>${p75}${vital === "CLS" ? "" : " ms"}</td><td>${Math.round((good / number) * 100)}%</td><td>${number}</td></tr>`,
  );
  return `<table><tr><th></th><th>three of four under</th><th>good</th><th>visits</th></tr>${rows.join("")}</table>`;
}

const round = (number: number) => Math.round(number * 10) / 10;

function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
