import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#db/drivers/database.server.ts";
import { fillWithSamples } from "#pictures/store/sample-pictures.server.ts";
import { ownFolder } from "#test/support/own-folder.ts";
import { startGym } from "#test/second-gym/gym-session.ts";
import { projectCopy } from "#test/support/project-copy.ts";
import { runGym } from "#test/support/run-gym.ts";
import { nameAsLogo } from "./pictures.ts";
import { contrast, makePalette } from "./palette.ts";

const root = join(import.meta.dirname, "../..");
const answers = JSON.parse(readFileSync(join(root, "test/second-gym/answers.json"), "utf8")) as Record<
  string,
  unknown
>;

let project: ReturnType<typeof projectCopy>;
let gym: ReturnType<typeof startGym>;
let untouched: string;
beforeAll(() => {
  project = projectCopy();
  untouched = readPackage(project.folder);
  gym = startGym({}, project.folder);
});
afterAll(async () => {
  await gym.stop();
  project.remove();
});

const readPackage = (folder: string) => readFileSync(join(folder, "package.json"), "utf8");
const own = (folder: string, file = "") => join(folder, "content/own", file);

/** `gym new` in the copy, with these answers in a file. */
async function gymNew(given: unknown, ...more: string[]) {
  const file = join(project.folder, "answers.json");
  writeFileSync(file, typeof given === "string" ? given : JSON.stringify(given));
  return gym.run(["new", "--answers", file, ...more]);
}

describe("invalid answers", () => {
  test.each([
    [{ ...answers, name: " " }, "name is empty."],
    [{ ...answers, name: 'The "Pit"' }, "name contains a character that is not allowed"],
    [{ ...answers, town: undefined }, "town is missing."],
    [{ ...answers, region: "Colorado" }, "region needs the state's two letters, like AZ."],
    [{ ...answers, region: "ZZ" }, "region needs the state's two letters, like AZ."],
    [{ ...answers, postalCode: "809" }, "postalCode needs five digits, like 85281."],
    [{ ...answers, timeZone: "America/Nowhere" }, "timeZone needs a name like America/Phoenix."],
    [{ ...answers, timeZone: "-07:00" }, "timeZone needs a name like America/Phoenix."],
    [{ ...answers, phone: "555" }, "phone needs ten digits, like (602) 555-0188."],
    [{ ...answers, email: "hello" }, "email needs an address like hello@gym.example."],
    [{ ...answers, hours: "always" }, "hours has to name each day of the week"],
    [{ ...answers, hours: { ...(answers.hours as object), Monday: "8pm" } }, "hours: Monday can't be read."],
    [{ ...answers, allDayAccess: "yes" }, "allDayAccess has to be true or false"],
    [{ ...answers, programs: [] }, "programs needs at least one title."],
    [{ ...answers, color: "green" }, "color needs six digits, like #0a5c8f."],
    [{ ...answers, pages: ["/sauna"] }, "pages may hold: /, /programs,"],
    [{ ...answers, motto: "Lift" }, "There is no question motto."],
    [[], "The answers have to be one JSON object."],
    ["{ name: ", "is not JSON"],
    ["{ name: ", "Correct the file there. `gym new --help` explains the answers."],
  ])("%#: are explained, and nothing is written", async (given, sentence) => {
    const { code, said } = await gymNew(given);
    expect(said).toContain(sentence);
    expect(said).toContain("Nothing was changed.");
    expect(code).not.toBe(0);
    expect(existsSync(own(project.folder))).toBe(false);
    expect(readPackage(project.folder)).toBe(untouched);
  });

  test("are all reported together", async () => {
    const { said } = await gymNew({ ...answers, phone: "555", color: "green" });
    expect(said).toContain("phone needs");
    expect(said).toContain("color needs");
  });

  test.each(["America/Indiana/Indianapolis", "America/Kentucky/Louisville", "US/Eastern", "UTC"])(
    "the time zone %s is not among them",
    async (timeZone) => {
      const { said } = await gymNew({ ...answers, timeZone, color: "green" });
      expect(said).toContain("color needs");
      expect(said).not.toContain("timeZone");
    },
  );

  test("a missing file", async () => {
    const { said } = await gym.run(["new", "--answers", "none.json"]);
    expect(said).toContain("none.json can't be read. Nothing was changed.");
  });

  test("a folder that is not empty", async () => {
    const { said } = await gymNew(answers, "--into", join(project.folder, "app"));
    expect(said).toContain("is neither empty nor a copy of this project. Nothing was changed.");
  });

  test("a folder inside the project", async () => {
    const { said } = await gymNew(answers, "--into", join(project.folder, "copies/river"));
    expect(said).toContain("is inside this project. Nothing was changed.");
    expect(existsSync(join(project.folder, "copies"))).toBe(false);
  });

  test("errors leave no folder for --into", async () => {
    const into = `${project.folder}-refused`;
    await gymNew({ ...answers, color: "green" }, "--into", into);
    expect(existsSync(into)).toBe(false);
  });
});

