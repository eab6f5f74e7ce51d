import { expect, test } from "vitest";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { readVisitReport, VisitCounts } from "./visit-counts.server.ts";
import { vitalBucket, sumUp } from "#domain/visits.ts";

const now = new Date("2026-06-01T15:00:00Z");

eachDatabase((_name, fresh) => {
  test("are collected in memory, written together, and read as sums", async () => {
    const db = await fresh();
    const counts = new VisitCounts(() => db);
    for (let i = 0; i < 40; i++)
      counts.add([{ kind: "view", name: i % 4 ? "/" : "/pricing", source: "search" }]);
    counts.add([
      { kind: "call", name: "/", source: "direct" },
      { kind: "LCP", name: "/", source: vitalBucket("LCP", 1800) },
      { kind: "LCP", name: "/", source: vitalBucket("LCP", 5000) },
    ]);
    expect((await readVisitReport(db, "2026-06-01", "2026-06-01")).bySource).toEqual([]);
    await counts.write(now);
    counts.add([{ kind: "view", name: "/", source: "direct" }]);
    await counts.write(now);
    const report = await readVisitReport(db, "2026-06-01", "2026-06-01");
    expect(report.bySource).toEqual([
      { kind: "view", source: "search", count: 40 },
      { kind: "view", source: "direct", count: 1 },
      { kind: "call", source: "direct", count: 1 },
    ]);
    expect(report.byPage[0]).toEqual({ kind: "view", page: "/", count: 31 });
    expect(report.vitals[0]).toMatchObject({ vital: "LCP", visits: 2, good: 1, poor: 1, p75: 6000 });
    expect((await readVisitReport(db, "2026-06-02", "2026-06-30")).byPage).toEqual([]);
  });
});

test("are retried after a failed write, in bounded memory", async () => {
  const counts = new VisitCounts(() => {
    throw new Error("away");
  });
  counts.add(Array.from({ length: 6000 }, (_, i) => ({ kind: "view", name: `/${i}`, source: "direct" })));
  await counts.write(now);
  expect(counts.waiting).toBe(5000);
});

test("p75 is the upper edge of the bucket of the third quarter", () => {
  const buckets = new Map([
    ["1000", 50],
    ["2000", 30],
    ["more", 20],
  ]);
  expect(sumUp("LCP", buckets)).toEqual({
    vital: "LCP",
    visits: 100,
    good: 80,
    needsWork: 0,
    poor: 20,
    p75: 2000,
  });
  expect(sumUp("CLS", new Map())).toMatchObject({ visits: 0, p75: 0 });
  expect(vitalBucket("CLS", 0.1)).toBe("0.1");
  expect(vitalBucket("INP", 4000)).toBe("more");
});
