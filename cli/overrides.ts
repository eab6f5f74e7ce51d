import { basename, resolve } from "node:path";
import { usageError } from "#config/user-error.ts";
import { count } from "#domain/text.ts";
import { readWithin } from "#operations/backup/read-file.ts";
import { commands, findOperation } from "#operations/registry.ts";
import { noteFailedImport } from "#operations/sheets/failed-import.ts";
import { readSheet } from "#operations/sheets/read-sheet.ts";
import { preparePictures } from "#operations/stores.ts";
import { parseDate } from "#operations/timetable/when.ts";
import { formatSession, type SessionChange } from "#operations/timetable/class-dates.ts";
import { MAX_FILM_BYTES, MAX_PICTURE_BYTES } from "#pictures/store/picture-key.ts";
import { replace, switchField, text, type Typed } from "./command.ts";
import { messageChunks, readMessageExport } from "./export.ts";
import type { Override } from "./override.ts";
import { printFindings } from "./printers/doctor.ts";
import { printLead, printLeads, signups } from "./printers/leads.ts";
import { printFigures, week } from "./printers/report.ts";
import * as results from "./printers/results.ts";
import { oneLine } from "./text.ts";

const atOnce: Override = { asks: false };

/** 'Boxing, Tuesday, Nov 24, 5 PM: canceled'; nothing for a class of the week. */
function sessionTitle(describe: (typed: Typed) => string) {
  return ({ session }: Partial<SessionChange>, typed: Typed) =>
    session && `${formatSession(session)}: ${describe(typed)}`;
}

/** The day of one row, in the words of `gym classes`. Sheets write dates in full, so that they stay true. */
const comingDay: Override = {
  read: async (typed) =>
    typed["day"] === undefined ? typed : { ...typed, day: parseDate(String(typed["day"])) },
};

/** Printed after a photograph or film was placed. */
const placedSentence: Override["sentence"] = (_, { sentence }) =>
  `${sentence}. The site shows it within 10 seconds. To undo it: gym undo`;

