import { z } from "zod";
import type { Env } from "#config/env.server.ts";
import type { Database } from "#db/drivers/database.server.ts";
import type { PictureStore } from "#pictures/store/picture-store.server.ts";

/*
 * An operation is one action of the staff, declared once. The desk and the command line derive forms, flags, help,
 * previews, confirmations and undo from the declaration. Only run.ts executes it.
 */

export type Role = "owner" | "staff";

/** Who acts: someone signed in at the desk, or the user of the operating system. */
export type Actor = { name: string; role: Role; via: "desk" | "cli" };

/**
 * The databases and files that operations use. While a change is applied, both databases are inside its transaction.
 */
export type Stores = {
  site: Database;
  leads: Database;
  pictures: () => PictureStore;
  env: Env;
  /** Where the public site is built. */
  seePage?: SeePage | undefined;
};

/** Renders a page of the public site as visitors get it. `html` is empty for a file. */
export type SeePage = (path: string) => Promise<{ status: number; html: string }>;

/** One line of a preview. */
export type ChangeLine = {
  sign: "-" | "+" | "~";
  /** Replaces 'Will be removed' where that would mislead: 'Will be canceled'. */
  verb?: string;
  title: string;
  cells: { label: string; from?: string; to?: string }[];
};

/** A planned change, as the preview shows it. */
export type Change = {
  /** Empty if no rows change: then `question` says what happens. */
  lines: ChangeLine[];
  /** What the person should know before confirming. */
  warnings: string[];
  /** There is nothing to do. */
  isEmpty?: boolean;
  /** Asked for confirmation, without its question mark: 'Delete 2 messages of casey@example.com for good'. */
  question?: string;
  /** Where visitors see it. */
  page?: string;
  /** Closes what the plan opened. `run` calls it, whether the change is applied or not. */
  close?: () => Promise<unknown>;
};

/** One changed row or file, with the data for undo. `table` is the name of a collection, 'leads' or 'files'. */
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
  /** false: the desk has a screen of its own for it, or it needs files of the server. */
  desk?: false;
  /** It changes how people get in, so the desk asks for a sign-in of the last ten minutes. */
  needsFreshSignIn?: true;
  roles: readonly Role[];
  input: Input;
  /** It opens the databases itself, because they may be damaged. */
  unopened?: true;
  cli?: CommandOptions;
};

/** What only the command line needs. */
export type CommandOptions = {
  /** 'leads answered', if the command has another name than the operation. */
  command?: string;
  /** Input keys that are typed without a flag, in order; the last may end in '…'. */
  args?: readonly string[];
  /** Help beyond the summary. */
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
  /** The heading of its page: 'Cancel a class'. */
  title: string;
  /** What the desk says under the heading, if its form does less than the summary says. */
  lead?: string;
  /** Where the desk does the rest. */
  also?: { to: string; label: string };
  plan: (stores: Stores, input: z.output<Input>, actor: Actor) => Promise<Planned>;
  /**
   * Slow work that must not hold the write lock, such as encoding a picture. It runs before the transaction. What it
   * stores is not shown until the change is applied. Returns the change to apply.
   */
  prepare?: (stores: Stores, change: Planned, input: z.output<Input>, actor: Actor) => Promise<Planned>;
  apply: (stores: Stores, change: Planned, input: z.output<Input>, actor: Actor) => Promise<Applied<Result>>;
  /** What follows once the change is committed, such as a notification. It must not throw. */
  after?: (stores: Stores, change: Planned, input: z.output<Input>, actor: Actor) => Promise<void>;
  /**
   * 'own': `apply` is slow or does more than write to the database (sends mail, writes a backup), so it must not hold
   * the write lock. It uses its own transactions, and the audit entry is written after it.
   */
  transaction?: "one" | "own";
  undo: "journal" | "none";
  /** false if the database has no log afterwards. */
  isLogged?: (input: z.output<Input>) => boolean;
  /** For the log, in the past tense: 'Canceled Strength on Monday, November 23'. */
  describe: (change: Planned, input: z.output<Input>, result: Result) => string;
};

/** Something that staff can read. It writes no audit entry. */
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

/** A field as the desk's forms and the command line's flags show it. */
export type FieldFacts = {
  label: string;
  help?: string;
  kind?:
    | "text"
    | "long"
    | "date"
    | "time"
    | "number"
    | "url"
    | "email"
    | "tel"
    | "flag"
    | "week"
    | "file"
    | "photo"
    | "hidden";
  choices?: readonly (readonly [value: string, label: string])[];
  /** How it is written in a sheet or on the command line, where no picker helps. */
  format?: string;
  /** false: only on the command line. */
  desk?: false;
  /** Existing values that the desk offers to choose from; with `choices`, in addition to them. */
  suggest?: "coaches" | "rooms" | "roles" | "programs";
  /** The value in the usage line: DAY, TEXT, NAME. Without it, the kind or the name of the field decides. */
  placeholder?: string;
  /** Behind 'More options' at the desk. */
  rare?: true;
  /** The initial value in a form. */
  first?: string;
};

/** What to enter into a field that must not be empty: 'enter the name', 'choose a day'. */
export function emptyMessage({ label, kind = "text", choices }: FieldFacts): string {
  const name = label.charAt(0).toLowerCase() + label.slice(1);
  const named = /^(your|what|who|which|how|why)\b/.test(name) ? name : `the ${name}`;
  return choices ? `choose ${named}` : (emptyMessages[kind] ?? `enter ${named}`);
}

const emptyMessages: Partial<Record<NonNullable<FieldFacts["kind"]>, string>> = {
  date: "choose a day",
  time: "enter a time",
  number: "enter a number",
  url: "enter a link",
  email: "enter an e-mail address",
  tel: "enter a phone number",
  file: "choose a file",
};

/** `field(z.string().max(60), { label: "Why", help: "Visitors read it." })` */
export function field<Type extends z.ZodType>(type: Type, facts: FieldFacts): Type {
  return type.meta(facts) as Type;
}

/** A text: `text("Why", { help: "Visitors read it." }).optional()`. */
export function text(label: string, facts: Omit<FieldFacts, "label"> = {}): z.ZodString {
  return field(z.string(), { label, ...facts });
}

/** A yes-or-no option. */
export function flag(label: string, help: string) {
  return field(z.boolean().optional(), { label, help, kind: "flag" });
}

export type InputField = FieldFacts & { name: string; required: boolean; type: z.ZodType["def"]["type"] };

/** The fields of a schema, in order. */
export function fieldsIn(input: z.ZodObject): InputField[] {
  return Object.entries(input.shape as Record<string, z.ZodType>).map(([name, type]) => {
    const inner = withoutWrapper(type);
    const facts = (type.meta() ?? inner.meta()) as FieldFacts | undefined;
    return { label: name, ...facts, name, required: !type.isOptional(), type: inner.def.type };
  });
}

/** The type inside an optional one. */
function withoutWrapper(type: z.ZodType): z.ZodType {
  return type instanceof z.ZodOptional || type instanceof z.ZodDefault
    ? withoutWrapper(type.unwrap() as z.ZodType)
    : type;
}
