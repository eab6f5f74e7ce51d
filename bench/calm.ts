import { cpus, loadavg } from "node:os";

const MOST_PER_CORE = 0.5;
const MOST_OFF = 0.2;
const MOST_TRIES = 3;

/** What else the machine has to do; figures taken on a busy one say more of that than of the site. */
export function loadPerCore(): number {
  return Math.round(((loadavg()[0] ?? 0) / cpus().length) * 100) / 100;
}

export function refuseBusy() {
  const found = loadPerCore();
  console.error(`[bench] The machine's load is ${found} a core.`);
  if (found <= MOST_PER_CORE || process.argv.includes("--anyway")) return;
  console.error(`[bench] That is above ${MOST_PER_CORE}: wait until the machine is idle, or say --anyway.`);
  process.exit(1);
}

let usual: number | undefined;

/** Does a run again where a fixed loop before or after it took much longer or shorter than at the start. */
export async function steadily<Result>(run: () => Promise<Result>): Promise<Result> {
  usual ??= Math.min(...Array.from({ length: 5 }, fixedLoop));
  for (let tries = 1; ; tries++) {
    const before = fixedLoop();
    const result = await run();
    const off = Math.max(...[before, fixedLoop()].map((took) => Math.abs(took / usual! - 1)));
    if (off <= MOST_OFF || tries === MOST_TRIES) return result;
    console.error(`[bench] The machine was ${Math.round(off * 100)} % off its usual speed; once more.`);
  }
}

function fixedLoop(): number {
  const started = performance.now();
  let sum = 0;
  for (let round = 0; round < 30_000_000; round++) sum = (sum * 31 + round) | 0;
  return performance.now() - started + (sum === 0.5 ? 1 : 0);
}
