import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, expectTypeOf, test } from "vitest";
import { brand, email, facility, phone, places, rating } from "#content/site.ts";
import { specifiedFiles } from "./specification.ts";

// Tests stay green after a gym changes its facts: they read content/ and do not repeat it.

const root = join(import.meta.dirname, "..");
const facts = [
  brand.name,
  email.display,
  phone.display,
  phone.href,
  ...places.flatMap(({ street, postalCode, address }) => [street, postalCode, address]),
].filter((fact) => fact !== null);

test("no test repeats a name, number or address of content/site.ts", () => {
  const files = globSync("**/*.test.{ts,tsx}", { cwd: root, exclude: ["**/node_modules", "build", ".data"] });
  const named = files
    .filter((file) => !specifiedFiles.includes(file) && file !== "test/second-gym.test.ts")
    .flatMap((file) => {
      const text = readFileSync(join(root, file), "utf8");
      return facts.filter((fact) => text.includes(fact)).map((fact) => `${file} names ${fact}`);
    });
  expect(files).toEqual(expect.arrayContaining(specifiedFiles));
  expect(named).toEqual([]);
});

test("changing a fact is not a type error: facts have the type string", () => {
  expectTypeOf(brand.name).toEqualTypeOf<string>();
  expectTypeOf(facility.weeklyClasses).toEqualTypeOf<string>();
  expectTypeOf(rating.stars).toEqualTypeOf<number>();
});

test("every file that docs/content.md names exists", () => {
  const docs = readFileSync(join(root, "docs/content.md"), "utf8");
  const [table = ""] = docs.slice(docs.indexOf("## Each fact and its one place")).split("\n## Another gym");
  const places = [...table.matchAll(/`([\w/-]+(?:\.ts|\/))`/g)].map(([, path = ""]) => path);
  expect(places.length).toBeGreaterThan(8);
  expect(places.filter((path) => !existsSync(join(root, "content", path)))).toEqual([]);
});
