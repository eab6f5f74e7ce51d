import { countDroppedLogLines } from "#config/log.server.ts";
import type { PageCache } from "#server/pages/page-cache.ts";

const BUCKETS_MS = [5, 10, 25, 50, 100, 250, 1000];

/** Counts since the process started, in Prometheus' text format. Labels are our own routes, never a visitor's input. */
export class Metrics {
  #requests = new Map<string, number>();
  #renders = BUCKETS_MS.map(() => 0);
  #renderCount = 0;
  #renderSum = 0;

  countRequest(route: string, status: number) {
    const key = `route="${route}",status="${status}"`;
    this.#requests.set(key, (this.#requests.get(key) ?? 0) + 1);
  }

  countRender(milliseconds: number) {
    this.#renderCount++;
    this.#renderSum += milliseconds;
    for (const [i, limit] of BUCKETS_MS.entries()) if (milliseconds <= limit) this.#renders[i]!++;
  }

  text(cache: PageCache, leads: string): string {
    const lines = [
      "# TYPE http_requests_total counter",
      ...Array.from(this.#requests, ([labels, count]) => `http_requests_total{${labels}} ${count}`),
      "# TYPE page_render_seconds histogram",
      ...BUCKETS_MS.map((limit, i) => `page_render_seconds_bucket{le="${limit / 1000}"} ${this.#renders[i]}`),
      `page_render_seconds_bucket{le="+Inf"} ${this.#renderCount}`,
      `page_render_seconds_sum ${this.#renderSum / 1000}`,
      `page_render_seconds_count ${this.#renderCount}`,
      "# TYPE page_cache_hits_total counter",
      `page_cache_hits_total ${cache.hits}`,
      "# TYPE page_cache_misses_total counter",
      `page_cache_misses_total ${cache.misses}`,
      "# TYPE log_lines_dropped_total counter",
      `log_lines_dropped_total ${countDroppedLogLines()}`,
      "# TYPE process_resident_memory_bytes gauge",
      `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
    ];
    return `${lines.join("\n")}\n${leads}`;
  }
}
