import { resolve } from "node:path";
import { count } from "#domain/text.ts";
import { writeAsked } from "#operations/backup/write-file.ts";
import { isJson, type PrintContext } from "../face.ts";
import { escapeJson, plainCsv } from "../text.ts";

type Exported = { chunks: AsyncIterable<string>; seen: { leads: number } };

export async function writeExport({ chunks, seen }: Exported, { typed, terminal }: PrintContext) {
  const path = String(typed["file"]);
  const plain = isJson(typed) ? escapeJson : plainCsv;
  if (path === "-") for await (const chunk of chunks) await terminal.print(plain(chunk), "");
  else await writeAsked(path, typed["replace"] === true, chunks);
  terminal.say(`${count(seen.leads, "message")}${path === "-" ? "" : ` written to ${resolve(path)}`}.`);
}
