import { constants, setPriority } from "node:os";
import { basename, resolve } from "node:path";
import { usageError } from "#config/user-error.ts";
import { count } from "#domain/text.ts";
import { readWithin } from "#operations/backup/read-file.ts";
import { commands, findOperation } from "#operations/registry.ts";
import { notingFailure } from "#operations/sheets/failed-import.ts";
import { readSheet } from "#operations/sheets/read-sheet.ts";
import { preparePictures } from "#operations/stores.ts";
import { formatSession, type SessionChange } from "#operations/timetable/class-dates.ts";
import { MOST_PICTURE_BYTES } from "#pictures/store/picture-key.ts";
import { replace, switchField, text, type Typed } from "./command.ts";
import { type Face, isJson } from "./face.ts";
import { printFindings } from "./printers/doctor.ts";
import { writeExport } from "./printers/export.ts";
import { printInvitation } from "./printers/invitation.ts";
import { printLead, printLeads } from "./printers/leads.ts";
import { printFigures } from "./printers/report.ts";
import * as results from "./printers/results.ts";
import { oneLine } from "./text.ts";

const atOnce: Face = { asks: false };

/** 'Boxing, Tuesday, Nov 24, 5 PM: cancelled'; nothing for a class of the week. */
function sessionTitle(what: (typed: Typed) => string) {
  return ({ session }: Partial<SessionChange>, typed: Typed) =>
    session && `${formatSession(session)}: ${what(typed)}`;
}

const faces: Record<string, Face> = {
  backup: {
    ...atOnce,
    // The site goes on running: visitors go first.
    prepare: () => setPriority(constants.priority.PRIORITY_BELOW_NORMAL),
    async printText({ file, tables, pictures }: Written, { terminal }) {
      await terminal.print(
        `${resolve(file)} holds ${count(tables["leads"] ?? 0, "message")}, ${count(pictures, "picture")} and all tables; it was read again and is whole.`,
      );
    },
  },
  carry: {
    nothing: "Nothing to do: the database has them already.",
    printText: (_, { terminal }) =>
      terminal.print(
        "Done. What content/ says of them no longer counts: use gym classes and gym settings. To undo it: gym undo",
      ),
  },
  "classes cancel": { title: sessionTitle(() => "cancelled") },
  "classes change": { title: sessionTitle(({ asUsual }) => (asUsual ? "as usual" : "changed")) },
  "classes change-once": { title: sessionTitle(() => "changed") },
  "classes list": { printText: results.printClasses },
  "classes move": { title: sessionTitle(({ to }) => `moved to ${String(to)}`) },
  "classes restore": { title: sessionTitle(() => "as usual") },
  "desk invite": { ...atOnce, print: printInvitation },
  "desk list": { printText: results.printTeam },
  "desk sign-out": {
    ...atOnce,
    printText: ({ email, ended }: { email: string; ended: number }, { terminal }) =>
      terminal.print(`${email} is signed out on ${count(ended, "device")}.`),
  },
  "desk revoke": {
    printText: ({ revoked }: { revoked: string }, { terminal }) =>
      terminal.print(`${revoked} can't sign in any more.`),
  },
  doctor: { print: printFindings },
  "leads answered": { ...atOnce, printText: results.printAnswered },
  "leads assign": atOnce,
  "leads erase": {
    printText: ({ erased }: { erased: number }, { typed, terminal }) =>
      terminal.print(`Deleted: ${count(erased, "message")} of ${oneLine(String(typed["email"]))}.`),
  },
  "leads export": {
    ...atOnce,
    args: ["file"],
    fields: [{ ...text("file", "FILE", "- for standard output"), isRequired: true }, replace],
    without: ["format"],
    read: async (typed) => ({ ...typed, format: isJson(typed) ? "json" : "csv" }),
    print: writeExport,
  },
  "leads list": { print: printLeads },
  "leads release": {
    ...atOnce,
    printText: ({ released }: { released: number }, { terminal }) =>
      terminal.print(`Released: ${count(released, "message")}.`),
  },
  "leads reopen": atOnce,
  "leads retry": { ...atOnce, printText: results.printRetried },
  "leads show": { print: printLead },
  "leads snooze": atOnce,
  "leads spam": { ...atOnce, printText: results.printSpam },
  log: { printText: results.printLog },
  move: { printText: results.printMoved, finish: results.refuseLate },
  "photos list": { printText: results.printPictures },
  "photos order": {
    ...atOnce,
    printText: ({ order }: { order: number[] }, { terminal }) =>
      terminal.print(
        `The first are now: ${order.slice(0, 8).join(", ")}. The site shows it within 10 seconds.`,
      ),
  },
  "photos places": { printText: results.printPlaces },
  "photos place": {
    optional: ["bytes", "words"],
    fields: [switchField("design", "the design's own picture again")],
    instead: ({ design }) => (design ? findOperation("pictures.restoreOriginal") : undefined),
    async read(typed, { pictures }) {
      const { bytes: path, words } = typed;
      if (typeof path !== "string" || typeof words !== "string" || words.trim() === "")
        throw usageError(
          path === undefined ? "Which photograph?" : "What does it show?",
          "Like this: gym photos place hero-pricing racks.jpg --words 'Racks in the morning'. Nothing was changed.",
        );
      const bytes = await readWithin(MOST_PICTURE_BYTES, path);
      await preparePictures(pictures());
      return { ...typed, name: basename(path), bytes: bytes as never };
    },
    question: ({ place }) => `Show this photograph in ${String(place)}`,
    printText: (_, { sentence, terminal }) =>
      terminal.print(`${sentence}. The site shows it within 10 seconds. To undo it: gym undo`),
  },
  "photos remove": {
    printText: ({ removed }: { removed: string[] }, { terminal }) =>
      terminal.print(
        `Removed: ${count(removed.length, "picture")}. The site shows it within 10 seconds. To undo it: gym undo`,
      ),
  },
  report: {
    fields: [text("html", "FILE.html", "write it as one page with plots, to open in a browser"), replace],
    print: printFigures,
  },
  restore: { printText: results.printRestored },
  "sample clear": { nothing: "There is no sample data left.", printText: results.printCleared },
  "sample load": { ...atOnce, printText: results.printLoaded },
  "settings list": { printText: results.printSettings },
  "settings set": { next: "`gym settings list` says how each is written." },
  undo: {
    fields: [
      switchField("list", "list the changes instead"),
      switchField("force", "write over later changes of the same cells"),
    ],
    instead: ({ list }) => (list ? commands.get("log") : undefined),
    read: async (typed) => ({ ...typed, agreed: typed["force"] ? "any" : undefined }),
  },
};

type Written = { file: string; tables: Record<string, number>; pictures: number };

/** Every collection's import reads a file. */
function importing(subject: string): Face {
  return {
    async read(typed, { site }) {
      const path = String(typed["sheet"]);
      const file = basename(path);
      const sheet = await (typed["check"]
        ? readSheet(path)
        : notingFailure(site, { subject, file }, () => readSheet(path)));
      return { ...typed, sheet: sheet as never, fileName: file };
    },
  };
}

export function faceFor(name: string): Face {
  return name.endsWith(" import") ? importing(name.split(" ")[0]!) : (faces[name] ?? {});
}
