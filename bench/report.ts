import type { Growth } from "./growth.ts";
import type { Score } from "./lighthouse.ts";
import type { throughput } from "./throughput.ts";

type Figures = {
  date?: string;
  machine?: string;
  throughput?: Awaited<ReturnType<typeof throughput>>;
  growth?: Growth[];
  pages?: Score[];
  runs?: number;
};

export function report(figures: Figures): string {
  return (
    [
      "# Performance",
      `Measured by \`npm run bench\` on ${figures.date}: ${figures.machine}. Medians; each part names its rounds.`,
      ...speed(figures.throughput),
      ...growing(figures.growth ?? []),
      ...pagesTable(figures.pages ?? [], figures.runs),
    ].join("\n\n") + "\n"
  );
}

function speed(found: Figures["throughput"]): string[] {
  if (!found) return [];
  const row = (name: string, it: { requestsPerSecond: number; p50: number; p99: number }) =>
    `| ${name} | ${Math.round(it.requestsPerSecond).toLocaleString("en-US")} | ${it.p50} | ${it.p99} |`;
  return [
    "## The server\n\nRounds of some seconds, ours and nginx in turn, 32 keep-alive connections, the same brotli bytes.",
    [
      "| what | requests/s | p50 ms | p99 ms |",
      "| --- | ---: | ---: | ---: |",
      row("home page, kept", found.cached),
      row("nginx, one worker, the same bytes", found.nginx),
      row("a page rendered each time", found.uncached),
      row("lead posts, each synced to disk", found.leadPosts),
    ].join("\n"),
    `Share of nginx: ${found.shareOfNginx}. Start, from the process to the first page: ${found.startMs} ms. Memory: ${found.memoryAtRestMB} MB at rest after a first page, ${found.memoryUnderLoadMB} MB after the load.`,
  ];
}

function growing(rows: Growth[]): string[] {
  if (rows.length === 0) return [];
  return [
    "## Growth\n\nThe page that shows it, rendered anew; bytes as sent with brotli.",
    [
      "| what | how many | page | bytes | render ms |",
      "| --- | ---: | --- | ---: | ---: |",
      ...rows.map(
        ({ what, count, path, bytes, ms }) => `| ${what} | ${count} | ${path} | ${bytes} | ${ms} |`,
      ),
    ].join("\n"),
  ];
}

function pagesTable(pages: Score[], runs?: number): string[] {
  if (pages.length === 0) return [];
  const hundred = pages.filter((page) => page.performance === 100).length;
  return [
    `## Pages\n\nLighthouse, mobile profile, median of ${runs ?? 5} runs (sport pages, which share a template, ${Math.min(runs ?? 5, 3)}). ${hundred} of ${pages.length} at 100. Kilobytes as sent, all that comes while Lighthouse looks, films too.`,
    [
      "| page | score | FCP ms | LCP ms | TBT ms | CLS | KB | page | style | fonts | script | pictures | film | other |",
      `| --- |${" ---: |".repeat(13)}`,
      ...pages.map(
        (page) =>
          `| ${page.path} | ${page.performance} | ${Math.round(page.fcp)} | ${Math.round(page.lcp)} | ${Math.round(page.tbt)} | ${page.cls.toFixed(3)} | ${Math.round(page.kilobytes)} | ${kinds(page)} |`,
      ),
    ].join("\n"),
  ];
}

const KINDS = ["Document", "Stylesheet", "Font", "Script", "Image", "Media"];

function kinds({ byKind }: Score): string {
  const named = KINDS.map((kind) => byKind[kind] ?? 0);
  const all = Object.values(byKind).reduce((sum, size) => sum + size, 0);
  const other = all - named.reduce((sum, size) => sum + size, 0);
  return [...named, other].map(Math.round).join(" | ");
}
