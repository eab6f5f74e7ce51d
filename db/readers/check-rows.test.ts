import { afterEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { log } from "#config/log.server.ts";
import { checkRows, optionalNumber, requiredText } from "./check-rows.server.ts";

afterEach(() => vi.restoreAllMocks());

it("leaves out an invalid row, keeps the rest, and logs it once", () => {
  const complaints = vi.spyOn(log, "warn").mockImplementation(() => undefined);
  const schema = z.object({ name: requiredText, age: optionalNumber });
  const rows = [
    { Name: " Casey ", AGE: "7" },
    { Name: null, AGE: 1 },
    { Name: "Riley", AGE: null, more: true },
  ];
  const expected = [
    { name: "Casey", age: 7 },
    { name: "Riley", age: null },
  ];
  expect(checkRows("people", schema, rows)).toEqual(expected);
  expect(checkRows("people", schema, rows)).toEqual(expected);
  expect(complaints).toHaveBeenCalledOnce();
  expect(complaints.mock.calls[0]?.[0]).toMatchObject({ table: "people", row: { Name: null } });
});
