/** Anonymous daily visit counts: docs/decisions/measuring.md. */

export const visitKinds = ["view", "join", "call", "directions", "form start", "form send"] as const;
export type VisitKind = (typeof visitKinds)[number];

/** Traffic sources. */
export const visitSources = ["direct", "search", "social", "mail", "ads", "campaign", "other site"] as const;
export type VisitSource = (typeof visitSources)[number];

/** Histogram edges of each Core Web Vital. 'good' and 'poor' are among the edges. */
const vitals = {
  LCP: { good: 2500, poor: 4000, edges: [1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000] },
  INP: { good: 200, poor: 500, edges: [50, 100, 150, 200, 300, 500, 1000] },
  CLS: { good: 0.1, poor: 0.25, edges: [0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5] },
} as const;
export type Vital = keyof typeof vitals;
export const vitalNames = Object.keys(vitals) as Vital[];

const BEYOND = "more";

/** '2500' for an LCP of 2,140 ms: the first edge that is not lower. */
export function vitalBucket(vital: Vital, value: number): string {
  return String(vitals[vital].edges.find((edge) => value <= edge) ?? BEYOND);
}

export type VitalSum = {
  vital: Vital;
  visits: number;
  good: number;
  needsWork: number;
  poor: number;
  /** 75th percentile; Infinity if it is above the last edge. */
  p75: number;
};

/** Sums the buckets of one vital for a report. */
export function sumUp(vital: Vital, buckets: ReadonlyMap<string, number>): VitalSum {
  const { good, poor, edges } = vitals[vital];
  const rows = [...edges, Number.POSITIVE_INFINITY].map((edge) => ({
    edge,
    count: buckets.get(Number.isFinite(edge) ? String(edge) : BEYOND) ?? 0,
  }));
  const upTo = (limit: number) =>
    rows.filter(({ edge }) => edge <= limit).reduce((sum, { count }) => sum + count, 0);
  const visits = upTo(Number.POSITIVE_INFINITY);
  const p75 = rows.find(({ edge }) => upTo(edge) >= visits * 0.75)?.edge ?? 0;
  return {
    vital,
    visits,
    good: upTo(good),
    needsWork: upTo(poor) - upTo(good),
    poor: visits - upTo(poor),
    p75: visits === 0 ? 0 : p75,
  };
}

/** '2,000 ms', or 'over 10,000 ms' above the last edge. CLS has no unit. */
export function formatP75({ vital, p75 }: VitalSum): string {
  const last = vitals[vital].edges.at(-1)!;
  const figure = p75 > last ? `over ${last.toLocaleString("en-US")}` : p75.toLocaleString("en-US");
  return vital === "CLS" ? figure : `${figure} ms`;
}
