import { cpus, loadavg } from "node:os";

const MAX_LOAD_PER_CORE = 0.5;
const MAX_DEVIATION = 0.2;
const MAX_TRIES = 3;

/** Load average per core. Measurements on a busy machine are worthless. */
export function loadPerCore(): number {
  return Math.round(((loadavg()[0] ?? 0) / cpus().length) * 100) / 100;
}

export function refuseBusy() {
  const found = loadPerCore();
  console.error(`[bench] The machine's load is ${found} a core.`);
  if (found <= MAX_LOAD_PER_CORE || process.argv.includes("--anyway")) return;
  console.error(
    `[bench] That is above ${MAX_LOAD_PER_CORE}: wait until the machine is idle, or pass --anyway.`,
  );
  process.exit(1);
}

let usual: number | undefined;

/** Repeats a run if the machine's speed, measured by a fixed loop before and after it, was unusual. */
export async function steadily<Result>(run: () => Promise<Result>): Promise<Result> {
  usual ??= Math.min(...Array.from({ length: 5 }, fixedLoop));
  for (let tries = 1; ; tries++) {
    const before = fixedLoop();
    const result = await run();
    const off = Math.max(...[before, fixedLoop()].map((took) => Math.abs(took / usual! - 1)));
    if (off <= MAX_DEVIATION || tries === MAX_TRIES) return result;
    console.error(`[bench] The machine was ${Math.round(off * 100)} % off its usual speed; retrying.`);
  }
}

function fixedLoop(): number {
  const started = performance.now();
  let sum = 0;
  for (let round = 0; round < 30_000_000; round++) sum = (sum * 31 + round) | 0;
  return performance.now() - started + (sum === 0.5 ? 1 : 0);
}
