import { z } from "zod";
import { collections, commands as declared, operations as everything } from "#operations/registry.ts";
import { type Command, json } from "./command.ts";
import { isTyped } from "./command-fields.ts";
import { completion } from "./completion.ts";
import { exportCommand } from "./export.ts";
import { inOrder } from "./families.ts";
import { operationCommand } from "./operation-command.ts";
import { newGym } from "./new/new.ts";
import { photosAdd } from "./photos/photos-add.ts";
import { update } from "./update/update.ts";

const operations: Command = {
  summary: "Lists every operation: what it does, who may do it, and what it takes.",
  args: [],
  options: [json],
  examples: [["operations --json", "with the input of each as JSON Schema"]],
  async run({ json: asJson }, { terminal }) {
    const listed = everything.map((one) => ({
      name: one.name,
      summary: one.summary,
      roles: one.roles,
      input: z.toJSONSchema(one.input, { unrepresentable: "any", io: "input" }),
      undo: one.kind === "change" ? one.undo : "none",
    }));
    if (asJson) return terminal.printJson(listed);
    const rows = listed.map(({ name, summary, roles, undo }) => [name, roles.join(", "), undo, summary]);
    await terminal.printTable(["Name", "Roles", "Undo", "Summary"], rows, 100);
  },
};

/** As `gym help` lists them; new ones follow. */
const order = (
  "leads report plans trainers events challenges testimonials hours announcement classes settings say carry log undo " +
  "photos desk doctor backup restore update move sample new"
).split(" ");

const made: [string, Command][] = [
  ...declared
    .entries()
    .filter(([, one]) => isTyped(one))
    .map(([name, one]): [string, Command] => [name, operationCommand(one)]),
  ...collections
    .filter(({ screen }) => screen)
    .map((one): [string, Command] => [`${one.name} export`, exportCommand(one)]),
  ["photos add", photosAdd],
  ["update", update],
  ["new", newGym],
];
const readFamily = ([name]: [string, Command]) => name.split(" ")[0]!;
const place = (one: [string, Command]) => order.indexOf(readFamily(one)) + 1 || order.length + 1;
const families = Map.groupBy(
  made.toSorted((a, b) => place(a) - place(b)),
  readFamily,
);

/** Each command by its name: 'leads list'. */
export const commands: ReadonlyMap<string, Command> = new Map([
  ...families
    .entries()
    .flatMap(([family, members]) => inOrder(family, members, ([name]) => name.slice(family.length + 1))),
  ["operations", operations],
  ["completion", completion],
]);
