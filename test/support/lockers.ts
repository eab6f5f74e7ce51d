import type { projectCopy } from "./project-copy.ts";

const COLLECTION = `import { collection } from "./collection.ts";

export const lockers = collection({
  name: "lockers",
  one: "locker",
  many: "lockers",
  table: "lockers",
  key: "name",
  columns: [
    { name: "name", label: "Name", required: true },
    { name: "holder", label: "Holder" },
  ],
  screen: {
    lead: "Who has which.",
    page: "/",
    line: (row) => ({ title: String(row["name"]) }),
  },
});
`;

const OPERATION = `import { z } from "zod";
import { lockers } from "#operations/collections/lockers.collection.ts";
import { everyone, operation, text } from "#operations/operation.ts";
import { applyRows, describeRows, planRow } from "#operations/rows/plan-rows.ts";

export const lend = operation({
  name: "lockers.lend",
  title: "Lend a locker",
  summary: "Lends a locker to a person.",
  roles: everyone,
  input: z.object({ name: text("Locker"), holder: text("To whom", { placeholder: "PERSON" }) }),
  cli: { args: ["name", "holder"], examples: [["lockers lend A1 Casey", ""]] },
  undo: "journal",
  plan: ({ site }, { name, holder }) => planRow(site, lockers, { name, holder }, name),
  apply: applyRows,
  describe: describeRows,
});
`;

export const LOCKERS_TABLE = "create table lockers (name text, holder text)";

/** Adds a sample collection and a sample operation to a copy of the project, one file each. */
export function addLockers(project: ReturnType<typeof projectCopy>) {
  project.write("operations/collections/lockers.collection.ts", COLLECTION);
  project.write("operations/lockers.operations.ts", OPERATION);
}
