/** None: a new site starts without sample rows. */
export const challenges: typeof import("../../sample/challenges.ts").challenges = [];
