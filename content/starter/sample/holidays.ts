/** None: a new site starts without sample rows. */
export const sampleHolidays: typeof import("../../sample/holidays.ts").sampleHolidays = () => [];
