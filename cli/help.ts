import type { Command, Family } from "./command.ts";
import { commands } from "./commands.ts";
import { paint, print } from "./terminal.ts";
import { room, widthOf, wrapped } from "./width.ts";

const GAP = 2;
const WIDEST = 110;

export async function printHelp(): Promise<number> {
  await print(flowing("gym looks after the site: its messages, prices, people, pictures and backups.\n"));
  await print(paint("bold", "Commands"));
  await printPairs(Object.entries(commands).map(([name, { summary }]) => [name, summary]));
  await print(
    flowing(
      "\nEvery command explains itself: gym COMMAND --help\n" +
        "From the site's folder, put npm run before it: npm run gym -- leads list\n" +
        "For a program, without npm's own lines: npm run --silent gym -- leads list --json\n\n" +
        "Exit codes: 0 all is well, 1 it could not be done or is not ready, 2 it was not understood.",
    ),
  );
  return 0;
}

export async function printFamilyHelp(name: string, family: Family): Promise<number> {
  await print(flowing(`${family.summary}\n`));
  if (family.about) await print(`${flowing(family.about)}\n`);
  await print(paint("bold", "Commands"));
  await printPairs(
    Object.entries(family.commands).map(([member, command]) => [
      usageOf(`${name} ${member}`, command),
      command.summary,
    ]),
  );
  await print(`\nMore, with examples: gym ${name} ${Object.keys(family.commands)[0]} --help`);
  return 0;
}

export async function printCommandHelp(name: string, command: Command): Promise<number> {
  await print(flowing(`${command.summary}\n`));
  await print(`  ${usageOf(name, command)}${command.options ? " [options]" : ""}\n`);
  if (command.about) await print(`${flowing(command.about)}\n`);
  await print(paint("bold", "Options"));
  const options = Object.entries(command.options ?? {}).map(
    ([option, { value, about, choices }]): [string, string] => [
      `--${option}${value ? ` ${value}` : ""}`,
      choices ? `${about}: ${choices.join(", ")}` : about,
    ],
  );
  await printPairs([...options, ["--help", "show this"]]);
  await print(`\n${paint("bold", "Examples")}`);
  await printPairs(command.examples.map(([line, about]) => [`gym ${line}`, about]));
  return 0;
}

function usageOf(name: string, { takes }: Command): string {
  return `gym ${name}${takes ? ` ${takes}` : ""}`;
}

async function printPairs(pairs: readonly (readonly [string, string])[]) {
  const most = Math.min(WIDEST, room());
  const width = Math.min(46, Math.floor(most / 2), Math.max(...pairs.map(([left]) => widthOf(left))));
  const start = 2 + width + GAP;
  for (const [left, right] of pairs) {
    const begun = `  ${left.padEnd(width + GAP)}`;
    const about = right.replace(/^/, " ".repeat(start));
    if (widthOf(left) <= width) await print(begun + wrapped(about, most, start).slice(start));
    else await print(`  ${left}\n${wrapped(about, most, start)}`.trimEnd());
  }
}

/** Paragraphs as wide as the terminal; lines that begin with spaces keep their columns. */
function flowing(text: string): string {
  const most = Math.min(WIDEST, room());
  return text
    .split("\n")
    .map((line) => wrapped(line, most, /^ +\S+(?: \S+)* {2,}/.exec(line)?.[0].length ?? 0))
    .join("\n");
}
