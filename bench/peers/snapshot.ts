import { execFile } from "node:child_process";
import { globSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { promisify } from "node:util";
import { openBrowser } from "#test/browser/browser.ts";

const root = join(import.meta.dirname, "../..");

const MENU = { name: "menu", at: "header nav[aria-label='Menu']" };

/** The three pages and the parts that are islands in the Astro site, from top to bottom. */
export const PAGES = [
  {
    name: "home",
    path: "/",
    islands: [
      MENU,
      { name: "photoGrid", at: "[data-island='gallery/photo-grid']" },
      { name: "reviews", at: "[data-behavior='reviews']" },
      { name: "leadForm", at: "[data-island='lead-form/lead-form']" },
    ],
  },
  { name: "pricing", path: "/pricing", islands: [MENU, { name: "finder", at: "#plan-finder" }] },
  {
    name: "schedule",
    path: "/schedule",
    islands: [MENU, { name: "week", at: "#week" }, { name: "week", at: "[data-behavior='board']" }],
  },
];

type Cut = { head: string; html: string[]; props: (string | null)[]; classes: string[] };
type Props = Record<string, Record<string, unknown>>;

/** Writes our pages for the Astro site: the HTML between the islands, the islands' props, and the stylesheets. */
export async function snapshot(base: string, dataDir: string, into: string) {
  const cuts = await cutPages(base);
  const given = await islandProps(dataDir);
  mkdirSync(into, { recursive: true });
  for (const [at, { name, path, islands }] of PAGES.entries()) {
    const { head, html, classes, props: own } = cuts[at]!;
    const props: Props = {};
    for (const [at, island] of islands.entries()) {
      props[island.name] ??= own[at] ? (JSON.parse(own[at]) as Props[string]) : { ...given[island.name] };
    }
    props.menu!.here = path;
    writeFileSync(join(into, `${name}.json`), JSON.stringify({ head, html, props }));
    writeFileSync(join(into, `${name}.styles.ts`), stylesFor(classes, into));
  }
}

async function cutPages(base: string): Promise<Cut[]> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const cuts: Cut[] = [];
    for (const { path, islands } of PAGES) {
      const answer = await fetch(base + path);
      const places = islands.map(({ at }) => at);
      const cut = answer.ok
        ? await page.evaluate(cutInBrowser, { text: await answer.text(), places })
        : `our server answered ${answer.status}`;
      if (typeof cut === "string") throw new Error(`Cannot build the Astro page ${path}: ${cut}.`);
      cuts.push(cut);
    }
    return cuts;
  } finally {
    await browser.close();
  }
}

/** From the loaders of our pages, with the data of the measured server. */
async function islandProps(dataDir: string): Promise<Props> {
  const env = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: "warn", NODE_ENV: "production" };
  const script = join(import.meta.dirname, "props.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [script], {
    env,
    timeout: 120_000,
    maxBuffer: 16 * 1024 * 1024,
  });
  return JSON.parse(stdout) as Props;
}

/** Runs in a browser, for its HTML parser. */
function cutInBrowser({ text, places }: { text: string; places: string[] }): Cut | string {
  const own = new DOMParser().parseFromString(text, "text/html");
  for (const part of ["header", "main h1", "footer"])
    if (!own.querySelector(part)) return `our page has no ${part}`;
  const classes = [...own.querySelectorAll("[class]")].flatMap((element) => [...element.classList]);
  const props: (string | null)[] = [];
  for (const place of places) {
    const found = [...own.querySelectorAll<HTMLElement>(place)];
    if (found.length !== 1) return `our page has ${found.length} of ${place} instead of one`;
    props.push(found[0]!.dataset.props ?? null);
    found[0]!.replaceWith(own.createComment("island"));
  }
  const html = own.body.innerHTML.split("<!--island-->");
  if (html.length !== places.length + 1) return "its islands are nested";
  // The Astro site has its own styles, scripts and font files.
  const others =
    "style, script, meta[charset], link[rel='stylesheet'], link[rel='modulepreload'], link[as='font']";
  const head = [...own.head.children].filter((element) => !element.matches(others));
  return { head: head.map((element) => element.outerHTML).join(""), html, props, classes };
}

/** Imports the CSS modules of the page's classes, which contain the module's name (ui/scoped-name.ts). */
function stylesFor(classes: string[], into: string): string {
  const modules = globSync("{app,ui}/**/*.module.css", { cwd: root });
  const byName = new Map(modules.map((file) => [basename(file, ".module.css"), file]));
  const names = [...byName.keys()].toSorted((a, b) => b.length - a.length);
  const used = new Set(classes.flatMap((name) => names.find((start) => name.startsWith(`${start}-`)) ?? []));
  const imports = [...used].map(
    (name, at) => `import s${at} from "${relative(into, join(root, byName.get(name)!))}";`,
  );
  return [...imports, `export default [${imports.map((_, at) => `s${at}`).join()}];`, ""].join("\n");
}
