import { usageError } from "#config/user-error.ts";
import type { Command } from "./command.ts";

const shells = ["bash", "zsh"] as const;

export const completion: Command = {
  summary: "Prints what bash or zsh needs in order to complete gym's commands, options and file names.",
  args: [
    {
      key: "shell",
      label: "Shell",
      help: "bash or zsh",
      placeholder: "bash|zsh",
      flag: "",
      isRequired: true,
      choices: shells,
    },
  ],
  options: [],
  examples: [
    ["completion bash > /etc/bash_completion.d/gym", "for everybody on this machine"],
    ["completion zsh > ~/.zfunc/_gym", "for you, with fpath+=~/.zfunc before compinit in ~/.zshrc"],
  ],
  async run({ shell }, { commands, terminal }) {
    if (shell !== "bash" && shell !== "zsh")
      throw usageError(`There is no completion for '${String(shell)}'.`, `There is: ${shells.join(", ")}.`);
    const table = completionTable(commands);
    await terminal.print(shell === "bash" ? bash(table) : zsh(table));
  },
};

/** What may follow each beginning: ['leads list', '--state --from …'], ['leads list --state', 'waiting …']. */
function completionTable(commands: ReadonlyMap<string, Command>): [string, string][] {
  const families = Map.groupBy(commands.keys(), (name) => name.split(" ")[0]!);
  const first = [...families.keys()].join(" ");
  const table: [string, string][] = [["", `${first} help`]];
  for (const [family, names] of families) {
    const members = names.flatMap((name) => name.split(" ")[1] ?? []);
    if (members.length > 0) table.push([family, members.join(" ")]);
  }
  for (const [name, { args, options }] of commands) {
    const words = args.flatMap(({ choices = [] }) => choices);
    table.push([name, [...words, ...options.map(({ flag }) => `--${flag}`), "--help"].join(" ")]);
    for (const { flag, choices } of options)
      if (choices) table.push([`${name} --${flag}`, choices.join(" ")]);
  }
  return [...table, ["help", first]];
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
