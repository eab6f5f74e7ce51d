/** None: a new site starts without sample rows. */
export const sampleEvents: typeof import("../../sample/events.ts").sampleEvents = () => [];
