import { expect, test } from "vitest";
import { readEnv } from "#config/env.server.ts";
import { startServer } from "#test/support/start-server.ts";

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

test.each([
  ["SITE_URL", "www.gym.example", "must be a URL like https://www.example.com"],
  ["SITE_URL", "https://x.example:99999", "must be a URL like https://www.example.com"],
  ["LEAD_WEBHOOK_URL", "hooks.example.com/x", "must be a URL like https://www.example.com"],
  ["PUSH_TEST_ORIGIN", "127.0.0.1:4000", "must be a URL like https://www.example.com"],
  ["MAP_EMBED_URL", "maps.example", "must be a URL like https://www.example.com, or none"],
  ["DATABASE_URL", "mysql://x", "must be a URL like postgres://USER:PASSWORD@HOST/DATABASE"],
  ["STORAGE_URL", "http://x", "must be a URL like s3://KEY:SECRET@HOST/PREFIX"],
  ["STORAGE_URL", "s3://x", "must be a URL like s3://KEY:SECRET@HOST/PREFIX"],
  ["STORAGE_URL", "s3://key@host/prefix", "must be a URL like s3://KEY:SECRET@HOST/PREFIX"],
  ["PORT", "abc", "must be a whole number from 0 to 65535"],
  ["PORT", "-1.5", "must be a whole number from 0 to 65535"],
  ["LEAD_LIMIT", "many", "must be a whole number, at least 1"],
  ["HOST", "a b", "must be an address or a name of this machine, such as 127.0.0.1"],
  ["WEB_PUSH", "false", "must be on or off"],
  ["WARM_UP", "OFF", "must be on or off"],
  ["LOG_LEVEL", "verbose", "must be one of trace, debug, info, warn, error, fatal, silent"],
  [
    "LEAD_NOTIFY_TO",
    "a@gym.example,b@gym.example",
    "must be one e-mail address, like front-desk@example.com",
  ],
  ["DATA_DIR", "/proc/x", "must be a folder where the site can store files"],
])("%s=%s is refused with one line that says what is needed", (name, value, message) => {
  expect(readEnv({ [name]: value })).toEqual({ errors: [`${name}: ${message}`] });
});

test("a blank variable counts as not set", () => {
  expect(readEnv({ PORT: " ", LEAD_LIMIT: "", HOST: " " })).toMatchObject({
    PORT: 3000,
    LEAD_LIMIT: 30,
    HOST: "127.0.0.1",
  });
});

test("SMTP_URL says which schemes it takes", () => {
  const settings = { SMTP_URL: "http://x", LEAD_NOTIFY_TO: "desk@gym.example" };
  expect(readEnv(settings)).toEqual({
    errors: ["SMTP_URL: must be a URL like smtps://USER:PASSWORD@HOST or smtp://USER:PASSWORD@HOST"],
  });
});

test("a host name that this machine does not have stops the start with one line", async () => {
  const started = startServer({ HOST: "not.a.host.invalid" }).then(() => "it started", String);
  expect(await started).toMatch(
    /The server ended with 2:\nEnvironment: HOST: this machine has no address not\.a\.host\.invalid/,
  );
});