test("--into writes into a new copy and leaves this one", async () => {
  const into = `${project.folder}-river`;
  const { code, out, said } = await gymNew(answers, "--into", into, "--json");
  expect([code, said]).toEqual([0, ""]);
  const { folder, files } = JSON.parse(out) as { folder: string; files: string[] };
  expect(folder).toBe(into);
  expect(files).toContain("content/own/site.ts");
  expect(files.filter((file) => !existsSync(join(into, file)))).toEqual([]);
  expect(readPackage(into)).toContain('"#content/site.ts": "./content/own/site.ts"');
  expect(readPackage(into)).toContain('"#public/*": "./content/own/public/*"');
  expect(existsSync(own(project.folder))).toBe(false);
  expect(readPackage(project.folder)).toBe(untouched);
});

test("asks, and writes nothing if the answers end early", async () => {
  const { code, said } = await gym.run(["new"], "River City\n1 Pier\n");
  expect(said).toContain("What is the gym called?");
  expect(said).toContain("There was no answer, so nothing was changed.");
  expect(code).not.toBe(0);
  expect(existsSync(own(project.folder))).toBe(false);
});

test("asks, asks again after a wrong answer, writes the answers, and refuses a second run", async () => {
  const typed = [
    "River City Rowing",
    "1 Pier Rd",
    "Tempe",
    "az",
    "85281",
    "America/Phoenix",
    "602 555 0188",
    "hello@river.example",
    "Mon-Fri 5am-9am and 4pm-8pm",
    "Mon-Fri 6am-8pm, Sat 8am-noon",
    "yes",
    "Rowing, Strength",
    "#0A5C8F",
    "/about, /pricing, /stories, /virtual-tour",
  ];
  const { code, out, said } = await runGym({}, ["new"], {
    folder: project.folder,
    typed: `${typed.join("\n")}\n`,
  });
  expect(code).toBe(0);
  expect(said).toContain("'Mon-Fri 5am-9am and 4pm-8pm' can't be read as hours.");
  expect(out).toContain("River City Rowing is in ");
  expect(out).toContain("Off until you have your own texts and pictures for it: /virtual-tour");
  const site = readFileSync(own(project.folder, "site.ts"), "utf8");
  for (const fact of ["River City Rowing", "(602) 555-0188", "America/Phoenix", "Arizona", '("always")'])
    expect(site).toContain(fact);
  expect(site).not.toMatch(/\{\w+\}/);
  const today = new Date().toLocaleDateString("en-US", { dateStyle: "long" });
  expect(readFileSync(own(project.folder, "pages/legal.ts"), "utf8")).toContain(`UPDATED = "${today}"`);
  expect(site).toContain('Saturday: {"opens":"08:00","closes":"12:00"}');
  expect(site).toContain("Sunday: null");
  const pages = readFileSync(own(project.folder, "pages-on.ts"), "utf8");
  expect(pages).toContain('"/pricing": true');
  expect(pages).toContain('"/stories": true');
  expect(pages).toContain('"/virtual-tour": false');
  expect(pages).toContain('"/trainers": false');
  expect(existsSync(own(project.folder, "programs/rowing.ts"))).toBe(true);

  const again = await gymNew(answers);
  expect(again.code).not.toBe(0);
  expect(again.said).toContain("already has a gym of its own, in content/own/. Nothing was changed.");
  expect(readFileSync(own(project.folder, "site.ts"), "utf8")).toBe(site);
});

