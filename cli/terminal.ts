import { once } from "node:events";
import { createInterface, type Interface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { styleText } from "node:util";
import { UserError } from "#config/user-error.ts";
import { type Cell, cell, fitted, jsonText, line, textWidth } from "./text.ts";

type Output = Writable & { isTTY?: boolean; columns?: number };

/** Where a command reads and writes. */
export type Io = {
  stdin: Readable;
  stdout: Output;
  stderr: Output;
  /** Whether a person can answer. */
  isTTY: boolean;
  /** Lets other processes run first. Missing if the command has no process of its own. */
  lowerPriority?: () => void;
};

type Style = "bold" | "dim" | "red" | "green" | "yellow";
const BAR = 24;

export class Terminal {
  readonly #io: Io;
  #reader: Interface | undefined;
  #lines: AsyncIterator<string> | undefined;

  constructor(io: Io) {
    this.#io = io;
  }

  get isTTY() {
    return this.#io.isTTY;
  }

  lowerPriority() {
    this.#io.lowerPriority?.();
  }

  /** The width of the terminal; unlimited if the output is not a terminal. */
  get columns(): number {
    return this.#io.stdout.isTTY ? this.#io.stdout.columns || 80 : Number.POSITIVE_INFINITY;
  }

  /** Colors only on a terminal, and never with NO_COLOR. */
  paint(style: Style, text: string, stream: "stdout" | "stderr" = "stdout"): string {
    return styleText(style, text, { stream: this.#io[stream] });
  }

  /** Writes to standard output, and waits for a slow reader. */
  async print(text = "", end = "\n"): Promise<void> {
    if (!this.#io.stdout.write(text + end)) await once(this.#io.stdout, "drain");
  }

  /** Progress, warnings and questions, on standard error. */
  say(text: string): void {
    this.#io.stderr.write(`${text}\n`);
  }

  warn(text: string): void {
    this.say(`${this.paint("yellow", "Note:", "stderr")} ${text}`);
  }

  async printJson(value: unknown): Promise<void> {
    await this.print(jsonText(value, 2));
  }

  /** A JSON array of any length, in bounded memory. */
  async printJsonList(values: AsyncIterable<unknown> | Iterable<unknown>): Promise<void> {
    let count = 0;
    for await (const value of values) {
      await this.print(`${count === 0 ? "[" : ","}${jsonText(value)}`);
      count += 1;
    }
    await this.print(count === 0 ? "[]" : "]");
  }

  /** As wide as its cells, at most as wide as the terminal. */
  async printTable(headings: readonly string[], rows: readonly (readonly Cell[])[], widest = 44) {
    const wanted = headings.map((heading, index) =>
      Math.min(widest, Math.max(heading.length, ...rows.map((row) => textWidth(String(row[index] ?? ""))))),
    );
    const widths = fitted(wanted, this.columns);
    await this.print(this.paint("bold", line(headings, widths)));
    for (const row of rows) await this.print(line(row, widths));
  }

  /** One line of input; null if the input has ended. */
  async ask(question: string): Promise<string | null> {
    this.#io.stderr.write(`${question} `);
    this.#reader ??= createInterface({ input: this.#io.stdin, terminal: false });
    this.#lines ??= this.#reader[Symbol.asyncIterator]();
    const { value, done } = await this.#lines.next();
    if (!this.#io.isTTY) this.#io.stderr.write("\n");
    return done ? null : value.trim();
  }

  /** True after a yes. */
  async confirm(question: string): Promise<boolean> {
    for (let tries = 0; tries < 3; tries += 1) {
      const answer = await this.ask(`${question}? [yes/no]`);
      if (answer === null)
        throw new UserError(
          "There was no answer, so nothing was changed.",
          "Add --yes to go ahead without being asked.",
        );
      if (/^(y|yes)$/i.test(answer)) return true;
      if (/^(n|no|)$/i.test(answer)) return false;
    }
    return false;
  }

  /** A bar on a terminal; elsewhere only the lines show. */
  progress(title: string) {
    const { stderr } = this.#io;
    let isDrawn = false;
    const clear = () => {
      if (isDrawn) stderr.write("\r\u001b[K");
    };
    return {
      step(done: number, all: number, what: string) {
        if (!stderr.isTTY) return;
        isDrawn = true;
        const full = all === 0 ? BAR : Math.round((done / all) * BAR);
        const bar = "#".repeat(full) + "-".repeat(BAR - full);
        stderr.write(`\r${title} [${bar}] ${done}/${all} ${cell(what, 32)}`);
      },
      /** Prints a permanent line above the progress bar. */
      line: (text: string) => {
        clear();
        this.say(text);
      },
      warn: (text: string) => {
        clear();
        this.warn(text);
      },
      end() {
        clear();
        isDrawn = false;
      },
    };
  }

  /** An open question would keep the process alive. */
  close(): void {
    this.#reader?.close();
  }
}

export type ProgressBar = ReturnType<Terminal["progress"]>;
