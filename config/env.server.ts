import { resolve } from "node:path";
import { z } from "zod";

// The only reader of process.env. Every variable is optional. Invalid values stop the start, with one line each.

function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER) {
  const range = most === Number.MAX_SAFE_INTEGER ? `, at least ${least}` : ` from ${least} to ${most}`;
  const message = `must be a whole number${range}`;
  const isInRange = (number: number) => Number.isInteger(number) && number >= least && number <= most;
  return z.coerce.number(message).refine(isInRange, message);
}

/** The checks after a failed one do not run: they may use new URL(). */
const url = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be a URL like ${example}`, abort: true });

const port = wholeNumber(0, 65535);
const onOrOff = z.enum(["on", "off"], "must be on or off").default("on");
const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
const httpUrl = url(/^https?$/, "https://www.example.com");
const postgresUrl = "postgres://USER:PASSWORD@HOST/DATABASE";
const storageUrl = "s3://KEY:SECRET@HOST/PREFIX";
const frameUrl = z.union([z.literal("none"), httpUrl], "must be a URL like https://www.example.com, or none");
/** MAP_EMBED_URL for the gym itself, MAP_EMBED_URL_WEST_CHESTER for the place with the id west-chester. */
type MapSetting = "MAP_EMBED_URL" | `MAP_EMBED_URL_${string}`;
const MAP_SETTING = /^MAP_EMBED_URL(_[A-Z0-9_]+)?$/;

/** A path is refused, because the site would ignore it and its links would be wrong. */
function isOrigin(url: string) {
  const { pathname, search, hash, username } = new URL(url);
  return pathname === "/" && !search && !hash && !username;
}

function isLoopback(url: string) {
  return isOrigin(url) && ["127.0.0.1", "[::1]", "localhost"].includes(new URL(url).hostname);
}

/** fetch() rejects every URL that contains a user name or password. */
function hasNoCredentials(url: string) {
  const { username, password } = new URL(url);
  return !username && !password;
}

function hasKeyAndSecret(url: string) {
  const { username, password, host } = new URL(url);
  return username !== "" && password !== "" && host !== "";
}

const schema = z.object({
  PORT: port.default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:%-]+$/, "must be an address or a name of this machine, such as 127.0.0.1")
    .default("127.0.0.1"),
  DESK_PORT: port.optional(),
  SITE_URL: httpUrl
    .refine(isOrigin, "must be an origin such as https://www.example.com, without a path")
    .optional(),
  DATA_DIR: z
    .string()
    // In /proc, Node's recursive mkdir never ends.
    .refine(
      (folder) => !resolve(folder).startsWith("/proc/"),
      "must be a folder where the site can store files",
    )
    .default(".data"),
  DATABASE_URL: url(/^postgres(ql)?$/, postgresUrl).optional(),
  LEADS_DATABASE_URL: z
    .string()
    .refine(
      (where) => where === "folder" || (URL.canParse(where) && /^postgres(ql)?:/.test(where)),
      `must be a URL like ${postgresUrl}, or the word folder`,
    )
    .optional(),
  STORAGE_URL: url(/^s3$/, storageUrl).refine(hasKeyAndSecret, `must be a URL like ${storageUrl}`).optional(),
  LEAD_WEBHOOK_URL: httpUrl
    .refine(
      hasNoCredentials,
      "must not contain a user or password: requests to such a URL fail. The receiver checks the signature " +
        "(LEAD_WEBHOOK_SECRET). If it also needs a key, put it into the path or the query string",
    )
    .optional(),
  LEAD_WEBHOOK_SECRET: z
    .string()
    .regex(/^(whsec_)?[A-Za-z0-9+/]{16,}={0,2}$/, "must be base64, with or without the prefix whsec_")
    .optional(),
  LEAD_NOTIFY_TO: z.email("must be one e-mail address, like front-desk@example.com").optional(),
  SMTP_URL: url(/^smtps?$/, "smtps://USER:PASSWORD@HOST or smtp://USER:PASSWORD@HOST").optional(),
  TOUR_EMBED_URL: httpUrl.optional(),
  SCHEDULE_EMBED_URL: httpUrl.optional(),
  NUTRITION_PAYMENT_URL: httpUrl.optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  LEAD_LIMIT: wholeNumber(1).default(30),
  LEAD_KEEP_DAYS: wholeNumber(1).optional(),
  WEB_PUSH: onOrOff,
  PUSH_TEST_ORIGIN: httpUrl
    .refine(isLoopback, "must be an origin on this machine, such as http://127.0.0.1:4000. It is for tests")
    .optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(", ")}`).default("info"),
  WARM_UP: onOrOff,
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
});

export type Env = z.infer<typeof schema> & {
  SITE_URL: string;
  /** False: SITE_URL is only the local default. */
  SITE_URL_SET: boolean;
} & { [map in MapSetting]?: string };

export function readEnv(source: Record<string, string | undefined>): Env | { errors: string[] } {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim() !== ""));
  const mapNames = Object.keys(given).filter((name) => MAP_SETTING.test(name));
  const mapFrames = Object.fromEntries(mapNames.map((name) => [name, frameUrl]));
  const result = z.intersection(schema, z.object(mapFrames)).safeParse(given);
  if (!result.success) {
    return { errors: result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`) };
  }
  const env = result.data as z.infer<typeof schema>;
  const siteUrl = new URL(env.SITE_URL ?? `http://localhost:${env.PORT}`).origin;
  if (env.DESK_PORT === env.PORT && env.PORT !== 0) {
    return { errors: ["DESK_PORT must differ from PORT. Leave it out to serve the desk on the site's port"] };
  }
  if (Boolean(env.LEAD_NOTIFY_TO) !== Boolean(env.SMTP_URL)) {
    return { errors: ["LEAD_NOTIFY_TO and SMTP_URL: set both or neither"] };
  }
  return { ...env, SITE_URL: siteUrl, SITE_URL_SET: env.SITE_URL !== undefined };
}

function envOrExit(): Env {
  const env = readEnv(process.env);
  if (!("errors" in env)) return env;
  for (const error of env.errors) console.error(`Environment: ${error}`);
  process.exit(2);
}

export const env = envOrExit();
