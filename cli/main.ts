import { constants } from "node:os";
import { readArguments } from "./arguments.ts";
import { stopAsking } from "./ask.ts";
import type { Command, Family } from "./command.ts";
import { commands } from "./commands.ts";
import { UserError, usageError } from "#config/user-error.ts";
import { printCommandHelp, printFamilyHelp, printHelp } from "./help.ts";
import { nearest } from "#domain/text.ts";
import { closeStores, withAdvice, workOnTerminal } from "#operations/stores.ts";
import { paint, plainText, say } from "./terminal.ts";

// `| head` closes our output early: that is no fault.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    say("\nStopped. The same command can be run again.");
    process.exit(128 + constants.signals[signal]);
  });
}

workOnTerminal();
process.exitCode = await main(process.argv.slice(2)).catch(explain);
stopAsking();
await closeStores();

async function main([first, ...rest]: string[]): Promise<number> {
  if (first === undefined || first === "--help" || first === "-h") return printHelp();
  if (first === "help") return help(rest);
  const entry = await load(first);
  if (!("commands" in entry)) return run(first, entry, rest);
  const [second, ...typed] = rest;
  if (second === undefined || second === "--help" || second === "-h") {
    await printFamilyHelp(first, entry);
    return second === undefined ? 2 : 0;
  }
  return run(`${first} ${second}`, member(first, entry, second), typed);
}

async function run(name: string, command: Command, typed: string[]): Promise<number> {
  if (typed.includes("--help") || typed.includes("-h")) return printCommandHelp(name, command);
  return (await command.run(readArguments(name, command, typed))) ?? 0;
}

async function help([first, second]: string[]): Promise<number> {
  if (first === undefined) return printHelp();
  const entry = await load(first);
  if (!("commands" in entry)) return printCommandHelp(first, entry);
  if (second === undefined) return printFamilyHelp(first, entry);
  return printCommandHelp(`${first} ${second}`, member(first, entry, second));
}

async function load(name: string): Promise<Command | Family> {
  const entry = commands[name];
  if (entry) return withAdvice(entry.load);
  const near = nearest(name, Object.keys(commands));
  throw usageError(
    `There is no command '${name}'.${near ? ` Did you mean 'gym ${near}'?` : ""}`,
    "`gym help` lists all commands.",
  );
}

function member(family: string, { commands: members }: Family, name: string): Command {
  const found = members[name];
  if (found) return found;
  const near = nearest(name, Object.keys(members));
  throw usageError(
    `'gym ${family}' has no command '${name}'.${near ? ` Did you mean 'gym ${family} ${near}'?` : ""}`,
    `It has: ${Object.keys(members).join(", ")}.`,
  );
}

function explain(error: unknown): number {
  const mark = paint("red", "Error:", process.stderr);
  if (error instanceof UserError) {
    say(`${mark} ${plainText(error.message)}`);
    say(error.next);
    return error.exitCode;
  }
  const message = error instanceof Error ? error.message : String(error);
  say(`${mark} ${plainText(message)}`);
  const isRefusal = error instanceof Error && error.name === "DatabaseRefused";
  if (!isRefusal) say("`gym doctor` looks over the configuration, the database and the picture store.");
  return 1;
}
