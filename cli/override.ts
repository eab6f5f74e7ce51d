import type { Change, Operation, Query, Stores } from "#operations/operation.ts";
import type { Context, Field, Typed } from "./command.ts";
import type { Cell } from "./text.ts";

export type PrintContext = Context & {
  typed: Typed;
  stores: Stores;
  /** The command: 'plans list'. */
  name: string;
  /** What was applied, and its sentence in the log. */
  change?: Change;
  sentence?: string;
};

/** How a list is printed: one heading and cell for each column. */
export type Table = {
  columns: Readonly<Record<string, (row: never) => Cell>>;
  widest?: number;
  /** Printed in place of an empty table. */
  none?: string;
};

/** What the command line adds to a declaration. */
export type Override = {
  /** false: applied without confirmation. */
  asks?: false;
  args?: readonly string[];
  /** Fields that the operation does not have. */
  fields?: readonly Field[];
  /** Fields of the operation that can't be typed. */
  without?: readonly string[];
  /** Required fields that `read` checks itself. */
  optional?: readonly string[];
  /** Another operation that these options select. */
  instead?: (typed: Typed) => Operation | Query | undefined;
  /** The input of the operation, from what was typed. */
  read?: (typed: Typed, stores: Stores) => Promise<Typed>;
  /** Called when the command failed. */
  failed?: (typed: Typed, stores: Stores) => Promise<void>;
  /** Requests of visitors run before it. */
  hasLowPriority?: true;
  /** A line above the difference. */
  title?: (change: never, typed: Typed) => string | undefined;
  /** Asked for confirmation if there is no difference to show. */
  question?: (typed: Typed) => string;
  /** Printed when there is nothing to do. */
  nothing?: string;
  /** What to do about values that were refused. */
  next?: string;
  table?: Table;
  /** The result as one or more lines of text. */
  sentence?: (result: never, context: PrintContext) => string;
  /** The result as text. */
  printText?: (result: never, context: PrintContext) => Promise<void>;
  /** The result as text and as JSON. */
  print?: (result: never, context: PrintContext) => Promise<number | void>;
  /** Called after printing. */
  finish?: (result: never) => void;
};
