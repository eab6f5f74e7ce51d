import { parseArgs } from "node:util";
import type { Command, Input, Options } from "./command.ts";
import { usageError } from "#config/user-error.ts";
import { nearest } from "#domain/text.ts";

/** Checks what was typed against what the command takes. `name` is 'leads list'. */
export function readArguments(name: string, command: Command, typed: readonly string[]): Input {
  const { values, positionals } = parse(name, command.options ?? {}, typed);
  checkCount(name, command.takes ?? "", positionals);
  for (const [option, { choices }] of Object.entries(command.options ?? {})) {
    const value = values[option];
    if (choices && typeof value === "string" && !choices.includes(value)) {
      throw usageError(`--${option} can't be '${value}'.`, `It is one of: ${choices.join(", ")}.`);
    }
  }
  return {
    words: positionals,
    text: (option) => (typeof values[option] === "string" ? values[option] : undefined),
    has: (option) => values[option] === true,
  };
}

function parse(name: string, options: Options, typed: readonly string[]) {
  const known = Object.fromEntries(Object.entries(options).map(([option, { type }]) => [option, { type }]));
  try {
    return parseArgs({ args: [...typed], options: known, allowPositionals: true, strict: true });
  } catch (error) {
    throw usageError(complaintOf(error, Object.keys(options)), `Read \`gym ${name} --help\`.`);
  }
}

function complaintOf(error: unknown, options: string[]): string {
  const message = error instanceof Error ? error.message : String(error);
  const unknown = /^Unknown option '(-+)([^']*)'/.exec(message);
  if (unknown) {
    const near = nearest(unknown[2] ?? "", options);
    return `There is no option ${unknown[1]}${unknown[2]} here.${near ? ` Did you mean --${near}?` : ""}`;
  }
  const needs = /^Option '(?:-\w, )?(--[\w-]+) <value>' argument/.exec(message);
  if (needs) return `${needs[1]} needs something after it.`;
  const not = /^Option '(--[\w-]+)' does not take an argument/.exec(message);
  return not ? `${not[1]} stands alone: nothing follows it.` : (message.split(". ")[0] ?? message);
}

function checkCount(name: string, takes: string, words: readonly string[]) {
  const wanted = takes.split(/\s+(?!…)/).filter(Boolean);
  const least = wanted.filter((word) => !word.startsWith("[")).length;
  const most = takes.includes("…") ? Number.POSITIVE_INFINITY : wanted.length;
  const next = `Like this: gym ${name}${takes ? ` ${takes}` : ""}. More in \`gym ${name} --help\`.`;
  if (words.length < least) throw usageError(`Something is missing: ${wanted[words.length]}.`, next);
  if (words.length > most) throw usageError(`'${words[most]}' is one word too many.`, next);
}
