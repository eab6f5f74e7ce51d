import { checkConfiguration } from "#operations/health/check-configuration.ts";
import { readGym } from "#db/readers/gym.server.ts";
import { checkContent } from "#operations/health/check-content.ts";
import { checkDelivery } from "#operations/health/check-delivery.ts";
import { checkLinks } from "#operations/health/check-links.ts";
import { checkMachine } from "#operations/health/check-machine.ts";
import { openStore } from "#operations/stores.ts";
import { checkSample } from "#operations/health/check-sample.ts";
import { checkDatabase, checkPictures } from "#operations/health/check-stores.ts";
import type { Finding } from "#operations/health/finding.ts";
import { type Command, json } from "./command.ts";
import { paint, plainText, print, printJson } from "./terminal.ts";
import { room, wrapped } from "./width.ts";

const marks = { good: "ok", note: "note", bad: "BAD", sample: "SAMPLE" } as const;
const looks = { good: "green", note: "yellow", bad: "red", sample: "red" } as const;

const SHOWN = 8;
const INDENT = 7;

export const doctor: Command = {
  summary: "Looks everything over, and says what is missing before going live.",
  about:
    "Exit code 0 means ready, 1 not ready yet. BAD has to be mended, SAMPLE has to be replaced by the gym's own " +
    "facts, and note is worth knowing. Run it with the same environment as the site.",
  options: {
    send: { type: "boolean", about: "send a signed test to the webhook, and a test e-mail" },
    offline: { type: "boolean", about: "leave out the links and frames of other sites" },
    ...json,
  },
  examples: [
    ["doctor", "looks, and changes nothing"],
    ["doctor --send", "tries the webhook and the e-mail for real"],
    ["doctor --json", "for a program: every row, picture and file by itself"],
  ],
  async run(input) {
    const found: Finding[] = [];
    const parts: (() => Promise<Finding[]>)[] = [
      checkConfiguration,
      async () => checkContent(await accessNow()),
      checkDatabase,
      checkPictures,
      () => checkDelivery(input.has("send")),
      checkMachine,
      ...(input.has("offline") ? [] : [checkLinks]),
      checkSample,
    ];
    for (const check of parts) {
      const findings = await check();
      found.push(...findings);
      if (!input.has("json")) await printFindings(findings);
    }
    const open = found.filter(({ level }) => level === "bad" || level === "sample");
    if (input.has("json")) await printJson({ ready: open.length === 0, findings: found });
    else await print(verdict(found));
    return open.length === 0 ? 0 : 1;
  },
};

/** What stands in one place is said together, and what to do about it once. */
async function printFindings(findings: readonly Finding[]) {
  const groups = Map.groupBy(findings, ({ level, about, words }) =>
    level === "sample" ? about : `${about}: ${words}`,
  );
  const said = [...groups.values()];
  for (const [index, group] of said.entries()) {
    const [first] = group;
    if (!first) continue;
    const { level, about, next } = first;
    const mark = marks[level].padEnd(INDENT);
    const line = wrapped(`${mark}${about}: ${plainText(wordsOf(group))}`, room(), INDENT);
    await print(paint(looks[level], marks[level]) + line.slice(marks[level].length));
    if (next && next !== said[index + 1]?.[0]?.next)
      await print(wrapped(" ".repeat(INDENT) + next, room(), INDENT));
  }
}

function wordsOf(group: readonly Finding[]): string {
  const words = group.map((finding) => finding.words);
  if (words.length === 1) return words[0] ?? "";
  const rest = words.length > SHOWN ? [`and ${words.length - SHOWN} more`] : [];
  const between = words.some((one) => one.includes(",")) ? "; " : ", ";
  return `${words.length}: ${[...words.slice(0, SHOWN), ...rest].join(between)}`;
}

function verdict(found: readonly Finding[]): string {
  const bad = found.filter(({ level }) => level === "bad").length;
  const sample = found.filter(({ level }) => level === "sample").length;
  if (bad + sample === 0) return paint("green", "\nReady to go live.");
  return paint("red", `\nNot ready: ${bad} to mend, ${sample} still sample.`);
}

/** What the gym has set; where that can't be read, what content/ says: the check of the stores tells why. */
async function accessNow() {
  try {
    return (await readGym(await openStore())).access;
  } catch {
    return undefined;
  }
}
