import { usageError } from "#config/user-error.ts";
import { type Command, text } from "./command.ts";

const shells = ["bash", "zsh"] as const;

export const completion: Command = {
  summary: "Prints the script with which bash or zsh completes gym's commands, options and file names.",
  args: [{ ...text("shell", "bash|zsh", "bash or zsh"), flag: "", isRequired: true, choices: shells }],
  options: [],
  examples: [
    ["completion bash > /etc/bash_completion.d/gym", "for everybody on this machine"],
    ["completion zsh > ~/.zfunc/_gym", "for you, with fpath+=~/.zfunc before compinit in ~/.zshrc"],
  ],
  async run({ shell }, { commands, terminal }) {
    if (shell !== "bash" && shell !== "zsh")
      throw usageError(`There is no completion for '${String(shell)}'.`, `Use one of: ${shells.join(", ")}.`);
    await terminal.print(shell === "bash" ? bash(commands) : zsh(commands));
  },
};

/** The words that may follow what was typed, as the branches of a shell's `case`; the first that matches wins. */
function branches(commands: ReadonlyMap<string, Command>, variable: string): string {
  const families = Map.groupBy(commands.keys(), (name) => name.split(" ")[0]!);
  const branch = (pattern: string, words: readonly string[]) =>
    `    ${pattern}) ${variable}="${words.join(" ")}" ;;`;
  const afterOptions = [...commands].flatMap(([name, { options }]) =>
    options.flatMap(({ flag, choices }) => (choices ? branch(`"${name}"*" --${flag}"`, choices) : [])),
  );
  // 'photos places' comes before 'photos place', which it begins with.
  const afterCommands = [...commands].toReversed().toSorted(([a], [b]) => b.length - a.length);
  return [
    branch('""', [...families.keys(), "help"]),
    branch('"help"', [...families.keys()]),
    ...[...families].flatMap(([family, names]) => {
      const members = names.flatMap((name) => name.split(" ")[1] ?? []);
      return members.length > 0 ? branch(`"${family}"`, members) : [];
    }),
    ...afterOptions,
    ...afterCommands.map(([name, { args, options }]) => {
      const values = args.flatMap(({ choices = [] }) => choices);
      return branch(`"${name}"*`, [...values, ...options.map(({ flag }) => `--${flag}`), "--help"]);
    }),
  ].join("\n");
}

function bash(commands: ReadonlyMap<string, Command>): string {
  return `# bash completion of gym; made by: gym completion bash
_gym() {
  local current="\${COMP_WORDS[COMP_CWORD]}" words=""
  case "\${COMP_WORDS[*]:1:COMP_CWORD-1}" in
${branches(commands, "words")}
  esac
  if [[ -n "$words" ]]; then COMPREPLY=( $(compgen -W "$words" -- "$current") ); fi
  if [[ "$current" != -* && ( -z "$words" || "$words" == *--* ) ]]; then COMPREPLY+=( $(compgen -f -- "$current") ); fi
}
complete -o filenames -F _gym gym`;
}

function zsh(commands: ReadonlyMap<string, Command>): string {
  return `#compdef gym
# zsh completion of gym; made by: gym completion zsh
_gym() {
  local known=""
  case "\${words[2,CURRENT-1]}" in
${branches(commands, "known")}
  esac
  [[ -n "$known" ]] && compadd -- \${=known}
  [[ "$PREFIX" != -* && ( -z "$known" || "$known" == *--* ) ]] && _files
}
if [[ "\${funcstack[1]}" == _gym ]]; then _gym "$@"; else compdef _gym gym; fi`;
}
