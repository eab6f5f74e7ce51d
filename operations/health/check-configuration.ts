import type { Stores } from "#operations/operation.ts";
import { bad, type Findings, good, note } from "./finding.ts";

const ABOUT = "configuration";

export function* checkConfiguration({ env }: Stores): Findings {
  const site = new URL(env.SITE_URL);
  yield good(ABOUT, "every variable that is set can be read");
  if (/^(localhost|127\.|\[::1\])/.test(site.hostname)) {
    const next = "Set it to the address that visitors type, like https://www.your-gym.com";
    yield bad(ABOUT, `SITE_URL is ${env.SITE_URL}`, next);
  } else if (site.protocol !== "https:") {
    yield bad(
      ABOUT,
      `SITE_URL ${env.SITE_URL} is not https`,
      "Put Caddy or nginx in front: docs/operating.md",
    );
  } else yield good(ABOUT, `visitors come to ${env.SITE_URL}`);
  if (site.protocol === "https:" && env.TRUST_PROXY === 0) {
    yield bad(
      ABOUT,
      "SITE_URL is https, but TRUST_PROXY is 0: all visitors look like one, and share one limit for messages",
      "Set TRUST_PROXY=1 with one proxy in front, 2 with a CDN before it",
    );
  }
  if (!env.METRICS_TOKEN)
    yield note(ABOUT, "METRICS_TOKEN is not set: /metrics answers on this machine only");
  if (!env.LEAD_KEEP_DAYS) yield note(ABOUT, "LEAD_KEEP_DAYS is not set: messages are kept forever");
}
