import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, isAbsolute, join, relative } from "node:path";
import { UserError } from "#config/user-error.ts";
import type { Answers } from "./answers.ts";
import { makePalette } from "./palette.ts";
import { drawAll, nameAsLogo } from "./pictures.ts";
import {
  colorConstantsFile,
  colorsFile,
  legalFile,
  logoFile,
  pagesFile,
  programFile,
  programSlugs,
  siteFile,
} from "./facts.ts";

const OWN = "content/own";
const root = join(import.meta.dirname, "../..");
/** Files of a working copy that are not part of the project. */
const LOCAL = new Set(["node_modules", ".git", "build", ".data", ".setup", ".react-router"]);

/** The folder to write into: this one, or a copy of the project in `into`. */
export function prepareFolder(into: string | undefined): string {
  const folder = into ?? root;
  if (into !== undefined && !isProject(into)) copyProject(into);
  if (existsSync(join(folder, OWN)))
    throw new UserError(
      `${folder} already has a gym of its own, in ${OWN}/. Nothing was changed.`,
      "Edit the files there. For one more gym: gym new --into FOLDER, with a new folder.",
    );
  return folder;
}

function isProject(folder: string): boolean {
  const file = join(folder, "package.json");
  return existsSync(file) && readPackage(folder).name === readPackage(root).name;
}

function copyProject(into: string) {
  if (existsSync(into) && (!statSync(into).isDirectory() || readdirSync(into).length > 0))
    throw new UserError(
      `${into} is neither empty nor a copy of this project. Nothing was changed.`,
      "Name a folder that does not exist yet.",
    );
  const way = relative(root, into);
  if (!way.startsWith("..") && !isAbsolute(way))
    throw new UserError(
      `${into} is inside this project. Nothing was changed.`,
      "Name a folder next to it: gym new --into ../FOLDER",
    );
  mkdirSync(into, { recursive: true });
  for (const name of readdirSync(root).filter((entry) => !LOCAL.has(entry))) {
    cpSync(join(root, name), join(into, name), {
      recursive: true,
      filter: (path) => path !== join(root, OWN),
    });
  }
  useOwnFiles(into, []);
}

/** Writes everything and returns the files, relative to the folder. */
export async function writeGym(folder: string, answers: Answers): Promise<string[]> {
  const palette = makePalette(answers.color);
  const slugs = programSlugs(answers.programs);
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const today = new Date();
  const files: Record<string, string> = {
    "site.ts": siteFile(read("content/starter/site.ts"), answers, today),
    "pages/legal.ts": legalFile(read("content/starter/pages/legal.ts"), today),
    "pages-on.ts": pagesFile(read("content/pages-on.ts"), answers),
    "design/colors.css": colorsFile(read("content/design/colors.css"), palette),
    "design/colors.ts": colorConstantsFile(read("content/design/colors.ts"), palette),
    "design/logo.ts": logoFile(nameAsLogo(answers.name)),
    "programs/programs.ts": read("content/programs/programs.ts"),
    ...Object.fromEntries(
      answers.programs.map((title, at) => [`programs/${slugs[at]}.ts`, programFile(title, slugs[at]!, at)]),
    ),
  };
  // Written completely before it is used, so that an interrupted run leaves no partial gym.
  const draft = mkdtempSync(join(folder, "content/.own-"));
  cpSync(join(folder, "content/starter"), draft, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(draft, name)), { recursive: true });
    writeFileSync(join(draft, name), text);
  }
  await drawAll(draft, { name: answers.name, palette, pictures: pictureNames(folder, slugs) });
  const own = join(folder, OWN);
  chmodSync(draft, 0o755);
  renameSync(draft, own);
  useOwnFiles(folder, filesBelow(own));
  return filesBelow(own).map((file) => `${OWN}/${file}`);
}

/** Pictures that pages of every gym show, and one for each program. */
function pictureNames(folder: string, slugs: readonly string[]): string[] {
  const notes = JSON.parse(readFileSync(join(folder, "media/site/site.json"), "utf8")) as { file: string }[];
  const shared = notes
    .map(({ file }) => file.replace(".webp", ""))
    .filter(
      (name) =>
        name === "program-adult-classes" || !/^(program|poster-program|sport|destination)-/.test(name),
    );
  return [...new Set([...shared, ...slugs.map((slug) => `program-${slug}`)])];
}

type Package = { name: string; imports: Record<string, string> };

const readPackage = (folder: string) =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Package;

/** In package.json, a file of content/own/ replaces the one of the same name in content/, and its public/ replaces public/. */
function useOwnFiles(folder: string, files: readonly string[]) {
  const current = readPackage(folder);
  const shipped = Object.entries(current.imports).filter(([, target]) => !target.startsWith(`./${OWN}/`));
  const own = files
    .filter((file) => /\.(ts|css)$/.test(file))
    .map((file) => [`content/${file}`, file] as const)
    .filter(([namesake]) => existsSync(join(folder, namesake)))
    .map(([namesake, file]) => [`#${namesake}`, `./${OWN}/${file}`] as const);
  // The whole folder: an own entry of favicon.svg would not match favicon.svg?raw.
  const publicFiles = files.length > 0 ? `./${OWN}/public/*` : "./public/*";
  const imports = { ...Object.fromEntries([...own, ...shipped]), "#public/*": publicFiles };
  const changed: Package = { ...current, imports };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(changed, null, 2)}\n`);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll("\\", "/"))
    .toSorted();
}
