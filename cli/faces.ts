import { basename } from "node:path";
import { readWithin } from "#operations/backup/read-file.ts";
import type { Stores } from "#operations/operation.ts";
import { noteFailure } from "#operations/sheets/failed-import.ts";
import { readSheet } from "#operations/sheets/read-sheet.ts";
import { MOST_PICTURE_BYTES } from "#pictures/store/picture-key.ts";
import { type Context, type Field, replace, switchField, text, type Typed } from "./command.ts";
import { printFindings } from "./printers/doctor.ts";
import { writeExport } from "./printers/export.ts";
import { printInvitation } from "./printers/invitation.ts";
import { printLead, printLeads } from "./printers/leads.ts";
import { printFigures } from "./printers/report.ts";

export type PrintContext = Context & { typed: Typed; stores: Stores };

/** What the command line adds to a declaration. */
export type Face = {
  /** false: done at once. */
  asks?: false;
  args?: readonly string[];
  /** Fields that the operation does not know. */
  fields?: readonly Field[];
  /** Fields of the operation that are not typed. */
  without?: readonly string[];
  /** What the operation reads, from what was typed. */
  read?: (typed: Typed, stores: Stores) => Promise<Typed>;
  failed?: (typed: Typed, stores: Stores) => Promise<void>;
  print?: (result: never, context: PrintContext) => Promise<number | void>;
};

const atOnce: Face = { asks: false };

const faces: Record<string, Face> = {
  backup: atOnce,
  "desk invite": { ...atOnce, print: printInvitation },
  "desk sign-out": atOnce,
  doctor: { print: printFindings },
  "leads answered": atOnce,
  "leads assign": atOnce,
  "leads export": {
    ...atOnce,
    args: ["file"],
    fields: [{ ...text("file", "FILE", "- for standard output"), isRequired: true }, replace],
    without: ["format"],
    read: async (typed) => ({ ...typed, format: isJson(typed) ? "json" : "csv" }),
    print: writeExport,
  },
  "leads list": { print: printLeads },
  "leads release": atOnce,
  "leads reopen": atOnce,
  "leads retry": atOnce,
  "leads show": { print: printLead },
  "leads snooze": atOnce,
  "leads spam": atOnce,
  "photos order": atOnce,
  "photos place": {
    read: async (typed) => {
      const path = String(typed["bytes"]);
      const bytes = await readWithin(MOST_PICTURE_BYTES, path);
      return { ...typed, name: basename(path), bytes: bytes as never };
    },
  },
  report: {
    fields: [text("html", "FILE.html", "write it as one page with plots, to open in a browser"), replace],
    print: printFigures,
  },
  "sample load": atOnce,
  undo: {
    fields: [switchField("force", "write over later changes of the same cells")],
    read: async (typed) => ({ ...typed, agreed: typed["force"] ? "any" : undefined }),
  },
};

/** Every collection's import reads a file. */
const importing: Face = {
  async read(typed, { site }) {
    const path = String(typed["sheet"]);
    const sheet = await readSheet(path).catch(async (error: unknown) => {
      if (!typed["check"]) await noteFailure(site, { subject: "sheet", file: basename(path) });
      throw error;
    });
    return { ...typed, sheet: sheet as never, fileName: basename(path) };
  },
};

export function faceFor(name: string): Face {
  if (!name.endsWith(" import")) return faces[name] ?? {};
  return {
    ...importing,
    async failed(typed, { site }) {
      const failed = { subject: name.split(" ")[0]!, file: basename(String(typed["sheet"])) };
      if (!typed["check"]) await noteFailure(site, failed).catch(() => {});
    },
  };
}

export function isJson({ json, file }: Typed): boolean {
  return json === true || String(file).toLowerCase().endsWith(".json");
}
