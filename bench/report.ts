import type { Growth } from "./growth.ts";
import type { Score, Slower } from "./lighthouse.ts";
import type { NextPage } from "./next-page.ts";
import type { Peer } from "../bench/peers/peers.ts";
import type { Presses } from "./presses.ts";
import type { throughput } from "./throughput.ts";
import type { Visit } from "./visit.ts";

type Figures = {
  machine?: string;
  /** Each part's day, and the load of a core when its run began. */
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
      `Measured by \`npm run bench\`: ${figures.machine}. The day of each part, and the load of a core when its run began: ${parts.join(", ")}.`,
      ...speed(figures.throughput),
      ...growing(figures.growth ?? []),
      ...visitors(figures),
      ...besidePeers(figures.peers ?? []),
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

function visitors({ slower = [], presses = [], next = [], visit = [] }: Figures): string[] {
  const sum = visit.reduce((all, { kilobytes }) => all + kilobytes, 0);
  return [
    ...table(
      "Slow telephones\n\nLighthouse's mobile profile with the processor 4, 8 and 16 times slower than this machine's.",
      ["page", "times slower", "score", "LCP ms", "TBT ms"],
      slower.map((row) => [
        row.path,
        row.slowdown,
        row.performance,
        Math.round(row.lcp),
        Math.round(row.tbt),
      ]),
    ),
    ...table(
      "Presses\n\nEvery control of a page pressed on a telephone, four times slower: until the screen answers. Links, which lead to another document, are not among them: see the next table. What takes less than 16 ms counts as 16.",
      ["page", "controls", "p98 ms", "worst ms"],
      presses.map(({ path, presses: count, p98, worst }) => [path, count, p98, worst]),
    ),
    ...table(
      "The next page\n\nFrom the press on a link to the largest paint of its page, at 4G (9 Mbit/s, 85 ms), a second after the pointer came to it.",
      ["page", "opened in advance ms", "fetched at the press ms"],
      next.map(({ path, opened, fetched }) => [path, opened, fetched]),
    ),
    ...table(
      `A visit\n\nFive pages in a row on a telephone, its cache empty at first: ${sum} KB.`,
      ["page", "KB"],
      visit.map(({ path, kilobytes }) => [path, kilobytes]),
    ),
  ];
}

/** Page by page, ours first. */
function besidePeers(peers: Peer[]): string[] {
  return table(
    "Peers\n\nThe same three pages from our server, by nginx as files, and by nginx as an Astro site with React islands (bench/peers/README.md), measured in turn: Lighthouse's mobile profile, and requests for the page's own bytes a second. Kilobytes as sent.",
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
    `Pages\n\nLighthouse, mobile profile, ${runs === 1 ? "one run each" : `median of ${runs ?? 5} runs (sport pages, which share a template, ${Math.min(runs ?? 5, 3)})`}. ${hundred} of ${pages.length} at 100. Kilobytes as sent, all that comes while Lighthouse looks, films too.`,
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
