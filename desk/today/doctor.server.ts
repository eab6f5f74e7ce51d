import { within } from "#http/time-limit.ts";
import { log } from "#config/log.server.ts";
import { checkConfiguration } from "#operations/health/check-configuration.ts";
import { checkContent } from "#operations/health/check-content.ts";
import { checkDelivery } from "#operations/health/check-delivery.ts";
import { checkSample } from "#operations/health/check-sample.ts";
import { checkDatabase, checkPictures } from "#operations/health/check-stores.ts";
import type { Finding } from "#operations/health/finding.ts";

const GOOD_FOR_MS = 10 * 60_000;
const PATIENCE_MS = 2_000;

type Report = { open: Finding[]; at: number };

let last: Report | null = null;
let running: Promise<Report> | undefined;

/** What `gym doctor` would say has to be mended, without the links of other sites; null until it has been worked out. */
export async function doctorSays(): Promise<Finding[] | null> {
  if (!last || Date.now() - last.at > GOOD_FOR_MS) {
    running ??= examine().finally(() => (running = undefined));
    const report = running.catch((error: unknown) => {
      log.warn({ err: error }, "the doctor could not look everything over");
      return null;
    });
    if (!last) await within(PATIENCE_MS, report).catch(() => null);
  }
  return last?.open ?? null;
}

async function examine(): Promise<Report> {
  const found = [
    ...(await checkConfiguration()),
    ...checkContent(),
    ...(await checkDatabase()),
    ...(await checkPictures()),
    ...(await checkDelivery(false)),
    ...(await checkSample()),
  ];
  last = { open: found.filter(({ level }) => level === "bad" || level === "sample"), at: Date.now() };
  return last;
}
