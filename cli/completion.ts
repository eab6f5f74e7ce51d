import type { Command, Entries, Family, OptionFacts } from "./command.ts";
import { usageError } from "#config/user-error.ts";
import { print } from "./terminal.ts";

const shells = ["bash", "zsh"] as const;

export function completionOf(commands: Entries): Command {
  return {
    summary: "Prints what bash or zsh needs in order to complete gym's commands, options and file names.",
    takes: "bash|zsh",
    examples: [
      ["completion bash > /etc/bash_completion.d/gym", "for everybody on this machine"],
      ["completion zsh > ~/.zfunc/_gym", "for you, with fpath+=~/.zfunc before compinit in ~/.zshrc"],
    ],
    async run(input) {
      const shell = shells.find((one) => one === input.words[0]);
      if (!shell)
        throw usageError(
          `There is no completion for '${input.words[0]}'.`,
          `There is: ${shells.join(", ")}.`,
        );
      const lines = await tableOf(commands);
      await print(shell === "bash" ? bash(lines) : zsh(lines));
    },
  };
}

/** What may follow each beginning: ['leads list', '--state --from …'], ['leads list --state', 'waiting …']. */
async function tableOf(commands: Entries): Promise<[string, string][]> {
  const table: [string, string][] = [["", [...Object.keys(commands), "help"].join(" ")]];
  for (const [name, { load }] of Object.entries(commands)) {
    const entry = await load();
    if (isFamily(entry)) {
      table.push([name, Object.keys(entry.commands).join(" ")]);
      for (const [member, command] of Object.entries(entry.commands))
        table.push(...optionsOf(`${name} ${member}`, command));
    } else table.push(...optionsOf(name, entry));
  }
  table.push(["help", Object.keys(commands).join(" ")]);
  return table;
}

function optionsOf(name: string, { options = {}, takes }: Command): [string, string][] {
  const words = /^\[?([a-z]+(?:\|[a-z]+)+)\]?$/.exec(takes ?? "")?.[1]?.split("|") ?? [];
  const names = [...words, ...Object.keys(options).map((option) => `--${option}`), "--help"];
  return [[name, names.join(" ")], ...Object.entries(options).flatMap((option) => choicesOf(name, option))];
}

function choicesOf(name: string, [option, { choices }]: [string, OptionFacts]): [string, string][] {
  return choices ? [[`${name} --${option}`, choices.join(" ")]] : [];
}

function isFamily(entry: Command | Family): entry is Family {
  return "commands" in entry;
}

function bash(table: readonly [string, string][]): string {
  return `# bash completion of gym; made by: gym completion bash
_gym() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" begun="" words=""
  (( COMP_CWORD > 1 )) && begun="\${COMP_WORDS[1]}"
  ${cases(table, '"$begun"', '"${COMP_WORDS[2]}"', '"$previous"', "COMP_CWORD")}
  if [[ -n "$words" ]]; then COMPREPLY=( $(compgen -W "$words" -- "$current") ); fi
  if [[ "$current" != -* && ( -z "$words" || "$words" == *--* ) ]]; then COMPREPLY+=( $(compgen -f -- "$current") ); fi
}
complete -o filenames -F _gym gym`;
}

function zsh(table: readonly [string, string][]): string {
  return `#compdef gym
# zsh completion of gym; made by: gym completion zsh
_gym() {
  local begun="" previous="\${words[CURRENT-1]}" second="\${words[3]}" place=$(( CURRENT - 1 )) known=""
  (( CURRENT > 2 )) && begun="\${words[2]}"
  ${cases(table, '"$begun"', '"$second"', '"$previous"', "place").replaceAll("words=", "known=")}
  [[ -n "$known" ]] && compadd -- \${=known}
  [[ "$PREFIX" != -* && ( -z "$known" || "$known" == *--* ) ]] && _files
}
if [[ "\${funcstack[1]}" == _gym ]]; then _gym "$@"; else compdef _gym gym; fi`;
}

/** One table for both shells: the longest beginning that fits decides. */
function cases(
  table: readonly [string, string][],
  begun: string,
  second: string,
  previous: string,
  place: string,
): string {
  const line = (pattern: string, words: string) => `    ${pattern}) words="${words}" ;;`;
  const of = (words: number) =>
    table.filter(([name]) => name.split(" ").filter(Boolean).length === words && !name.includes("--"));
  const withOption = table.filter(([name]) => name.includes(" --"));
  return `case ${begun} in
${[...of(0), ...of(1)].map(([name, words]) => line(`"${name}"`, words)).join("\n")}
  esac
  (( ${place} > 2 )) && case ${begun}" "${second} in
${of(2)
  .map(([name, words]) => line(`"${name}"`, words))
  .join("\n")}
  esac
  (( ${place} > 2 )) && case ${begun}" "${second}" "${previous} in
${withOption
  .filter(([name]) => name.split(" ").length === 3)
  .map(([name, words]) => line(`"${name}"`, words))
  .join("\n")}
  esac`;
}