test("`gym sample clear` removes the sample data of the gym that ships", async () => {
  const dataDir = ownFolder();
  await (await openDatabase({ dataDir, sample: true })).close();
  await fillWithSamples(join(dataDir, "store"));
  // The copy has other content since the first process started.
  const changed = startGym({ DATA_DIR: dataDir }, project.folder);
  const { code, said } = await changed.run(["sample", "clear", "--yes"]);
  expect(said).toBe("");
  expect(code).toBe(0);
  for (const list of ["plans", "trainers", "events", "testimonials", "classes"])
    expect(JSON.parse((await changed.run([list, "list", "--json"])).out), list).toEqual([]);
  expect((await changed.run(["photos", "list", "--json"])).out).toBe("[]\n");
  // The drawn pictures can be replaced.
  const places = (await changed.run(["photos", "places"])).out;
  for (const place of ["hero-pricing", "program-rowing"]) expect(places).toContain(place);
  // Settings follow site.ts, also after a first start.
  const settings = (await changed.run(["settings", "list"])).out;
  expect(settings).toContain("(602) 555-0188");
  await changed.run(["sample", "load"]);
  expect((await changed.run(["settings", "list"])).out).toBe(settings);
  expect(settings).toContain("content/own/site.ts");
  await changed.stop();
});

test.each([
  ["Iron", 1],
  ["Salt River Rowing & Strength", 2],
  ["Riverbend Strength and Conditioning Community Center West", 3],
])("the logo of %s fits the header of a phone, and no line is cut", (name, count) => {
  const { viewBox, shapes } = nameAsLogo(name);
  const [, width] = /^0 0 (\d+) 52$/.exec(viewBox)!;
  expect(Number(width)).toBeLessThanOrEqual(165);
  const lines = Array.from(shapes.matchAll(/textLength="([\d.]+)"/g), ([, length]) => Number(length));
  expect(lines).toHaveLength(count);
  expect(Math.max(...lines)).toBeLessThanOrEqual(Number(width));
});

test.each(["#0a5c8f", "#1d6f42", "#ffee00", "#000000", "#ffffff", "#ff00aa"])(
  "%s makes a palette with every color of the site that is readable",
  (color) => {
    const palette = makePalette(color);
    const sheet = readFileSync(join(root, "content/design/colors.css"), "utf8");
    const names = Array.from(sheet.matchAll(/--([\w-]+):/g), ([, name]) => name);
    expect(Object.keys(palette).toSorted()).toEqual(names.toSorted());
    for (const [text, ground] of [
      ["color-red", "color-white"],
      ["color-brick", "color-bone"],
      ["color-ember", "color-ink"],
      ["color-ash", "color-white"],
      ["quiet-bone", "color-bone"],
    ] as const)
      expect(contrast(palette[text]!, palette[ground]!), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    // The desk in dark mode.
    expect(contrast(palette["color-ember"]!, "#1b1c1f")).toBeGreaterThanOrEqual(4.5);
  },
);

test("the desk has no color of the gym that ships in dark mode, only grays", () => {
  const sheet = readFileSync(join(root, "desk/frame/dark.css"), "utf8");
  const colors = Array.from(sheet.matchAll(/#(\w\w)(\w\w)(\w\w);/g), ([, ...parts]) =>
    parts.map((part) => Number.parseInt(part, 16)),
  );
  expect(colors.length).toBeGreaterThan(5);
  for (const parts of colors) expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(12);
});
