import { describe, expect, test } from "vitest";
import { checkRedirects, deadRedirects, redirectFor } from "./redirects.ts";

const isPage = (pathname: string) => ["/", "/about", "/pricing"].includes(pathname);

test("a valid list is accepted", () => {
  expect(checkRedirects({ "/home": "/", "/plans": "/pricing" }, isPage)).toEqual([]);
});

test.each([
  [{ "/a": "/b", "/b": "/a" }, "leads on"],
  [{ "/a": "/a" }, "leads on"],
  [{ "/about": "/" }, "would be hidden"],
  [{ "/Old": "/" }, "lower-case"],
  [{ "/old/": "/" }, "lower-case"],
])("%j is refused", (list, error) => {
  expect(checkRedirects(list, isPage).join("\n")).toContain(error);
});

test("an old address whose page is gone is reported, but is not an error", () => {
  const list = { "/old": "/nowhere", "/home": "/" };
  expect(checkRedirects(list, isPage)).toEqual([]);
  expect(deadRedirects(list, isPage)).toEqual(["/old"]);
});

const known = (pathname: string) => ["/", "/about", "/programs/evo-mayhem"].includes(pathname);

describe("one URL per page", () => {
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
