#!/usr/bin/env node
import { enableCompileCache } from "node:module";
import { constants } from "node:os";
import { join } from "node:path";

// Every command starts in half the time. Where the folder can't be written, everything works without.
enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/gym"));
const { closeStores, withAdvice, workOnTerminal } = await import("#operations/stores.ts");
const { main } = await withAdvice(() => import("./main.ts"));

// `| head` closes our output early.
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

workOnTerminal();
const { stdin, stdout, stderr } = process;
process.exitCode = await main(process.argv.slice(2), { stdin, stdout, stderr, isTTY: stdin.isTTY === true });
await closeStores();
