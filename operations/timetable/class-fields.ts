import { z } from "zod";
import { field, text } from "#operations/operation.ts";

// Input fields that several operations of the timetable share.

/** Names one class on one date. */
export const session = {
  class: text("Class", { help: "its title, its program or its id" }),
  day: text("Day", { kind: "date", help: "tonight, tomorrow, friday, 'dec 6', 2026-12-06" }),
  time: text("Time", { kind: "time", help: "needed only where a class is there twice that day" }).optional(),
};

export const why = field(z.string().max(200), {
  label: "Why",
  placeholder: "TEXT",
  help: "the reason, as visitors read it: 'Coach is ill'",
}).optional();

/** What may be different on a date, and every week. */
export const cells = {
  starts: text("Begins", { kind: "time", help: "when it begins" }).optional(),
  minutes: text("Minutes", { kind: "number", help: "how long it is" }).optional(),
  coach: text("Who leads it instead", { placeholder: "NAME", help: "who leads it" }).optional(),
  room: text("Where", { help: "where it is" }).optional(),
  spots: text("Spots left", { kind: "number", help: "how many places are left" }).optional(),
};

/** What only a class of the week has. */
export const weekly = {
  title: text("What it is called", { placeholder: "TEXT", help: "each week: what it is called" }).optional(),
  from: text("From", { kind: "date", help: "each week: the first day" }).optional(),
  until: text("Last day", { kind: "date", help: "each week: the last day" }).optional(),
  note: text("A line under it", { placeholder: "TEXT", help: "each week: a line under it" }).optional(),
};
