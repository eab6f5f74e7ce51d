import type { Finding } from "#operations/health/finding.ts";
import type { PrintContext } from "../override.ts";
import type { Terminal } from "../terminal.ts";
import { plainText, wrapped } from "../text.ts";

const marks = { good: "ok", note: "note", bad: "BAD", sample: "SAMPLE" } as const;
const styles = { good: "green", note: "yellow", bad: "red", sample: "red" } as const;

const SHOWN = 8;
const INDENT = 7;

type Checked = { parts: AsyncIterable<Finding[]> };

export async function printFindings({ parts }: Checked, { typed, terminal }: PrintContext): Promise<number> {
  const all: Finding[] = [];
  for await (const findings of parts) {
    all.push(...findings);
    if (!typed["json"]) await printPart(findings, terminal);
  }
  const open = all.filter(({ level }) => level === "bad" || level === "sample");
  if (typed["json"]) await terminal.printJson({ ready: open.length === 0, findings: all });
  else await terminal.print(verdict(all, terminal));
  return open.length === 0 ? 0 : 1;
}

/** Groups findings about one place, and prints what to do about them once. */
async function printPart(findings: readonly Finding[], terminal: Terminal) {
  const groups = Map.groupBy(findings, ({ level, about, words }) =>
    level === "sample" ? about : `${about}: ${words}`,
  );
  const groupList = [...groups.values()];
  for (const [index, group] of groupList.entries()) {
    const [first] = group;
    if (!first) continue;
    const { level, about, next } = first;
    const mark = marks[level].padEnd(INDENT);
    const line = wrapped(`${mark}${about}: ${plainText(joinTexts(group))}`, terminal.columns, INDENT);
    await terminal.print(terminal.paint(styles[level], marks[level]) + line.slice(marks[level].length));
    if (next && next !== groupList[index + 1]?.[0]?.next)
      await terminal.print(wrapped(" ".repeat(INDENT) + next, terminal.columns, INDENT));
  }
}

function joinTexts(group: readonly Finding[]): string {
  const words = group.map((finding) => finding.words);
  if (words.length === 1) return words[0] ?? "";
  const rest = words.length > SHOWN ? [`and ${words.length - SHOWN} more`] : [];
  const between = words.some((one) => one.includes(",")) ? "; " : ", ";
  return `${words.length}: ${[...words.slice(0, SHOWN), ...rest].join(between)}`;
}

function verdict(findings: readonly Finding[], terminal: Terminal): string {
  const bad = findings.filter(({ level }) => level === "bad").length;
  const sample = findings.filter(({ level }) => level === "sample").length;
  if (bad + sample === 0) return terminal.paint("green", "\nReady to go live.");
  return terminal.paint("red", `\nNot ready: ${bad} to fix, ${sample} sample to replace.`);
}
