import { cell, say } from "./terminal.ts";

const WIDTH = 24;

/** A bar on a terminal; silent elsewhere, except for a line whenever somebody asks for one. */
export function progress(title: string) {
  const live = process.stderr.isTTY;
  let drawn = false;
  return {
    step(done: number, all: number, what: string) {
      if (!live) return;
      drawn = true;
      const full = all === 0 ? WIDTH : Math.round((done / all) * WIDTH);
      const bar = "#".repeat(full) + "-".repeat(WIDTH - full);
      process.stderr.write(`\r${title} [${bar}] ${done}/${all} ${cell(what, 32)}`);
    },
    /** A line that stays, above the bar. */
    line(text: string) {
      if (drawn) process.stderr.write("\r\u001b[K");
      say(text);
    },
    end() {
      if (drawn) process.stderr.write("\r\u001b[K");
      drawn = false;
    },
  };
}
