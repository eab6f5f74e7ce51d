import { expect, test } from "vitest";
import { readEnv } from "#env";

test("SITE_URL is an origin", () => {
  expect(readEnv({ SITE_URL: "https://www.example.com/" })).toMatchObject({
    SITE_URL: "https://www.example.com",
  });
});

test.each(["https://example.com/gym", "https://example.com/?a=1", "https://me@example.com"])(
  "SITE_URL %s is refused in one line, not cut",
  (url) => {
    expect(readEnv({ SITE_URL: url })).toEqual({
      faults: ["SITE_URL: must be an origin, like https://www.example.com: the site lives at its root"],
    });
  },
);
