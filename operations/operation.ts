import { z } from "zod";
import type { Env } from "#config/env.server.ts";
import type { Database } from "#db/drivers/database.server.ts";
import type { PictureStore } from "#pictures/store/picture-store.server.ts";

/*
 * An operation is one thing that staff can do, declared once. The desk and the command line make forms, flags, help,
 * previews, confirmations and undo from the declaration; `run` (run.ts) is the only way to carry it out.
 */

export type Role = "owner" | "staff";

/** Who acts: someone signed in at the desk, or the user of the operating system. */
export type Actor = { name: string; role: Role; via: "desk" | "cli" };

/** What operations work on. While a change is applied, both databases are inside its transaction. */
export type Stores = { site: Database; leads: Database; pictures: () => PictureStore; env: Env };

/** One line of a preview. */
export type ChangeLine = {
  sign: "-" | "+" | "~";
  title: string;
  cells: { label: string; from?: string; to?: string }[];
};

/** What would be different, shown before it is. */
export type Change = {
  /** Empty for what has no rows: then `question` says what happens. */
  lines: ChangeLine[];
  /** What the person should know before saying yes. */
  warnings: string[];
  /** There is nothing to do. */
  isEmpty?: boolean;
  /** What is asked before it happens: 'Delete 2 messages of casey@example.com for good'. */
  question?: string;
  /** Where visitors see it. */
  page?: string;
  /** Closes what the plan opened. `run` calls it, whether the change is applied or not. */
  close?: () => Promise<unknown>;
};

/** One row or file that changed, with what undo needs. `table` is the name of a collection, or 'leads' or 'files'. */
export type JournalChange = {
  table: string;
  key: string;
  title: string;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
};

export type Applied<Result> = { result: Result; journal?: JournalChange[] };

type Declared<Input extends z.ZodObject> = {
  /** 'classes.cancel': `gym classes cancel`, unless `cli` says otherwise. */
  name: string;
  /** One sentence that ends in a period. */
  summary: string;
  /** The title of its form at the desk: 'Change a role'. */
  title?: string;
  /** false: the desk has a screen of its own for it, or it needs files of the server. */
  desk?: false;
  /** It changes how people get in, so the desk asks for a sign-in of the last ten minutes. */
  needsFreshSignIn?: true;
  roles: readonly Role[];
  input: Input;
  /** It opens the databases itself, because they may be damaged. */
  unopened?: true;
  cli?: CommandFace;
};

/** What only the command line needs. */
export type CommandFace = {
  /** 'leads answered' where the command has another name. */
  command?: string;
  /** Input keys that are typed without a flag, in order; the last may end in '…'. */
  args?: readonly string[];
  /** What a careful reader wants to know beyond the summary. */
  about?: string;
  /** Without the word gym: ['leads list --state failed', 'the messages that …'] */
  examples?: readonly (readonly [string, string])[];
};

export type Operation<
  Input extends z.ZodObject = z.ZodObject,
  Planned extends Change = Change,
  Result = unknown,
> = Declared<Input> & {
  kind: "change";
  plan: (stores: Stores, input: z.output<Input>, actor: Actor) => Promise<Planned>;
  /**
   * Slow work before the transaction, which must not hold the write lock: encoding a picture. What it stores is not
   * shown until the change is applied. Returns the change to apply.
   */
  prepare?: (stores: Stores, change: Planned, input: z.output<Input>, actor: Actor) => Promise<Planned>;
  apply: (stores: Stores, change: Planned, input: z.output<Input>, actor: Actor) => Promise<Applied<Result>>;
  /** What follows once the change is committed, such as a notification. It must not throw. */
  after?: (stores: Stores, change: Planned, input: z.output<Input>, actor: Actor) => Promise<void>;
  /**
   * 'own': `apply` takes long or reaches outside (sends mail, writes a backup), so that it must not hold the write
   * lock. It uses transactions of its own, and the audit entry follows it.
   */
  transaction?: "one" | "own";
  undo: "journal" | "none";
  /** false where the database that it leaves has no log. */
  isLogged?: (input: z.output<Input>) => boolean;
  /** For the log, in the past tense: 'Cancelled Strength on Monday, November 23'. */
  describe: (change: Planned, input: z.output<Input>, result: Result) => string;
};

/** Something that staff can read. It leaves no audit entry. */
export type Query<Input extends z.ZodObject = z.ZodObject, Result = unknown> = Declared<Input> & {
  kind: "query";
  read: (stores: Stores, input: z.output<Input>, actor: Actor) => Promise<Result>;
};

export const everyone: readonly Role[] = ["owner", "staff"];
export const owners: readonly Role[] = ["owner"];

export function operation<Input extends z.ZodObject, Planned extends Change, Result>(
  declared: Omit<Operation<Input, Planned, Result>, "kind">,
): Operation<Input, Planned, Result> {
  return { kind: "change", ...declared };
}

export function query<Input extends z.ZodObject, Result>(
  declared: Omit<Query<Input, Result>, "kind">,
): Query<Input, Result> {
  return { kind: "query", ...declared };
}

/** How a field is asked for: as a form field of the desk, as a flag of the command line. */
export type FieldFacts = {
  label: string;
  help?: string;
  kind?: "text" | "long" | "date" | "time" | "number" | "url" | "email" | "flag" | "file" | "hidden";
  choices?: readonly (readonly [value: string, label: string])[];
  /** How it is written in a sheet or on the command line, where no picker helps. */
  format?: string;
  /** false: only on the command line. */
  desk?: false;
  /** Existing values that the desk offers to choose from. */
  suggest?: "coaches" | "rooms";
  /** What follows the flag: DAY, TEXT, NAME. */
  placeholder?: string;
  /** What a new form begins with. */
  first?: string;
};

/** `field(z.string().optional(), { label: "Why", help: "Visitors read it." })` */
export function field<Type extends z.ZodType>(type: Type, facts: FieldFacts): Type {
  return type.meta(facts) as Type;
}

/** What a schema says about each of its fields, in order. */
export function fieldsIn(input: z.ZodObject): (FieldFacts & { name: string; required: boolean })[] {
  return Object.entries(input.shape).map(([name, type]) => ({
    label: name,
    ...factsOf(type as z.ZodType),
    name,
    required: !(type as z.ZodType).isOptional(),
  }));
}

/** Those of an optional field are on the type inside. */
function factsOf(type: z.ZodType): FieldFacts | undefined {
  const facts = type.meta() as FieldFacts | undefined;
  return facts ?? (type instanceof z.ZodOptional ? factsOf(type.unwrap() as z.ZodType) : undefined);
}
