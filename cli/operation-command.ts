import { z } from "zod";
import { usageError, UserError } from "#config/user-error.ts";
import type { Change, Operation, Query } from "#operations/operation.ts";
import { fieldsIn } from "#operations/operation.ts";
import { commandFor, findCollection } from "#operations/registry.ts";
import { ask, plan, type Planned } from "#operations/run.ts";
import { check, type Command, type Context, type Field, json, type Typed, yes } from "./command.ts";
import type { Face } from "./face.ts";
import { faceFor } from "./faces.ts";
import { isRows, printChange, printDone, printNothing, printResult, toJson } from "./print.ts";

/** The command that a declaration makes. */
export function operationCommand(declared: Operation | Query): Command {
  const name = commandFor(declared);
  const face = faceFor(name);
  // Built on first use: a command needs its own fields only.
  let built: ReturnType<typeof fieldsFor> | undefined;
  const parts = () => (built ??= fieldsFor(declared, face));
  return {
    summary: declared.summary,
    about: declared.cli?.about,
    get args() {
      return parts().args;
    },
    get options() {
      return parts().options;
    },
    examples: declared.cli?.examples ?? [],
    async run(typed, context) {
      const instead = face.instead?.(typed);
      if (instead) return operationCommand(instead).run(typed, context);
      const stores = await context.openStores(declared.unopened !== true);
      const input = inputFrom(declared, await (face.read?.(typed, stores) ?? typed));
      const asked = { input, actor: context.actor, stores };
      try {
        if (declared.kind === "change") return await change(declared, asked, face, typed, context);
        const result = await ask(declared, asked);
        const printing = { ...context, typed, stores, name };
        if (face.print) return await face.print(result as never, printing);
        if (typed["json"]) return await context.terminal.printJson(result);
        return await (face.printText ?? printResult)(result as never, printing);
      } catch (error) {
        throw withNext(
          error,
          typed,
          parts().fields,
          face.next ?? `\`gym ${name} --help\` explains each option.`,
        );
      }
    },
  };
}

function fieldsFor(declared: Operation | Query, face: Face) {
  const named = face.args ?? (declared.cli?.args ?? []).map((word) => word.replace("…", ""));
  const fields = [
    ...typedFields(declared.input).map((field) =>
      face.optional?.includes(field.key) ? { ...field, isRequired: false } : field,
    ),
    ...(face.fields ?? []),
  ];
  const args = named.flatMap((key) => fields.find((field) => field.key === key) ?? []);
  const asks = declared.kind === "change" && face.asks !== false;
  const options = [
    ...fields.filter((field) => !args.includes(field) && !face.without?.includes(field.key)),
    ...(asks ? [yes, check] : []),
    json,
  ];
  return { fields, args: args.map((field) => ({ ...field, flag: "" })), options };
}

type Asked = Parameters<typeof plan>[1];

async function change(operation: Operation, asked: Asked, face: Face, typed: Typed, context: Context) {
  const { terminal } = context;
  const bar = terminal.progress(operation.summary.split(" ")[0]!);
  if ("progress" in operation.input.shape) Object.assign(asked.input as object, { progress: bar });
  face.prepare?.();
  const planned = await plan(operation, asked);
  try {
    return await confirmAndApply(operation, planned, asked, face, typed, context);
  } finally {
    bar.end();
    await planned.close();
  }
}