const overrides: Record<string, Override> = {
  backup: {
    ...atOnce,
    hasLowPriority: true,
    sentence: ({ file, tables, pictures }: Written) =>
      `${resolve(file)} holds ${count(tables["leads"] ?? 0, "message")}, ${count(pictures, "picture")} and all tables; it was read again and is complete.`,
  },
  carry: {
    nothing: "Nothing to do: the database has them already.",
    sentence: () =>
      "Done. From now on, change these with gym classes and gym settings. The site no longer reads them from content/. To undo it: gym undo",
  },
  "classes cancel": { title: sessionTitle(() => "canceled") },
  "classes change": { title: sessionTitle(({ asUsual }) => (asUsual ? "as usual" : "changed")) },
  "classes list": { printText: results.printClasses },
  "classes move": { title: sessionTitle(({ to }) => `moved to ${String(to)}`) },
  "classes restore": { title: sessionTitle(() => "as usual") },
  "desk invite": { ...atOnce, print: results.printInvitation },
  "desk list": { table: results.team },
  "desk sign-out": atOnce,
  doctor: { print: printFindings },
  "events add": comingDay,
  "events change": comingDay,
  "hours add": comingDay,
  "hours change": comingDay,
  "leads answered": { ...atOnce, printText: results.printAnswered },
  "leads assign": atOnce,
  "leads erase": {
    sentence: ({ erased }: { erased: number }, { typed }) =>
      `Deleted: ${count(erased, "message")} of ${oneLine(String(typed["email"]))}.`,
  },
  "leads export": {
    ...atOnce,
    args: ["file"],
    fields: [{ ...text("file", "FILE", "- for standard output"), isRequired: true }, replace],
    without: ["format"],
    read: readMessageExport,
    print: messageChunks,
  },
  "leads list": { print: printLeads },
  "leads release": { ...atOnce, printText: results.printReleased, finish: results.refuseNotQuarantined },
  "leads reopen": atOnce,
  "leads retry": { ...atOnce, printText: results.printRetried },
  "leads show": { print: printLead },
  "leads snooze": atOnce,
  "leads spam": { ...atOnce, printText: results.printSpam, finish: results.refuseNotMarked },
  log: { table: results.log },
  move: { printText: results.printMoved, finish: results.refuseLate },
  "photos film": {
    async read(typed, { pictures }) {
      const [film, poster] = [String(typed["bytes"]), String(typed["poster"])];
      const bytes = await readWithin(MAX_FILM_BYTES, film);
      const photo = await readWithin(MAX_PICTURE_BYTES, poster);
      await preparePictures(pictures());
      return { ...typed, name: basename(film), bytes: bytes as never, poster: photo as never };
    },
    question: ({ place }) => `Show this film in ${String(place)}`,
    sentence: placedSentence,
  },
  "photos list": { table: results.pictures },
  "photos order": {
    ...atOnce,
    sentence: ({ order }: { order: number[] }) =>
      `The first are now: ${order.slice(0, 8).join(", ")}. The site shows it within 10 seconds.`,
  },
  "photos place": {
    optional: ["bytes", "words"],
    fields: [switchField("design", "restore the picture of the design")],
    instead: ({ design }) => (design ? findOperation("pictures.restoreOriginal") : undefined),
    async read(typed, { pictures }) {
      const { bytes: path, words } = typed;
      if (typeof path !== "string" || typeof words !== "string" || words.trim() === "")
        throw usageError(
          path === undefined ? "Which photograph?" : "What does it show?",
          "Like this: gym photos place hero-pricing racks.jpg --words 'Racks in the morning'. Nothing was changed.",
        );
      const bytes = await readWithin(MAX_PICTURE_BYTES, path);
      await preparePictures(pictures());
      return { ...typed, name: basename(path), bytes: bytes as never };
    },
    question: ({ place }) => `Show this photograph in ${String(place)}`,
    sentence: placedSentence,
  },
  "photos remove": {
    sentence: ({ removed }: { removed: string[] }) =>
      `Removed: ${count(removed.length, "picture")}. The site shows it within 10 seconds. To undo it: gym undo`,
  },
  report: {
    fields: [text("html", "FILE.html", "write it as one page with plots, to open in a browser"), replace],
    print: printFigures,
  },
  restore: { printText: results.printRestored },
  "sample clear": {
    nothing: "There is no sample data left.",
    sentence: ({ rows, pictures }: { rows: unknown[]; pictures: unknown[] }) =>
      `Removed: ${count(rows.length, "row")}, ${count(pictures.length, "picture")}.\n` +
      "Put your own in with gym plans import, gym trainers import, gym photos add …",
  },
  "sample load": { ...atOnce, printText: results.printLoaded },
  "settings set": { next: "`gym settings list` shows the format of each." },
  "signups list": { table: signups },
  undo: {
    fields: [
      switchField("list", "list the changes instead"),
      switchField("force", "write over later changes of the same cells"),
    ],
    instead: ({ list }) => (list ? commands.get("log") : undefined),
    read: async (typed) => ({ ...typed, agreed: typed["force"] ? "any" : undefined }),
  },
  week: { table: week },
};

type Written = { file: string; tables: Record<string, number>; pictures: number };

/** Every collection's import reads a file. `gym undo` has to know of an import that failed. */
function importing(subject: string): Override {
  return {
    async read(typed) {
      const path = String(typed["sheet"]);
      return { ...typed, sheet: (await readSheet(path)) as never, fileName: path };
    },
    async failed({ sheet, check }, { site }) {
      if (!check) await noteFailedImport(site, { subject, file: basename(String(sheet)) });
    },
  };
}

export function overrideFor(name: string): Override {
  return name.endsWith(" import") ? importing(name.split(" ")[0]!) : (overrides[name] ?? {});
}
