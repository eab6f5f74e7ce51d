import { describe, expect, test } from "vitest";
import { addressOf, redirectFor } from "./addresses.ts";

const known = (pathname: string) => ["/", "/about", "/programs/evo-mayhem"].includes(pathname);

describe("one address per page", () => {
  test.each([
    ["/about/", "/about"],
    ["/About", "/about"],
    ["/PROGRAMS/Evo-Mayhem//?utm_source=x", "/programs/evo-mayhem?utm_source=x"],
    ["/about", null],
    ["/", null],
    ["/About-Us/?utm_source=x", "/about?utm_source=x"],
    ["/home", "/"],
    ["/%61bout", "/about"],
    ["/programs%2Fevo-m%41yhem", "/programs/evo-mayhem"],
    ["/%2F/evil.example", null],
    ["/%5C/evil.example", null],
    ["/nowhere/", null],
  ])("%s -> %s", (from, to) => {
    expect(redirectFor(new URL(from, "http://localhost"), known)).toBe(to);
  });
});

describe("addresses that make no sense are refused", () => {
  test.each([
    "//evil.example/",
    "http://evil.example/",
    "/%",
    "/%zz",
    "/%00",
    "/a\\b",
    `/${"a".repeat(5000)}`,
    "*",
    undefined,
  ])("%s", (target) => {
    expect(addressOf(target, "localhost")).toBeNull();
  });

  test("good ones are not", () => {
    expect(addressOf("/about?x=1", "localhost:3000")?.pathname).toBe("/about");
    expect(addressOf("/", "[::1]:3000")?.pathname).toBe("/");
  });
});
