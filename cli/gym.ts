#!/usr/bin/env node
import { enableCompileCache } from "node:module";
import { constants, setPriority } from "node:os";
import { join, relative } from "node:path";

const TERMINAL = /^(TERM|COLORTERM|NO_COLOR|FORCE_COLOR|NODE_DISABLE_COLORS|CI|HOME)$/;

const words = process.argv.slice(2);
// The cache halves the start time. If the folder is read-only, Node runs without it.
enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/gym"));
// Help must work with an invalid environment, so it gets only the variables of the terminal.
if (words.length === 0 || words[0] === "help" || words.some((word) => ["--help", "-h"].includes(word)))
  for (const name of Object.keys(process.env)) if (!TERMINAL.test(name)) delete process.env[name];
const { closeStores, withAdvice } = await import("./own-stores.ts");
const { main } = await withAdvice(() => import("./main.ts")).catch(explainSyntaxError);

// `gym … | head` closes the output early.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    process.stderr.write("\nStopped. The same command can be run again.\n");
    process.exit(128 + constants.signals[signal]);
  });
}

const { stdin, stdout, stderr } = process;
const lowerPriority = () => setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.exitCode = await main(words, { stdin, stdout, stderr, isTTY: stdin.isTTY === true, lowerPriority });
await closeStores();

/** A typing mistake in content/: says where, without the stack. */
function explainSyntaxError(error: unknown): never {
  const isSyntax =
    error instanceof Error && "code" in error && error.code === "ERR_INVALID_TYPESCRIPT_SYNTAX";
  const [, file, line] = /^(?:file:\/\/)?(.+?):(\d+)\n/.exec((isSyntax && error.stack) || "") ?? [];
  if (!isSyntax || file === undefined) throw error;
  const where = `${relative(join(import.meta.dirname, ".."), file)}, line ${line}`;
  process.stderr.write(
    `Error: ${where}, can't be read: ${error.message}\n` +
      "Look at that line and the one before it: often a quotation mark or a comma is missing.\n",
  );
  process.exit(1);
}
