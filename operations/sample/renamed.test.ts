import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { phone } from "#content/site.ts";
import { eachDatabaseAtLength, type Place } from "#test/support/fresh-database.ts";
import { projectCopy } from "#test/support/project-copy.ts";
import { runGym } from "#test/support/run-gym.ts";
import { isSpecified } from "#test/specification.ts";

// A gym starts the site with sample data, then puts its own name and facts into content/.

const NAME = "Summit Strength";
const OWN_PHONE = "(720) 555-0188";
const BOXING = "content/programs/alpha-omega-boxing.ts";

eachDatabaseAtLength((_, fresh) => {
  const project = projectCopy();
  afterAll(() => rmSync(project.folder, { recursive: true, force: true }));
  let place: Place;
  const gym = (...words: string[]) => runGym(place.env, words, { folder: project.folder });
  const rows = async (words: string) =>
    JSON.parse((await gym(...words.split(" "), "--json")).out) as Record<string, string>[];
  const sampleTables = async () => {
    const { findings } = JSON.parse((await gym("doctor", "--offline", "--json")).out) as {
      findings: { level: string; about: string; words: string; next?: string }[];
    };
    return findings.filter(({ level, about }) => level === "sample" && about.startsWith("table "));
  };

  beforeAll(async () => {
    place = await fresh.place("nothing");
    await gym("sample", "load");
    project.edit("content/site.ts", (code) =>
      code.replace(/name: "[^"]*"/, `name: "${NAME}"`).replace(phone.display, OWN_PHONE),
    );
    project.edit(BOXING, (code) => code.replace('title: "Boxing"', 'title: "Mountain Boxing"'));
  });

  test.runIf(isSpecified)("the doctor lists the sample's settings and classes", async () => {
    const found = await sampleTables();
    expect(found).toContainEqual({
      level: "sample",
      about: 'table "gym_settings"',
      words: `phone ${phone.display}`,
      next: expect.stringContaining("gym sample clear") as string,
    });
    expect(found.some(({ about }) => about === 'table "class_times"')).toBe(true);
  });

  test.runIf(isSpecified)("`gym sample clear` removes them, and content/ is used", async () => {
    expect((await gym("sample", "clear", "--yes")).code).toBe(0);
    const settings = await rows("settings list");
    expect(settings.find(({ name }) => name === "phone")).toMatchObject({
      value: OWN_PHONE,
      from: "content/site.ts",
    });
    const titles = new Set((await rows("classes list")).map(({ title }) => title));
    expect([...titles]).toEqual(["Mountain Boxing"]);
    expect(await sampleTables()).toEqual([]);
    // The rows are the gym's own now.
    expect((await gym("sample", "clear", "--yes")).out).toContain("There is no sample data left");
  });
});
