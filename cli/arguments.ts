import { parseArgs } from "node:util";
import { usageError } from "#config/user-error.ts";
import { nearest } from "#domain/text.ts";
import type { Command, Field, Typed } from "./command.ts";
import type { Terminal } from "./terminal.ts";

/** Parses the words after 'leads list'. On a terminal, asks for missing ones. */
export async function readArguments(
  name: string,
  command: Command,
  words: readonly string[],
  terminal: Terminal,
): Promise<Typed> {
  const { values, positionals } = parse(name, command.options, words);
  const typed: Record<string, string | string[] | boolean | undefined> = {};
  for (const { key, flag } of command.options) typed[key] = values[flag];
  const rest = [...positionals];
  for (const { key, isList } of command.args) typed[key] = isList ? rest.splice(0) : rest.shift();
  const next = `Like this: ${usage(name, command)}. More in \`gym ${name} --help\`.`;
  if (rest.length > 0) throw usageError(`The word '${rest[0]}' is not expected here.`, next);
  for (const field of [...command.args, ...command.options]) {
    const value = typed[field.key];
    if (field.isRequired && (value === undefined || (Array.isArray(value) && value.length === 0)))
      typed[field.key] = await askFor(field, terminal, next);
    else if (field.flag && field.choices && typeof value === "string" && !field.choices.includes(value))
      throw usageError(`--${field.flag} can't be '${value}'.`, `It is one of: ${field.choices.join(", ")}.`);
  }
  return typed;
}

function parse(name: string, options: readonly Field[], words: readonly string[]) {
  const known = Object.fromEntries(
    options.map(({ flag, isSwitch }) => [
      flag,
      { type: isSwitch ? ("boolean" as const) : ("string" as const) },
    ]),
  );
  try {
    return parseArgs({ args: [...words], options: known, allowPositionals: true, strict: true });
  } catch (error) {
    throw usageError(explainParseError(error, Object.keys(known)), `Read \`gym ${name} --help\`.`);
  }
}

function explainParseError(error: unknown, flags: string[]): string {
  const message = error instanceof Error ? error.message : String(error);
  const unknown = /^Unknown option '(-+)([^']*)'/.exec(message);
  if (unknown) {
    const near = nearest(unknown[2] ?? "", flags);
    return `There is no option ${unknown[1]}${unknown[2]} here.${near ? ` Did you mean --${near}?` : ""}`;
  }
  const needs = /^Option '(?:-\w, )?(--[\w-]+) <value>' argument/.exec(message);
  if (needs) return `${needs[1]} needs a value after it.`;
  const not = /^Option '(--[\w-]+)' does not take an argument/.exec(message);
  return not ? `${not[1]} takes no value.` : (message.split(". ")[0] ?? message);
}

async function askFor(field: Field, terminal: Terminal, next: string): Promise<string | string[]> {
  if (terminal.isTTY)
    for (let tries = 0; tries < 3; tries += 1) {
      const answer = await terminal.ask(`${field.label}${field.help ? ` (${field.help})` : ""}:`);
      if (answer === null) break;
      if (answer !== "") return field.isList ? answer.split(/\s+/) : answer;
    }
  throw usageError(`${fieldName(field)} is missing.`, next);
}

/** '--until', or 'DAY' for an argument. */
export function fieldName({ flag, placeholder }: Field): string {
  return flag ? `--${flag}` : placeholder;
}

/** 'gym classes cancel CLASS DAY [TIME]' */
export function usage(name: string, { args, options }: Command): string {
  const words = args.map(({ placeholder, isRequired, isList }) => {
    const word = `${placeholder}${isList ? " …" : ""}`;
    return isRequired ? word : `[${word}]`;
  });
  const needed = options.filter(({ isRequired }) => isRequired);
  return ["gym", name, ...words, ...needed.map(({ flag, placeholder }) => `--${flag} ${placeholder}`)].join(
    " ",
  );
}
