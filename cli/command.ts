import type { Actor, Stores } from "#operations/operation.ts";
import type { Terminal } from "./terminal.ts";

/** One field of a command: an argument, or what follows a flag. */
export type Field = {
  /** Its name in the input of the operation. */
  key: string;
  /** What is asked for it at a terminal. */
  label: string;
  help: string;
  /** DAY, FILE, … */
  placeholder: string;
  /** The name of an option, without dashes; empty for an argument. */
  flag: string;
  isRequired?: boolean;
  /** A yes-or-no option. */
  isSwitch?: boolean;
  isNumber?: boolean;
  /** Takes any number of words. */
  isList?: boolean;
  choices?: readonly string[];
};

/** What was typed, by key. */
export type Typed = Readonly<Record<string, string | string[] | boolean | undefined>>;

export type Context = {
  terminal: Terminal;
  actor: Actor;
  /** Opened on first use: help needs neither an environment nor a database. */
  openStores: (isReady: boolean) => Promise<Stores>;
  /** Each command by its name: 'leads list'. */
  commands: ReadonlyMap<string, Command>;
};

export type Command = {
  summary: string;
  about?: string | undefined;
  args: readonly Field[];
  options: readonly Field[];
  /** Without the word gym: ['leads list --state failed', 'the messages that …'] */
  examples: readonly (readonly [string, string])[];
  /** The exit code; nothing is 0. */
  run: (typed: Typed, context: Context) => Promise<number | void>;
};

export function switchField(key: string, help: string): Field {
  return { key, flag: key, label: key, help, placeholder: "", isSwitch: true };
}

export const json = switchField("json", "print JSON, for a program");
export const yes = switchField("yes", "go ahead without asking");
export const check = switchField("check", "show the difference and change nothing");
export const replace = switchField("replace", "overwrite a file of that name");

export function text(key: string, placeholder: string, help: string): Field {
  return { key, flag: key, label: key, help, placeholder };
}
