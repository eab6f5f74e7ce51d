import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { steadily } from "../calm.ts";
import { type Score, scoresOneByOne } from "../lighthouse.ts";
import { load, median } from "../load.ts";
import { startNginx } from "../nginx.ts";
import { astro, buildAstro } from "./build-astro.ts";
import { prepareForNginx, saveMedia, savePages } from "./files.ts";
import { PAGES, snapshot } from "./snapshot.ts";

export type Peer = Score & { site: string; requestsPerSecond: number };

/** Measures the same three pages on our server, as static files, and as an Astro site (README.md). */
export async function peers(
  base: string,
  dataDir: string,
  { runs = 5, rounds: count = 3, seconds = 4 } = {},
): Promise<Peer[]> {
  const folder = mkdtempSync(join(tmpdir(), "bench-peers-"));
  const own = join(folder, "own");
  await saveMedia(base, folder);
  await savePages(base, own);
  await snapshot(base, dataDir, astro.data);
  buildAstro();
  await prepareForNginx(own, base, folder);
  await prepareForNginx(astro.dist, base, folder);
  const asFiles = await startNginx(own, 8090);
  const astroSite = await startNginx(astro.dist, 8091);
  const sites = [
    { site: "ours", url: base },
    { site: "nginx, our HTML as files", url: asFiles.url },
    { site: "Astro 7, React islands, by nginx", url: astroSite.url },
  ];

  try {
    return await oneByOne(sites, { runs, count, seconds });
  } finally {
    rmSync(folder, { recursive: true });
    await Promise.all([asFiles.stop(), astroSite.stop()]);
  }
}

async function oneByOne(
  sites: { site: string; url: string }[],
  { runs, count, seconds }: { runs: number; count: number; seconds: number },
): Promise<Peer[]> {
  const rows: Peer[] = [];
  const urls = sites.map(({ url }) => url);
  for (const { path } of PAGES) {
    const found = await scoresOneByOne(urls, path, runs);
    const speeds: number[][] = [];
    for (let round = 0; round < count; round++) {
      speeds.push(await steadily(() => measureSpeeds(urls, path, seconds)));
    }
    for (const [at, { site }] of sites.entries()) {
      const requestsPerSecond = Math.round(median(speeds.map((round) => round[at]!)));
      rows.push({ site, ...found[at]!, requestsPerSecond });
    }
  }
  return rows;
}

async function measureSpeeds(urls: string[], path: string, seconds: number): Promise<number[]> {
  const speeds: number[] = [];
  for (const url of urls) {
    const { requestsPerSecond, failed } = await load(url + path, { seconds });
    if (failed > 0) throw new Error(`${url}${path} refused ${failed} requests.`);
    speeds.push(requestsPerSecond);
  }
  return speeds;
}
