import { within } from "#data/store/within.server.ts";
import { log } from "#log";
import { checkConfiguration } from "#operator/doctor/check-configuration.ts";
import { checkContent } from "#operator/doctor/check-content.ts";
import { checkDelivery } from "#operator/doctor/check-delivery.ts";
import { checkSample } from "#operator/doctor/check-sample.ts";
import { checkDatabase, checkPictures } from "#operator/doctor/check-stores.ts";
import type { Finding } from "#operator/doctor/finding.ts";

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
