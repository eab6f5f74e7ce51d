import { expect, test } from "vitest";
import { faultsOf } from "./old-addresses.ts";

const isPage = (pathname: string) => ["/", "/about", "/pricing"].includes(pathname);

test("a good list has no faults", () => {
  expect(faultsOf({ "/home": "/", "/plans": "/pricing" }, isPage)).toEqual([]);
});

test.each([
  [{ "/a": "/b", "/b": "/a" }, "leads on"],
  [{ "/a": "/a" }, "leads on"],
  [{ "/about": "/" }, "would be hidden"],
  [{ "/old": "/nowhere" }, "is no page"],
  [{ "/Old": "/" }, "lower-case"],
  [{ "/old/": "/" }, "lower-case"],
])("%j is refused", (list, fault) => {
  expect(faultsOf(list, isPage).join("\n")).toContain(fault);
});
