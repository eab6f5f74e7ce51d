/** Limits of a first view in brotli bytes. `tags` counts those in the source, including templates; `elements` the document's. */
export const BUDGET = { html: 40_000, script: 8_000, awake: 95_000, tags: 2000, elements: 1_300 };

/** The goal: at most 28,000 bytes of styles, unpacked. */
const STYLES = 28_000;

/** Pages that miss the goal, with their present size as the ceiling. Lower a ceiling when its page gets smaller. */
const MORE_STYLES: Record<string, number> = {
  "/": 34_700,
  "/programs/evo-grappling": 28_500,
  "/programs/apex-jiu-jitsu": 28_500,
  "/programs/sports-performance": 28_300,
};
/** Programs without a page file: one template has the styles of all its parts. */
const PROGRAM_TEMPLATE = /^\/programs\/(adult-classes|evo-mayhem|personal-training|small-group-training)$/;
const PROGRAM_TEMPLATE_STYLES = 31_000;

export function maxStyles(path: string): number {
  return MORE_STYLES[path] ?? (PROGRAM_TEMPLATE.test(path) ? PROGRAM_TEMPLATE_STYLES : STYLES);
}

/** The goal: at 390 px the home page is at most 12,000 px high and every other page at most 7,000 px. */
const GOAL = { home: 12_000, others: 7_000 };

/** Pages that miss the goal, with their present height as the ceiling. Lower a ceiling when its page gets shorter. */
const LONGER: Record<string, number> = {
  "/programs/sports-performance": 7_200,
};

export function maxHeight(path: string): number {
  return LONGER[path] ?? (path === "/" ? GOAL.home : GOAL.others);
}
