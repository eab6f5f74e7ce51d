import { usageError, UserError } from "#config/user-error.ts";
import { capital } from "#domain/text.ts";
import type { Change, Operation, Query } from "#operations/operation.ts";
import { commandFor } from "#operations/registry.ts";
import { ask, plan, type Planned } from "#operations/run.ts";
import { fieldName } from "./arguments.ts";
import type { Command, Typed } from "./command.ts";
import { fieldsFor } from "./command-fields.ts";
import type { Override, PrintContext } from "./override.ts";
import { overrideFor } from "./overrides.ts";
import { isRows, printChange, printDone, printNothing, printResult, printRows, toJson } from "./print.ts";

/** The command of an operation or a query. */
export function operationCommand(declared: Operation | Query): Command {
  const name = commandFor(declared);
  const override = overrideFor(name);
  const { fields, args, options } = fieldsFor(declared, override);
  return {
    summary: declared.summary,
    about: declared.cli?.about,
    args,
    options,
    examples: declared.cli?.examples ?? [],
    async run(typed, context) {
      const instead = override.instead?.(typed);
      if (instead) return operationCommand(instead).run(typed, context);
      const stores = await context.openStores(declared.unopened !== true);
      const printing = { ...context, typed, stores, name };
      try {
        const input = inputFrom(declared, await (override.read?.(typed, stores) ?? typed));
        const call = { input, actor: context.actor, stores };
        if (declared.kind === "change") return await change(declared, call, override, printing);
        return await print(await ask(declared, call), override, printing);
      } catch (error) {
        // If the failure can't be recorded either, the first error matters more.
        await override.failed?.(typed, stores).catch(() => {});
        throw withNext(
          error,
          typed,
          { fields, args },
          override.next ?? `\`gym ${name} --help\` explains each option.`,
        );
      }
    },
  };
}

type Call = Parameters<typeof plan>[1];

async function change(operation: Operation, call: Call, override: Override, printing: PrintContext) {
  const bar = printing.terminal.progress(operation.summary.split(" ")[0]!);
  if ("progress" in operation.input.shape) Object.assign(call.input as object, { progress: bar });
  if (override.hasLowPriority) printing.terminal.lowerPriority();
  const planned = await plan(operation, call);
  try {
    return await confirmAndApply(operation, planned, override, printing);
  } finally {
    bar.end();
    await planned.close();
  }
}

async function confirmAndApply(
  operation: Operation,
  { change, apply }: Planned,
  override: Override,
  context: PrintContext,
) {
  const { terminal, typed } = context;
  const asJson = typed["json"] === true;
  const printUnapplied = () => terminal.printJson({ applied: false, ...toJson(change) });
  if (change.isEmpty && asJson) return printUnapplied();
  if (change.isEmpty)
    return override.nothing ? terminal.print(override.nothing) : printNothing(operation, change, terminal);
  // With conflicts, applying fails with the list of them: there is nothing to confirm.
  const hasConflicts = "conflicts" in change && (change.conflicts as unknown[]).length > 0;
  if (override.asks !== false && !(hasConflicts && !typed["force"])) {
    const title = override.title?.(change as never, typed);
    if (title && !asJson) await terminal.print(title);
    if (!asJson) await printChange(change, terminal);
    for (const warning of change.warnings) terminal.warn(warning);
    const question = change.question ?? override.question?.(typed);
    if (typed["check"]) {
      if (asJson) return printUnapplied();
      return terminal.print(`${summarizeLines(change) || question}. Only a preview: nothing was changed.`);
    }
    if (!typed["yes"] && !(await terminal.confirm(question ?? questionFor(change))))
      return terminal.say("Nothing was changed.");
  }
  const done = await apply();
  if (!done) return;
  const { entry, result, sentence } = done;
  const printing = { ...context, change, sentence };
  const printText = override.sentence ?? override.printText ?? override.print;
  if (asJson && !override.print)
    await terminal.printJson({ applied: true, entry, ...toJson(change), ...plainResult(result) });
  else if (printText) await print(result, override, printing);
  else await printDone(operation, change, done, terminal);
  override.finish?.(result as never);
}

async function print(result: unknown, override: Override, context: PrintContext) {
  const { terminal, typed } = context;
  if (override.print) return override.print(result as never, context);
  if (typed["json"]) return terminal.printJson(result);
  if (override.table) return printRows(result as never[], override.table, terminal);
  if (override.sentence) return terminal.print(override.sentence(result as never, context));
  return (override.printText ?? printResult)(result as never, context);
}

const plainResult = (result: unknown) =>
  typeof result === "object" && result !== null && !Array.isArray(result) ? result : {};

function questionFor(change: Change): string {
  const list = isRows(change) ? ` to the ${change.collection.many}` : "";
  return `Apply this${list} (${summarizeLines(change)})`;
}

/** '1 added, 2 changed' */
function summarizeLines({ lines }: Change): string {
  const signs = { "+": "added", "~": "changed", "-": "removed" };
  const parts = Object.entries(signs).map(([sign, word]) => {
    const number = lines.filter((line) => line.sign === sign).length;
    return number > 0 ? `${number} ${word}` : "";
  });
  return parts.filter(Boolean).join(", ");
}

/** The fields that the declaration has. */
function inputFrom({ input }: Operation | Query, typed: Typed): Record<string, unknown> {
  const known = Object.keys(input.shape).filter((key) => typed[key] !== undefined);
  return Object.fromEntries(known.map((key) => [key, typed[key]]));
}

/** Names the options and arguments whose values were refused, and adds what to do. */
function withNext(
  error: unknown,
  typed: Typed,
  { fields, args }: Pick<ReturnType<typeof fieldsFor>, "fields" | "args">,
  next: string,
): unknown {
  if (!(error instanceof UserError) || error.fields.length === 0) return error;
  const number = fields.find(
    ({ key, isNumber }) =>
      isNumber && Number.isNaN(Number(typed[key])) && error.fields.some(({ field }) => field === key),
  );
  if (number)
    return usageError(
      `--${number.flag} can't be '${String(typed[number.key])}'.`,
      `Give a number: --${number.flag} 10.`,
    );
  const nameFor = (key: string) => {
    const field = [...args, ...fields].find((one) => one.key === key);
    return field ? fieldName(field) : capital(key.replaceAll("_", " "));
  };
  const problems = error.fields.map(({ field, message }) => `${nameFor(field)}: ${message}`);
  return usageError(problems.join("\n"), `${next} Nothing was changed.`);
}
