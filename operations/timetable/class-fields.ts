import { z } from "zod";
import { field, text } from "#operations/operation.ts";

// Input fields that several operations of the timetable share.

/** Names one class on one date. */
export const session = {
  class: text("Class", { help: "its title, its program or its id" }),
  day: text("Day", { kind: "date", format: "tonight, tomorrow, friday, 'dec 6', 2026-12-06" }),
  time: text("Time", {
    kind: "time",
    help: "only needed if the class takes place twice that day",
  }).optional(),
};

export const why = field(z.string().max(200), {
  label: "Reason",
  placeholder: "TEXT",
  help: "visitors read it, for example: Coach is out sick",
}).optional();

/** Fields that can differ on a date and every week. */
export const cells = {
  starts: text("Starts", { kind: "time" }).optional(),
  minutes: text("Minutes", { kind: "number", help: "length of the class" }).optional(),
  coach: text("Coach", { placeholder: "NAME", suggest: "coaches" }).optional(),
  room: text("Room", { suggest: "rooms" }).optional(),
  spots: text("Spots left", { kind: "number", help: "how many spots are left" }).optional(),
};

/** Fields of weekly classes only. */
export const weekly = {
  title: text("Name", { placeholder: "TEXT", help: "each week: what it is called" }).optional(),
  from: text("From", { desk: false, kind: "date", help: "each week: the first day" }).optional(),
  until: text("Last day", { desk: false, kind: "date", help: "each week: the last day" }).optional(),
  note: text("Note", { desk: false, placeholder: "TEXT", help: "each week: a line under it" }).optional(),
};
