import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Values by the names of the form's fields, and the heading in the file. */
export type Typed = { kind: string; fields: Record<string, string> };

/** One message per line: `# kind` starts a kind, `\n` is a line break, ` || name=…` sets another field. */
export function readMessages(file: "honest.txt" | "spam.txt"): Typed[] {
  let kind = "";
  const messages: Typed[] = [];
  for (const line of readFileSync(join(import.meta.dirname, file), "utf8").split("\n")) {
    if (line.startsWith("# ")) kind = line.slice(2);
    else if (line.trim()) {
      const [message = "", ...others] = line.split(" || ");
      const more = others.map((other) => other.split(/=(.*)/s).slice(0, 2));
      messages.push({
        kind,
        fields: { message: message.replaceAll(String.raw`\n`, "\n"), ...Object.fromEntries(more) },
      });
    }
  }
  return messages;
}
