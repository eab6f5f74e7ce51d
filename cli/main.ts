import { userInfo } from "node:os";
import { UserError, usageError } from "#config/user-error.ts";
import { nearest } from "#domain/text.ts";
import { DISK_FULL, isDiskFull } from "#operations/health/finding.ts";
import type { Actor } from "#operations/operation.ts";
import { readArguments } from "./arguments.ts";
import type { Command, Context } from "./command.ts";
import { commands } from "./commands.ts";
import { printCommandHelp, printFamilyHelp, printHelp } from "./help.ts";
import { openStores } from "./own-stores.ts";
import { type Io, Terminal } from "./terminal.ts";
import { plainText } from "./text.ts";

/** Executes one command line and returns the exit code. */
export async function main(
  words: readonly string[],
  io: Io,
  open: Context["openStores"] = openStores,
): Promise<number> {
  const terminal = new Terminal(io);
  try {
    return await perform(words, { terminal, actor: currentUser(), openStores: open, commands });
  } catch (error) {
    return explain(error, terminal);
  } finally {
    terminal.close();
  }
}

async function perform([first, ...rest]: readonly string[], context: Context): Promise<number> {
  const { commands } = context;
  if (first === undefined || isHelp(first)) return printHelp(context);
  if (first === "help") return perform([...rest.slice(0, 2), "--help"], context);
  if (commands.has(first)) return run(first, rest, context);
  if (!isFamily(first, commands)) throw unknownCommand(first, commands);
  const [second, ...typed] = rest;
  if (second === undefined || isHelp(second)) {
    await printFamilyHelp(first, context);
    return second === undefined ? 2 : 0;
  }
  return run(findSubcommand(first, second, commands), typed, context);
}

async function run(name: string, words: readonly string[], context: Context): Promise<number> {
  const command = context.commands.get(name)!;
  if (words.some(isHelp)) return printCommandHelp(name, context);
  const typed = await readArguments(name, command, words, context.terminal);
  return (await command.run(typed, context)) ?? 0;
}

const isHelp = (word: string) => word === "--help" || word === "-h";

type Commands = ReadonlyMap<string, Command>;

function isFamily(name: string, commands: Commands): boolean {
  return commands.keys().some((command) => command.startsWith(`${name} `));
}

function unknownCommand(name: string, commands: Commands): UserError {
  const near = nearest(name, [...new Set([...commands.keys()].map((command) => command.split(" ")[0]!))]);
  return usageError(
    `There is no command '${name}'.${near ? ` Did you mean 'gym ${near}'?` : ""}`,
    "`gym help` lists all commands.",
  );
}

function findSubcommand(family: string, member: string, commands: Commands): string {
  const name = `${family} ${member}`;
  if (commands.has(name)) return name;
  const members = [...commands.keys()]
    .filter((command) => command.startsWith(`${family} `))
    .map((command) => command.slice(family.length + 1));
  const near = nearest(member, members);
  throw usageError(
    `'gym ${family}' has no command '${member}'.${near ? ` Did you mean 'gym ${family} ${near}'?` : ""}`,
    `It has: ${members.join(", ")}.`,
  );
}

/** A user who can run commands on this machine may do everything. */
function currentUser(): Actor {
  return { name: readUserName(), role: "owner", via: "cli" };
}

/** The number of a user without a name, as after `docker run --user 1234`. */
function readUserName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.());
  }
}

function explain(error: unknown, terminal: Terminal): number {
  const mark = terminal.paint("red", "Error:", "stderr");
  const message = error instanceof Error ? error.message : String(error);
  terminal.say(`${mark} ${plainText(message)}`);
  if (error instanceof UserError) {
    terminal.say(error.next);
    return error.exitCode;
  }
  const isRefused = error instanceof Error && error.name === "DatabaseRefused";
  if (isDiskFull(error)) terminal.say(`${DISK_FULL}.`);
  else if (!isRefused)
    terminal.say("`gym doctor` checks the configuration, the database and the picture store.");
  return 1;
}
