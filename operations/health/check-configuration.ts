import { bad, type Finding, good, note } from "./finding.ts";
import { settings } from "#operations/stores.ts";

export async function checkConfiguration(): Promise<Finding[]> {
  const env = await settings();
  const site = new URL(env.SITE_URL);
  const isLocal = /^(localhost|127\.|\[::1\])/.test(site.hostname);
  const findings = [good("configuration", "every variable that is set can be read")];
  if (isLocal) {
    findings.push(
      bad(
        "configuration",
        `SITE_URL is ${env.SITE_URL}`,
        "Set it to the address that visitors type, like https://www.your-gym.com",
      ),
    );
  } else if (site.protocol !== "https:") {
    findings.push(
      bad(
        "configuration",
        `SITE_URL ${env.SITE_URL} is not https`,
        "Put Caddy or nginx in front: docs/operating.md",
      ),
    );
  } else findings.push(good("configuration", `visitors come to ${env.SITE_URL}`));
  if (site.protocol === "https:" && env.TRUST_PROXY === 0) {
    findings.push(
      bad(
        "configuration",
        "SITE_URL is https, but TRUST_PROXY is 0: all visitors look like one, and share one limit for messages",
        "Set TRUST_PROXY=1 with one proxy in front, 2 with a CDN before it",
      ),
    );
  }
  if (!env.METRICS_TOKEN)
    findings.push(note("configuration", "METRICS_TOKEN is not set: /metrics answers on this machine only"));
  if (!env.LEAD_KEEP_DAYS)
    findings.push(note("configuration", "LEAD_KEEP_DAYS is not set: messages are kept for ever"));
  return findings;
}
