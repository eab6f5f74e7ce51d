import { expect, test } from "vitest";
import { faultsOf, leadingNowhere } from "./old-addresses.ts";

const isPage = (pathname: string) => ["/", "/about", "/pricing"].includes(pathname);

test("a good list has no faults", () => {
  expect(faultsOf({ "/home": "/", "/plans": "/pricing" }, isPage)).toEqual([]);
});

test.each([
  [{ "/a": "/b", "/b": "/a" }, "leads on"],
  [{ "/a": "/a" }, "leads on"],
  [{ "/about": "/" }, "would be hidden"],
  [{ "/Old": "/" }, "lower-case"],
  [{ "/old/": "/" }, "lower-case"],
])("%j is refused", (list, fault) => {
  expect(faultsOf(list, isPage).join("\n")).toContain(fault);
});

test("an address whose page is gone is named, and stands in nobody's way", () => {
  const list = { "/old": "/nowhere", "/home": "/" };
  expect(faultsOf(list, isPage)).toEqual([]);
  expect(leadingNowhere(list, isPage)).toEqual(["/old"]);
});
