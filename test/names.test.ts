import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// Replaced names do not come back. STYLE.md lists the words to use instead.

const root = join(import.meta.dirname, "..");
const FILES =
  "{app,auth,cli,config,content,db,desk,domain,http,leads,mail,media,operations,pictures,server,ui,test,bench}/**/*.{ts,tsx}";
const REPLACED =
  /^(told|asked|bands?|packs|things|turns|inTurn|look|hands?|ways|moments|misuse|attempt|undecided|letIn|letTry|heldBack|seeFirst|house|crew|keepLog|keepNote|keepRecord|byStanding|standingSubjects|isThere|walkable|MOST_\w+|someWords|maybe(Words|Number|Link)|SHELVES|Shelf|(?!\w*[dD]efault)\w*[fF]aults?|faulty|Fault|Kept|Lost|Room|Subject|Trouble|Turns|(?!oneOf)\w+[a-z]Of)$/;
const FILE_NAME =
  /(^|\/)(found|told|things|hands?|bands|lost|troubles?|turns|rounds|(\w+-)?faults?|look|seen|see-first|packs|asked|ways|moments|house|\w+-of)[-.]/;
const DECLARED = /\b(?:const|function\*?|type|interface|class) (\w+)/g;

const files = globSync(FILES, { cwd: root, exclude: ["**/node_modules"] });

test("no identifier is a replaced name", () => {
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(DECLARED)]
      .filter(([, name]) => REPLACED.test(name!))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test("no file has a replaced name", () => {
  expect(files.filter((file) => FILE_NAME.test(file))).toEqual([]);
});
