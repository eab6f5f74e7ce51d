import type { Change, Operation, Query, Stores } from "#operations/operation.ts";
import type { Context, Field, Typed } from "./command.ts";

export type PrintContext = Context & {
  typed: Typed;
  stores: Stores;
  /** The command: 'plans list'. */
  name: string;
  /** What was applied, and what the log says of it. */
  change?: Change;
  sentence?: string;
};

/** What the command line adds to a declaration. */
export type Face = {
  /** false: done at once. */
  asks?: false;
  args?: readonly string[];
  /** Fields that the operation does not know. */
  fields?: readonly Field[];
  /** Fields of the operation that are not typed. */
  without?: readonly string[];
  /** Fields that `read` asks for itself. */
  optional?: readonly string[];
  /** Another operation that these words mean. */
  instead?: (typed: Typed) => Operation | Query | undefined;
  /** What the operation reads, from what was typed. */
  read?: (typed: Typed, stores: Stores) => Promise<Typed>;
  prepare?: () => void;
  /** A line above the difference. */
  title?: (change: never, typed: Typed) => string | undefined;
  /** What is asked where there is no difference to show. */
  question?: (typed: Typed) => string;
  /** What is said when there is nothing to do. */
  nothing?: string;
  /** What to do about values that were refused. */
  next?: string;
  /** Text and JSON. */
  print?: (result: never, context: PrintContext) => Promise<number | void>;
  /** Text alone. */
  printText?: (result: never, context: PrintContext) => Promise<void>;
  /** Called after it was printed. */
  finish?: (result: never) => void;
};

export function isJson({ json, file }: Typed): boolean {
  return json === true || String(file).toLowerCase().endsWith(".json");
}
