export interface OptionFacts {
  type: "string" | "boolean";
  /** What a string option is followed by: FILE, DAY, … */
  value?: string;
  about: string;
  choices?: readonly string[];
}

export type Options = Readonly<Record<string, OptionFacts>>;

export interface Input {
  /** The words after the command that are no options. */
  words: string[];
  /** The text of an option, or undefined when it was not given. */
  text: (option: string) => string | undefined;
  /** Whether a yes-or-no option was given. */
  has: (option: string) => boolean;
}

export interface Command {
  summary: string;
  /** What a careful reader wants to know beyond the summary. */
  about?: string;
  /** The words that it takes: 'ID', '[FILE]', 'FILE …' (one or more), '[NAME …]' (any number). */
  takes?: string;
  options?: Options;
  /** Without the word gym: ['leads list --state failed', 'the messages that …'] */
  examples: readonly (readonly [string, string])[];
  /** The exit code; nothing is 0. */
  run: (input: Input) => Promise<number | void>;
}

/** A command with commands of its own: `gym leads list`. */
export interface Family {
  summary: string;
  about?: string;
  commands: Readonly<Record<string, Command>>;
}

export const json: Options = { json: { type: "boolean", about: "print JSON, for a program to read" } };
export const yes: Options = { yes: { type: "boolean", about: "go ahead without asking" } };

/** As `gym help` lists it; loaded only when it is used. */
interface Entry {
  summary: string;
  load: () => Promise<Command | Family>;
}

export type Entries = Readonly<Record<string, Entry>>;
