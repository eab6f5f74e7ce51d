import { describe, expect, test } from "vitest";
import { pageParam, photoRange, showParam } from "./photo-page.ts";

const page = (query: string) => photoRange(110, new URLSearchParams(query));

describe("the range of a photo list", () => {
  test("starts with six photos and offers six more", () => {
    expect(page("")).toMatchObject({ shown: 6, before: 0, total: 110, next: "?show=12", previous: null });
    expect(page("show=12&category=events")).toMatchObject({ shown: 12, next: "?category=events&show=18" });
  });

  test("continues on the next page once a page is full, and goes back", () => {
    expect(page("show=96")).toMatchObject({ shown: 96, next: "?page=2" });
    expect(page("page=2")).toMatchObject({ before: 96, shown: 102 });
    expect(page("page=2").previous).toBe("?show=96");
    expect(page("page=2&show=18")).toMatchObject({ shown: 110, next: null });
  });

  test("reaches every photo of a long list by the links that it offers", () => {
    for (let next: string | null = "", shown = 0; next !== null;) {
      const query = new URLSearchParams(next);
      const allowed = { show: showParam(query.get("show") ?? ""), page: pageParam(query.get("page") ?? "") };
      const given = Object.entries(allowed).filter(([, value]) => value !== undefined);
      const range = photoRange(2000, new URLSearchParams(given as string[][]));
      expect(range.shown).toBe(Math.min(2000, shown + 6));
      ({ next, shown } = range);
    }
    for (const page of ["1", "0", "-2", "2.5", "100", "x", ""]) expect(pageParam(page)).toBeUndefined();
  });

  test("stays within the list", () => {
    expect(page("page=9")).toMatchObject({ before: 96 });
    expect(photoRange(0, new URLSearchParams("show=12"))).toMatchObject({ shown: 0, total: 0, next: null });
  });
});
