/** What a first view may cost, in bytes as sent with brotli; the styles are counted unpacked. */
export const BUDGET = { html: 40_000, styles: 38_500, script: 8_000, awake: 95_000, elements: 2000 };

/** The goal: at 390 px the home page is at most 12,000 px high and every other page at most 7,000 px. */
const GOAL = { home: 12_000, others: 7_000 };

/** Pages that miss the goal, with their present height as the ceiling. Lower a ceiling when its page gets shorter. */
const LONGER: Record<string, number> = {
  "/programs/sports-performance": 7_200,
  "/about": 7_100,
};

export function highest(path: string): number {
  return LONGER[path] ?? (path === "/" ? GOAL.home : GOAL.others);
}
