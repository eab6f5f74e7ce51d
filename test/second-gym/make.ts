import {
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import type { houseCopy } from "#test/support/house-copy.ts";

type House = ReturnType<typeof houseCopy>;

const fixture = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");

/** Stories and explanations are the gym's to write anew; here they only lose the words that are about the first one. */
const words: [from: RegExp, to: string][] = [
  [/\bFoster-Maineville Road\b/g, "Quarry Road"],
  [/\bMaineville\b/g, "Larkspur"],
  [/\bWest Chester( Township)?\b/g, "Pine Hollow"],
  [/\bWarren County\b/g, "Quarry County"],
  [/\bLittle Miami\b/g, "Blue River"],
  [/\bOhio\b/g, "Colorado"],
  [/, OH\b/g, ", CO"],
  [/\b24\/7\b/g, "5 AM to 11 PM"],
  [/\bEvo\b/g, "Summit"],
  [/\bevofitness\b/g, "summit"],
  [/\bEVO\b/g, "SUMMIT"],
  [/renovated fire station|old fire station|empty fire station|fire station/gi, "quarry"],
  [/at 3 AM on a holiday|at (any|every) hour/g, "from 5 AM to 11 PM"],
  [/Round-the-clock/g, "Early and late"],
  [/\bevery hour\b|\bany hour\b/g, "early and late"],
];

/** The steps of docs/content.md for another gym: its facts, its programs, its words, and what it has not got. */
export function makeSecondGym({ folder, write, edit, drop }: House) {
  for (const room of ["content/pages", "content/sports", "content/programs"]) {
    for (const name of readdirSync(join(folder, room))) edit(`${room}/${name}`, reword);
  }
  edit("content/people.ts", reword);
  write("content/site.ts", fixture("site.ts"));

  captionAnew(join(folder, "media"));

  const kept = new Set(["program.ts", "program-copy.ts", "program-files.ts"]);
  for (const name of readdirSync(join(folder, "content/programs"))) {
    if (!kept.has(name)) drop(`content/programs/${name}`);
  }
  write("content/programs/programs.ts", fixture("programs.ts"));
  edit("content/programs/program-copy.ts", (code) =>
    code.replace(/(besides: [^=]*= )\[[\s\S]*?\n\];/, "$1[];"),
  );
  edit("content/maps.ts", (code) => code.replace(/export const[\s\S]*/, ""));
  write("content/old-addresses.ts", "export const oldAddresses: Record<string, string> = {};\n");
  edit("content/plans.ts", (code) =>
    code
      .replace(/(planNames[^=]*= )\[[\s\S]*?\n\];/, '$1["Strength Monthly", "Strength Drop In"];')
      .replace(/(planGroups[^=]*= )\{[\s\S]*?\n\};/, '$1{ names: ["Strength"], other: "Special Programs" };')
      .replace(/new Map\(.*\)/, "new Map()"),
  );
  edit("content/trainer-order.ts", (code) =>
    code.replace(/= \[[\s\S]*?\n\]/, "= []").replace(/"Morgan Demo".*\n/, ""),
  );

  edit("content/pages/destination.ts", (code) => code.replace("slots: [saturday]", "slots: []"));

  drop("content/sports/climbing.ts");

  const club = '{ label: "Strength Club", to: "/programs/strength-club" }';
  edit("content/pages/stories.ts", (code) =>
    code.replace(/program: \{ label: "[^"]*", to: "[^"]*" \}/g, `program: ${club}`),
  );
  edit("content/pages/first-visit.ts", (code) =>
    code.replace(/^import \{ freeTrial \}.*\n/m, "").replace(/\$\{freeTrial[^}]*\}/, "two"),
  );
}

/** Its own pictures would come with words of their own; the first gym's are on its walls. */
function captionAnew(media: string) {
  const shipped = readdirSync(media, { recursive: true, withFileTypes: true });
  const from = realpathSync(media);
  rmSync(media);
  for (const entry of shipped) {
    const path = relative(media, join(entry.parentPath, entry.name));
    if (entry.isDirectory()) mkdirSync(join(media, path), { recursive: true });
    else {
      mkdirSync(dirname(join(media, path)), { recursive: true });
      if (path.endsWith(".json"))
        writeFileSync(join(media, path), reword(readFileSync(join(from, path), "utf8")));
      else symlinkSync(join(from, path), join(media, path));
    }
  }
}

function reword(code: string): string {
  return words.reduce((text, [from, to]) => text.replace(from, to), code);
}

/** What the build says of a plan that nobody knows and a zone that no clock knows, before both are mended. */
export async function refusalOf(house: House): Promise<string> {
  house.edit("content/programs/adult-classes.ts", (code) => code.replace('"Drop In",', '"Drop Inn",'));
  house.edit("content/site.ts", (code) => code.replace("America/New_York", "America/Nowhere"));
  return house.build().then(
    () => "",
    (error: { stderr: string }) => error.stderr,
  );
}
