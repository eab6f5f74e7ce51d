import { log } from "#config/log.server.ts";
import { deskStores } from "#desk/actions/act.server.ts";
import { within } from "#http/time-limit.ts";
import type { Finding } from "#operations/health/finding.ts";
import { checkHealth } from "#operations/health/health.operations.ts";
import type { Actor, SeePage } from "#operations/operation.ts";
import { ask } from "#operations/run.ts";

const GOOD_FOR_MS = 10 * 60_000;
const TIMEOUT_MS = 2_000;
/** Everyone at the desk sees the same report. */
const site: Actor = { name: "site", role: "owner", via: "desk" };

/** `open` is null if the checks failed: then nothing is known. */
type Report = { open: Finding[] | null; at: number };

let last: Report | null = null;
let running: Promise<Report> | undefined;

/**
 * What `gym doctor --offline` reports as bad or sample; null until the first report is ready. A report that has expired is
 * returned only while the next one takes too long.
 */
export async function doctorFindings(seePage: SeePage): Promise<Finding[] | null> {
  if (!last || Date.now() - last.at > GOOD_FOR_MS) {
    running ??= examine(seePage).finally(() => (running = undefined));
    const report = running.catch((error: unknown) => {
      log.warn({ err: error }, "the health checks could not run");
      last = { open: last?.open ?? null, at: Date.now() };
    });
    await within(TIMEOUT_MS, report).catch(() => null);
  }
  return last?.open ?? null;
}

async function examine(seePage: SeePage): Promise<Report> {
  const stores = { ...deskStores(), seePage };
  const { parts } = await ask(checkHealth, { input: { offline: true }, actor: site, stores });
  const findings = (await Array.fromAsync(parts)).flat();
  last = { open: findings.filter(({ level }) => level === "bad" || level === "sample"), at: Date.now() };
  return last;
}
