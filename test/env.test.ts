import { expect, test } from "vitest";
import { readEnv } from "#config/env.server.ts";

test("SITE_URL is an origin", () => {
  expect(readEnv({ SITE_URL: "https://www.example.com/" })).toMatchObject({
    SITE_URL: "https://www.example.com",
  });
});

test.each(["https://example.com/gym", "https://example.com/?a=1", "https://me@example.com"])(
  "SITE_URL %s is refused with one line",
  (url) => {
    expect(readEnv({ SITE_URL: url })).toEqual({
      errors: ["SITE_URL: must be an origin such as https://www.example.com, without a path"],
    });
  },
);

test.each(["https://gym:secret@crm.example/hook", "https://gym@crm.example/hook"])(
  "LEAD_WEBHOOK_URL %s is refused with the reason",
  (url) => {
    const { errors } = readEnv({ LEAD_WEBHOOK_URL: url }) as { errors: string[] };
    expect(errors).toEqual([
      expect.stringMatching(/^LEAD_WEBHOOK_URL: .*user or password.*LEAD_WEBHOOK_SECRET/),
    ]);
    expect(errors[0]).not.toContain("secret@");
  },
);
