/** None: a new site starts without sample rows. */
export const trainers: typeof import("../../sample/trainers.ts").trainers = [];
