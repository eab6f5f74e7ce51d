import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

// Every export is imported somewhere. A type may also be used by an exported function of its file.

const root = join(import.meta.dirname, "..");
const OURS =
  "{app,auth,cli,config,content,db,desk,domain,http,leads,mail,operations,pictures,server,ui,test,bench,media}/**/*.{ts,tsx}";
/** Exports that tools read by name. */
const CALLED_BY_NAME = [
  {
    files: /^app\/(pages\/|root\.|entry\.|routes\.)/,
    names: /^(loader|action|meta|handle|headers|links|middleware|ErrorBoundary|Layout)$/,
  },
  { files: /^(app|desk)\/entry\.server\.tsx$/, names: /^handleError$/ },
  { files: /^desk\//, names: /^(loader|action|middleware|ErrorBoundary|Layout)$/ },
  { files: /^content\/(programs|sports)\//, names: /^(program|sport)$/ },
  // `gym new` copies them; they then replace files of content/.
  { files: /^content\/(starter|own)\//, names: /./ },
  // They replace files of content/own/ (test/second-gym/make.ts).
  { files: /^test\/second-gym\/(site|programs)\.ts$/, names: /./ },
  // Sources of files that a test adds to a copy of the project.
  { files: /^test\/support\/lockers\.ts$/, names: /^(lockers|lend)$/ },
  { files: /^test\/global-setup\.ts$/, names: /^(setup|teardown)$/ },
];

const EXPORT = /^export (?:async )?(const|let|function\*?|class|interface|type) (\w+)/gm;
/** operations/registry.ts finds these by their file names. */
const DECLARED = /^export const (\w+) = (?:operation|query|collection)\(/gm;
const IMPORT = /^(?:import|export) (?:type )?([^;"']*?) from "([^"]+)"/gms;
const DYNAMIC = /import(?:<[^>]*>)?\("([^"]+)"\)/g;

test("every export is imported", () => {
  const files = globSync([OURS, "*.ts"], { cwd: root, exclude: ["**/node_modules"] });
  const code = new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));
  const imported = new Set([...code].flatMap(([file, text]) => readImports(file, text)));
  const exporting = [...code].filter(([file]) => !/\.test\.tsx?$/.test(file));
  const unused = exporting.flatMap(([file, text]) =>
    [...text.matchAll(EXPORT)]
      .filter(
        ([, kind, name]) =>
          !/interface|type/.test(kind!) || text.split(new RegExp(`\\b${name}\\b`)).length === 2,
      )
      .map(([, , name]) => name!)
      .filter((name) => !imported.has(`${file} ${name}`) && !imported.has(`${file} *`))
      .filter((name) => !declaredIn(file, text).has(name))
      .filter((name) => !CALLED_BY_NAME.some(({ files, names }) => files.test(file) && names.test(name)))
      .map((name) => `${file}: ${name}`),
  );
  expect(unused).toEqual([]);
});

function declaredIn(file: string, text: string): Set<string> {
  if (!/\.(operations|collection)\.ts$/.test(file)) return new Set();
  return new Set([...text.matchAll(DECLARED)].map(([, name]) => name!));
}

test("all forms of imports are recognized", () => {
  const text = [
    'import whole, { a, type B, c as d } from "#data/x.ts";',
    'import type { E } from "../y.ts";',
    'export { f } from "./z.ts";',
    'import * as all from "./w.ts";',
    'const later = import("./v.ts");',
  ].join("\n");
  expect(readImports("app/ui/part.tsx", text)).toEqual([
    "data/x.ts a",
    "data/x.ts B",
    "data/x.ts c",
    "app/y.ts E",
    "app/ui/z.ts f",
    "app/ui/w.ts *",
    "app/ui/v.ts *",
  ]);
});

/** `file name` of every import from a file of ours; `file *` for namespace imports. */
function readImports(file: string, text: string): string[] {
  const named = [...text.matchAll(IMPORT)].flatMap(([, what = "", from = ""]) => {
    if (what.includes("*")) return `${findFile(file, from)} *`;
    const names = /\{(.*)\}/s.exec(what)?.[1]?.split(",") ?? [];
    return names
      .map(
        (name) =>
          name
            .trim()
            .replace(/^type /, "")
            .split(" as ")[0]!,
      )
      .filter(Boolean)
      .map((name) => `${findFile(file, from)} ${name}`);
  });
  const whole = [...text.matchAll(DYNAMIC)].map(([, from = ""]) => `${findFile(file, from)} *`);
  return [...named, ...whole];
}

function findFile(file: string, from: string): string {
  if (from.startsWith("#")) return from.slice(1);
  return relative(root, join(root, dirname(file), from));
}
