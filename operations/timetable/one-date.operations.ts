import { z } from "zod";
import { invalidFields, UserError } from "#config/user-error.ts";
import { everyone, operation, text } from "#operations/operation.ts";
import { opened } from "#operations/rows/opened.ts";
import { applyRows } from "#operations/rows/plan-rows.ts";
import {
  describeSession,
  findSessionFor,
  formatSession,
  planCancel,
  planDifferent,
  planRestore,
  sessionTitle,
} from "./class-dates.ts";
import { session, why } from "./class-fields.ts";
import { refuseUnseen } from "./opened-session.ts";
import { dayAndTime } from "./when.ts";

const shared = { roles: everyone, undo: "journal", apply: applyRows } as const;
const args = ["class", "day", "time"];

export const cancelClass = operation({
  ...shared,
  name: "classes.cancel",
  title: "Cancel a class",
  desk: false,
  summary:
    "Cancels one class on one date; it stays on the schedule with its reason, and calendars leave it out.",
  input: z.object({ ...session, why }),
  cli: {
    args,
    examples: [
      ["classes cancel Strength tonight 18:30 --why 'Coach is ill'", ""],
      ["classes cancel Boxing friday --yes", "doesn't ask"],
      ["classes change Boxing mondays --until 2026-12-31", "ends a class of the week instead"],
    ],
  },
  async plan({ site }, { why: reason, ...ref }) {
    const session = await findSessionFor(site, ref);
    if (session.state === "cancelled")
      throw new UserError(`${formatSession(session)} is canceled already.`, "Nothing was changed.");
    return planCancel(site, session, reason);
  },
  describe: ({ session }) => `Canceled ${sessionTitle(session)}`,
});

export const moveClass = operation({
  ...shared,
  name: "classes.move",
  title: "Move a class",
  desk: false,
  summary: "Moves one class on one date to another day or time.",
  input: z.object({
    ...session,
    to: text("To", { placeholder: "WHEN", help: "19:30, friday, or 'friday 19:30'" }),
    why,
  }),
  cli: {
    args,
    examples: [
      ["classes move Strength tonight 18:30 --to 19:30", ""],
      ["classes move Boxing monday --to 'tuesday 7am' --why 'The ring is painted'", ""],
    ],
  },
  async plan({ site }, { to, why: reason, ...ref }) {
    const { date, time } = dayAndTime(to);
    const session = await findSessionFor(site, ref);
    const moved = {
      ...(date && { new_day: date }),
      ...(time && { starts: time }),
      ...(reason && { why: reason }),
    };
    return planDifferent(site, session, moved).catch((error: unknown) => {
      if (!(error instanceof UserError) || error.fields.length === 0) throw error;
      throw invalidFields(error.fields.map(({ message }) => ({ field: "to", message })));
    });
  },
  describe: describeSession,
});

export const restoreClass = operation({
  ...shared,
  name: "classes.restore",
  title: "Restore a class",
  desk: false,
  summary:
    "Restores a class on one date: a canceled one as it was before, any other to its usual time, coach and room.",
  input: z.object({ ...session, opened }),
  cli: { args, examples: [["classes restore Strength tonight 18:30", "it takes place after all"]] },
  async plan({ site }, { opened: seen, ...ref }) {
    const session = await findSessionFor(site, ref);
    if (seen) refuseUnseen(session, seen);
    return planRestore(site, session);
  },
  describe: describeSession,
});
