import { readdirSync, readFileSync } from "node:fs";
import { parseSync } from "vite";

// Finds every number, hour, place and price in content/.

export type Written = {
  /** Path from the repository root. */
  file: string;
  /** The text; for a plain value with its key: 'minutes: 60'. */
  words: string;
  /** Position of the number or place in the text. */
  from: number;
  to: number;
};

/** Files whose numbers state nothing about the gym. */
const codeFiles = new Set(
  "class-pages default-classes first-gym format-time gym-clock gym-facts load-files maps navigation old-addresses renderings sample sample-facts trainer-order programs/programs sports/sports"
    .split(" ")
    .map((name) => `${name}.ts`),
);

/** Keys of picture names, paths and drawings. */
const unseen =
  /^(image|gallery|facility|scene|opening|portrait|id|slug|to|href|url|thin|lines|marked|numerals|film|uprightFilm|order|from|court|picture)$/;

const counting =
  "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand half twice";
const towns =
  "Maineville|West Chester|South Lebanon|Loveland|Mason|Morrow|Landen|Kings Mills|Goshen|Hamilton Township|Warren County|Ohio|OH|Little Miami";
const facts = new RegExp(
  `\\$?\\d[\\d,.:]*|\\b(?:${counting.replaceAll(" ", "|")})\\b|\\b(?:one|an)[ -](?:working )?(?:minute|hour|day|week|month|year|mile)\\b|\\b(?:${towns})\\b`,
  "gi",
);

export function writtenNumbers(root: string): Written[] {
  const files = readdirSync(`${root}/content`, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .filter((file) => !codeFiles.has(file) && !/^(sample|design|starter|own)\//.test(file))
    .map((file) => `content/${file}`)
    .toSorted();
  return files.flatMap((file) => {
    const { program } = parseSync(file, readFileSync(`${root}/${file}`, "utf8"));
    return readTexts(program, "").flatMap((words) =>
      [...words.matchAll(facts)].map(({ 0: found, index }) => {
        return { file, words, from: index, to: index + found.trimEnd().length };
      }),
    );
  });
}

/** Any node of the syntax tree. */
type Node = { type: string; [part: string]: unknown };

/** The literals below a node; `name` is its key. */
function readTexts(node: unknown, name: string): string[] {
  if (Array.isArray(node)) return node.flatMap((part) => readTexts(part, name));
  if (!isNode(node) || /^(Import|ExportAll|TSType|TSInterface)/.test(node.type)) return [];
  if (node.type === "Property" || node.type === "VariableDeclarator") {
    const named = readName(node.key ?? node.id) ?? name;
    return node.type === "Property" && unseen.test(named) ? [] : readTexts(node.value ?? node.init, named);
  }
  const text = readText(node);
  if (text !== null) return [text.trim().includes(" ") ? text : `${name}: ${text}`];
  return Object.values(node).flatMap((part) => readTexts(part, name));
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

function readName(key: unknown): string | null {
  if (!isNode(key)) return null;
  const { name, value } = key as { name?: string; value?: unknown };
  return name ?? (typeof value === "string" ? value : null);
}

function readText({ type, value }: Node): string | null {
  if (type === "TemplateElement") return (value as { cooked: string }).cooked;
  return type === "Literal" && /^(string|number)$/.test(typeof value) ? String(value) : null;
}
