/** What a first view may cost, in bytes as sent with brotli; the styles are counted unpacked. */
export const BUDGET = { html: 40_000, styles: 38_500, script: 8_000, awake: 95_000, elements: 2000 };

/** The goal: at 390 px the home page is at most 12,000 px high and every other page at most 7,000 px. */
const GOAL = { home: 12_000, others: 7_000 };

/** Pages that miss the goal, with their present height as the ceiling. Lower a ceiling when its page gets shorter. */
const LONGER: Record<string, number> = {
  "/": 18_800,
  "/about": 9_600,
  "/first-visit": 7_800,
  "/pricing": 8_900,
  "/pricing?who=me&often=more&for=classes": 9_300,
  "/programs": 7_400,
  "/programs/adult-classes": 10_300,
  "/programs/alpha-omega-boxing": 9_600,
  "/programs/apex-jiu-jitsu": 9_700,
  "/programs/evo-grappling": 9_000,
  "/programs/evo-mayhem": 9_000,
  "/programs/evo-nutrition": 9_200,
  "/programs/evo-recovery": 8_100,
  "/programs/personal-training": 8_300,
  "/programs/small-group-training": 7_900,
  "/programs/sports-performance": 11_800,
  "/programs/sports-performance/baseball": 8_900,
  "/programs/sports-performance/climbing": 7_600,
  "/stories": 9_400,
  "/trainers": 10_900,
};

export function highest(path: string): number {
  return LONGER[path] ?? (path === "/" ? GOAL.home : GOAL.others);
}
