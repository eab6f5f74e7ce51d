import type { Command, Family } from "./command.ts";
import { commands } from "./commands.ts";
import { paint, print } from "./terminal.ts";

const GAP = 2;

export async function printHelp(): Promise<number> {
  await print("gym looks after the site: its messages, prices, people, pictures and backups.\n");
  await print(paint("bold", "Commands"));
  await printPairs(Object.entries(commands).map(([name, { summary }]) => [name, summary]));
  await print("\nEvery command explains itself: gym COMMAND --help");
  await print("From the site's folder, put npm run before it: npm run gym -- leads list");
  await print(
    "\nExit codes: 0 all is well, 1 it could not be done or is not ready, 2 it was not understood.",
  );
  return 0;
}

export async function printFamilyHelp(name: string, family: Family): Promise<number> {
  await print(`${family.summary}\n`);
  if (family.about) await print(`${family.about}\n`);
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
  await print(`${command.summary}\n`);
  await print(`  ${usageOf(name, command)}${command.options ? " [options]" : ""}\n`);
  if (command.about) await print(`${command.about}\n`);
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
  const width = Math.min(46, Math.max(...pairs.map(([left]) => left.length)));
  for (const [left, right] of pairs) {
    if (left.length > width) await print(`  ${left}\n  ${" ".repeat(width + GAP)}${right}`);
    else await print(`  ${left.padEnd(width + GAP)}${right}`);
  }
}
