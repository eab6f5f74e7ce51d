/** None: a new site starts without sample rows. */
export const plans: typeof import("../../sample/plans.ts").plans = [];
