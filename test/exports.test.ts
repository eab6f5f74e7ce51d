import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

// What is exported is imported somewhere else, or the word `export` is one too many. A type may also say what an
// exported function of its own file takes or gives.

const root = join(import.meta.dirname, "..");
const OURS =
  "{app,auth,cli,config,content,db,desk,domain,http,leads,mail,operations,pictures,server,ui,test,bench,media}/**/*.{ts,tsx}";
/** Named by the tools that load these files, not by an import of ours. */
const CALLED_BY_NAME = [
  { files: /^app\/(pages\/|root\.|entry\.|routes\.)/, names: /^(loader|action|meta|handle|headers|links|middleware|ErrorBoundary|Layout)$/ },
  { files: /^(app|desk)\/entry\.server\.tsx$/, names: /^handleError$/ },
  { files: /^desk\//, names: /^(loader|action|middleware|ErrorBoundary|Layout)$/ },
  { files: /^content\/(programs|sports)\//, names: /^(program|sport)$/ },
  // They take the place of files of content/ once `gym new` has copied them.
  { files: /^content\/(starter|own)\//, names: /./ },
  // They stand in the place of files of content/own/ (test/second-gym/make.ts).
  { files: /^test\/second-gym\/(site|programs)\.ts$/, names: /./ },
  // Text of files that a test adds to a copy of the project.
  { files: /^test\/support\/lockers\.ts$/, names: /^(lockers|lend)$/ },
  { files: /^test\/global-setup\.ts$/, names: /^(setup|teardown)$/ },
]; // prettier-ignore

const EXPORT = /^export (?:async )?(const|let|function\*?|class|interface|type) (\w+)/gm;
/** operations/registry.ts finds these by the name of their file. */
const DECLARED = /^export const (\w+) = (?:operation|query|collection)\(/gm;
const IMPORT = /^(?:import|export) (?:type )?([^;"']*?) from "([^"]+)"/gms;
const DYNAMIC = /import(?:<[^>]*>)?\("([^"]+)"\)/g;

test("nothing is exported that nobody imports", () => {
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

test("the ways of importing are all read", () => {
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

/** `file name` of everything that `text` takes from a file of ours; `file *` where it takes all. */
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
