import { usage } from "./arguments.ts";
import type { Command, Context } from "./command.ts";
import { familyFor } from "./families.ts";
import type { Terminal } from "./terminal.ts";
import { textWidth, wrapped } from "./text.ts";

const GAP = 2;
const WIDEST = 110;

export async function printHelp({ terminal, commands }: Context): Promise<number> {
  const names = [...new Set([...commands.keys()].map((name) => name.split(" ")[0]!))];
  await terminal.print(
    wrapLines(terminal, "gym manages the site: its messages, prices, people, pictures and backups.\n"),
  );
  await terminal.print(terminal.paint("bold", "Commands"));
  await printPairs(
    terminal,
    names.map((name) => [name, shortSummary(name, commands)]),
  );
  await terminal.print(
    wrapLines(
      terminal,
      "\nHelp on a command: gym COMMAND --help\n" +
        "From the site's folder, put npm run before it: npm run gym -- leads list\n" +
        "For a program, without npm's own lines: npm run --silent gym -- leads list --json\n\n" +
        "Exit codes: 0 success, 1 failed or not ready, 2 usage error.",
    ),
  );
  return 0;
}

/** 'membership plans: list, export', or the summary of a command without subcommands. */
function shortSummary(name: string, commands: ReadonlyMap<string, Command>): string {
  const summary = commands.get(name)?.summary;
  if (summary) return summary.charAt(0).toLowerCase() + summary.slice(1).replace(/\.$/, "");
  const members = subcommands(name, commands).map(([member]) => member.slice(name.length + 1));
  return `${familyFor(name).short}: ${members.join(", ")}`;
}

function subcommands(family: string, commands: ReadonlyMap<string, Command>) {
  return [...commands].filter(([name]) => name.startsWith(`${family} `));
}

export async function printFamilyHelp(name: string, { terminal, commands }: Context): Promise<number> {
  const members = subcommands(name, commands);
  const { summary, about } = familyFor(name);
  await terminal.print(wrapLines(terminal, `${summary}\n`));
  if (about) await terminal.print(`${wrapLines(terminal, about)}\n`);
  await terminal.print(terminal.paint("bold", "Commands"));
  await printPairs(
    terminal,
    members.map(([member, command]) => [usage(member, command), command.summary]),
  );
  await terminal.print(`\nMore, with examples: gym ${members[0]![0]} --help`);
  return 0;
}

export async function printCommandHelp(name: string, { terminal, commands }: Context): Promise<number> {
  const command = commands.get(name)!;
  await terminal.print(wrapLines(terminal, `${command.summary}\n`));
  await terminal.print(`  ${usage(name, command)} [options]\n`);
  if (command.about) await terminal.print(`${wrapLines(terminal, command.about)}\n`);
  const explained = command.args.filter(({ help, label }) => help !== label);
  if (explained.length > 0) {
    await terminal.print(terminal.paint("bold", "Arguments"));
    await printPairs(
      terminal,
      explained.map(({ placeholder, help }) => [placeholder, help]),
    );
    await terminal.print();
  }
  await terminal.print(terminal.paint("bold", "Options"));
  const options = command.options.map(({ flag, placeholder, isSwitch, help, choices }): [string, string] => [
    `--${flag}${isSwitch ? "" : ` ${placeholder}`}`,
    withChoices(help, choices),
  ]);
  await printPairs(terminal, [...options, ["--help", "show this"]]);
  await terminal.print(`\n${terminal.paint("bold", "Examples")}`);
  await printPairs(
    terminal,
    command.examples.map(([line, about]) => [`gym ${line}`, about]),
  );
  return 0;
}

/** Adds the choices, unless the help text names them all. */
function withChoices(help: string, choices: readonly string[] = []): string {
  return choices.every((choice) => help.includes(choice)) ? help : `${help}: ${choices.join(", ")}`;
}

async function printPairs(terminal: Terminal, pairs: readonly (readonly [string, string])[]) {
  const most = Math.min(WIDEST, terminal.columns);
  const width = Math.min(46, Math.floor(most / 2), Math.max(...pairs.map(([left]) => textWidth(left))));
  const start = 2 + width + GAP;
  for (const [left, right] of pairs) {
    const begun = `  ${left.padEnd(width + GAP)}`;
    const about = right.replace(/^/, " ".repeat(start));
    if (textWidth(left) <= width) await terminal.print(begun + wrapped(about, most, start).slice(start));
    else await terminal.print(`  ${left}\n${wrapped(about, most, start)}`.trimEnd());
  }
}

/** Paragraphs as wide as the terminal; lines that begin with spaces keep their columns. */
function wrapLines(terminal: Terminal, text: string): string {
  const most = Math.min(WIDEST, terminal.columns);
  return text
    .split("\n")
    .map((line) => wrapped(line, most, /^ +\S+(?: \S+)* {2,}/.exec(line)?.[0].length ?? 0))
    .join("\n");
}
