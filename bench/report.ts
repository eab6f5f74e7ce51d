import type { Growth } from "./growth.ts";
import type { Score, Slower } from "./lighthouse.ts";
import type { NextPage } from "./next-page.ts";
import type { Peer } from "../bench/peers/peers.ts";
import type { Presses } from "./presses.ts";
import type { throughput } from "./throughput.ts";
import type { Visit } from "./visit.ts";

type Figures = {
  machine?: string;
  /** Date of each part, and the load per core when it started. */
  measured?: Record<string, string>;
  throughput?: Awaited<ReturnType<typeof throughput>>;
  growth?: Growth[];
  pages?: Score[];
  runs?: number;
  slower?: Slower[];
  presses?: Presses[];
  visit?: Visit[];
  next?: NextPage[];
  peers?: Peer[];
};

export function report(figures: Figures): string {
  const parts = Object.entries(figures.measured ?? {}).map(([part, start]) => `${part} ${start}`);
  return (
    [
      "# Performance",
      `Written by \`npm run bench\` on ${figures.machine}. Date of each part, and load per core when it started: ${parts.join(", ")}.`,
      ...speed(figures.throughput),
      ...growing(figures.growth ?? []),
      ...visitors(figures),
      ...comparison(figures.peers ?? []),
      ...pagesTable(figures.pages ?? [], figures.runs),
    ].join("\n\n") + "\n"
  );
}

function speed(found: Figures["throughput"]): string[] {
  if (!found) return [];
  const row = (name: string, it: { requestsPerSecond: number; p50: number; p99: number }) =>
    `| ${name} | ${Math.round(it.requestsPerSecond).toLocaleString("en-US")} | ${it.p50} | ${it.p99} |`;
  return [
    "## Server\n\nOur server and nginx alternate for a few seconds each, over 32 keep-alive connections, and send the same brotli bytes.",
    [
      "| request | requests/s | p50 ms | p99 ms |",
      "| --- | ---: | ---: | ---: |",
      row("home page, cached", found.cached),
      row("nginx, one worker, same bytes", found.nginx),
      row("page rendered for each request", found.uncached),
      row("lead post, synced to disk", found.leadPosts),
    ].join("\n"),
    `Throughput compared with nginx: ${found.shareOfNginx}. From process start to the first page: ${found.startMs} ms. Memory: ${found.memoryAtRestMB} MB after the first page, ${found.memoryUnderLoadMB} MB after the load.`,
  ];
}

function growing(rows: Growth[]): string[] {
  if (rows.length === 0) return [];
  return [
    "## Growth\n\nHow page size and render time change with the amount of data. Bytes are brotli-compressed; pages are rendered without the cache.",
    [
      "| data | rows | page | bytes | render ms |",
      "| --- | ---: | --- | ---: | ---: |",
      ...rows.map(
        ({ what, count, path, bytes, ms }) => `| ${what} | ${count} | ${path} | ${bytes} | ${ms} |`,
      ),
    ].join("\n"),
  ];
}

function visitors({ slower = [], presses = [], next = [], visit = [] }: Figures): string[] {
  const sum = visit.reduce((all, { kilobytes }) => all + kilobytes, 0);
  return [
    ...table(
      "Slow phones\n\nLighthouse's mobile profile with the processor slowed down 4, 8 and 16 times.",
      ["page", "slowdown", "score", "LCP ms", "TBT ms"],
      slower.map((row) => [
        row.path,
        row.slowdown,
        row.performance,
        Math.round(row.lcp),
        Math.round(row.tbt),
      ]),
    ),
    ...table(
      "Interaction latency\n\nTime from pressing a control to the next frame, for every control of a page, on a phone profile slowed down four times. Values below 16 ms count as 16. Links to other pages are in the next table.",
      ["page", "controls", "p98 ms", "worst ms"],
      presses.map(({ path, presses: count, p98, worst }) => [path, count, p98, worst]),
    ),
    ...table(
      "Navigation\n\nTime from pressing a link to the largest contentful paint of its page, on 4G (9 Mbit/s, 85 ms). The pointer rests on the link for a second before the press.",
      ["page", "prerendered, ms", "not prerendered, ms"],
      next.map(({ path, opened, fetched }) => [path, opened, fetched]),
    ),
    ...table(
      `A visit\n\nFive pages in a row on a phone that starts with an empty cache: ${sum} KB in all.`,
      ["page", "KB"],
      visit.map(({ path, kilobytes }) => [path, kilobytes]),
    ),
  ];
}

/** By page, ours first. */
function comparison(peers: Peer[]): string[] {
  return table(
    "Comparison\n\nThe same three pages from our server, from nginx as static files, and from nginx as an Astro site with React islands (bench/peers/README.md). Runs alternate. Scores are Lighthouse's mobile profile; requests per second are for the HTML. Sizes are compressed.",
    ["page and site", "score", "FCP ms", "LCP ms", "TBT ms", "KB", "requests/s", ...KIND_NAMES],
    peers.map((peer) => [
      `${peer.path}, ${peer.site}`,
      peer.performance,
      ...[peer.fcp, peer.lcp, peer.tbt, peer.kilobytes].map(Math.round),
      peer.requestsPerSecond.toLocaleString("en-US"),
      ...kinds(peer),
    ]),
  );
}

function table(title: string, head: string[], rows: (string | number)[][]): string[] {
  if (rows.length === 0) return [];
  const line = (cells: (string | number)[]) => `| ${cells.join(" | ")} |`;
  const edges = head.map((_, at) => (at === 0 ? "---" : "---:"));
  return [`## ${title}`, [head, edges, ...rows].map(line).join("\n")];
}

function pagesTable(pages: Score[], runs?: number): string[] {
  const hundred = pages.filter((page) => page.performance === 100).length;
  return table(
    `Pages\n\nLighthouse, mobile profile, ${runs === 1 ? "one run each" : `median of ${runs ?? 5} runs (sport pages share a template: ${Math.min(runs ?? 5, 3)})`}. ${hundred} of ${pages.length} pages score 100. Sizes are compressed and include everything that loads while Lighthouse measures, films too.`,
    ["page", "score", "FCP ms", "LCP ms", "TBT ms", "CLS", "KB", ...KIND_NAMES],
    pages.map((page) => [
      page.path,
      page.performance,
      ...[page.fcp, page.lcp, page.tbt].map(Math.round),
      page.cls.toFixed(3),
      Math.round(page.kilobytes),
      ...kinds(page),
    ]),
  );
}

const KINDS = ["Document", "Stylesheet", "Font", "Script", "Image", "Media"];
const KIND_NAMES = ["page", "style", "fonts", "script", "pictures", "film", "other"];

function kinds({ byKind }: Score): number[] {
  const named = KINDS.map((kind) => byKind[kind] ?? 0);
  const all = Object.values(byKind).reduce((sum, size) => sum + size, 0);
  const other = all - named.reduce((sum, size) => sum + size, 0);
  return [...named, other].map(Math.round);
}