async function confirmAndApply(
  operation: Operation,
  { change, apply }: Planned,
  { stores }: Asked,
  face: Face,
  typed: Typed,
  context: Context,
) {
  const { terminal } = context;
  const asJson = typed["json"] === true;
  // Applied at once: it refuses with the list of them.
  const isRefused = "conflicts" in change && (change.conflicts as unknown[]).length > 0 && !typed["force"];
  if (change.isEmpty)
    return asJson
      ? terminal.printJson({ applied: false, ...toJson(change) })
      : printNothing(change, terminal, face.nothing);
  if (face.asks !== false && !isRefused) {
    const title = face.title?.(change as never, typed);
    if (title && !asJson) await terminal.print(title);
    if (!asJson) await printChange(change, terminal);
    for (const warning of change.warnings) terminal.warn(warning);
    const question = change.question ?? face.question?.(typed);
    if (typed["check"]) {
      if (asJson) return terminal.printJson({ applied: false, ...toJson(change) });
      return terminal.print(`${summaryOf(change) || question}. Only a preview: nothing was changed.`);
    }
    if (!typed["yes"] && !(await terminal.confirm(question ?? questionFor(change))))
      return terminal.say("Nothing was changed.");
  }
  const done = await apply();
  if (!done) return;
  const printing = {
    ...context,
    typed,
    stores,
    name: commandFor(operation),
    change,
    sentence: done.sentence,
  };
  if (face.print) return face.print(done.result as never, printing);
  const { entry, result } = done;
  if (asJson) await terminal.printJson({ applied: true, entry, ...toJson(change), ...plainResult(result) });
  else if (face.printText) await face.printText(result as never, printing);
  else await printDone(operation, change, done, terminal);
  face.finish?.(result as never);
}

const plainResult = (result: unknown) =>
  typeof result === "object" && result !== null && !Array.isArray(result) ? result : {};

function questionFor(change: Change): string {
  const list = isRows(change) ? ` to the ${change.collection.many}` : "";
  return `Apply this${list} (${summaryOf(change)})`;
}

/** '1 added, 2 changed' */
function summaryOf({ lines }: Change): string {
  const signs = { "+": "added", "~": "changed", "-": "removed" };
  const parts = Object.entries(signs).map(([sign, word]) => {
    const number = lines.filter((line) => line.sign === sign).length;
    return number > 0 ? `${number} ${word}` : "";
  });
  return parts.filter(Boolean).join(", ");
}

function typedFields(input: z.ZodObject): Field[] {
  return fieldsIn(input)
    .filter(({ kind }) => kind !== "hidden")
    .map(({ name, label, help, format, kind, choices, placeholder, required }) => {
      const { type } = z.toJSONSchema(input.shape[name] as z.ZodType, {
        unrepresentable: "any",
        io: "output",
      });
      const values = choices?.map(([value]) => value);
      return {
        key: name,
        flag: flagFor(name),
        label,
        help: format ?? help ?? label,
        placeholder: placeholder?.replace(/[[\]]|\s*…$/g, "").trim() || name.toUpperCase(),
        isRequired: required,
        isSwitch: kind === "flag" || type === "boolean",
        isNumber: type === "number" || type === "integer",
        isList: type === "array",
        ...(values && { choices: values }),
      };
    });
}

/** 'as-usual' for asUsual, 'plan-name' for 'Plan Name'. */
function flagFor(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, "$1-$2")
    .replaceAll(/[ _]/g, "-")
    .toLowerCase();
}

/** Only what the declaration knows. */
function inputFrom({ input }: Operation | Query, typed: Typed): Record<string, unknown> {
  const known = Object.keys(input.shape).filter((key) => typed[key] !== undefined);
  return Object.fromEntries(known.map((key) => [key, typed[key]]));
}

/** Values that were refused, with what to do about them. */
function withNext(error: unknown, typed: Typed, fields: readonly Field[], next: string): unknown {
  if (!(error instanceof UserError) || error.fields.length === 0) return error;
  const number = fields.find(
    ({ key, isNumber }) => isNumber && error.fields.some(({ field }) => field === key),
  );
  if (number)
    return usageError(
      `--${number.flag} can't be '${String(typed[number.key])}'.`,
      `Give a number: --${number.flag} 100.`,
    );
  return usageError(error.message, `${next} Nothing was changed.`);
}

/** The desk alone offers what needs a browser; lists that have commands made for them need no others. */
export function isTyped(declared: Operation | Query): boolean {
  const family = declared.name.split(".")[0]!;
  const collection = findCollection(family);
  if (collection && !collection.screen) return false;
  const fields = fieldsIn(declared.input);
  const isFile = fields.some(({ kind }) => kind === "file");
  const isHidden = fields.some(({ kind, required }) => kind === "hidden" && required);
  return declared.cli !== undefined && (isFile || !isHidden);
}
