import { execFile, execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { appendFile, chown, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { Client } from "pg";
import { freePort } from "./free-port.ts";

// PostgreSQL for tests: TEST_DATABASE_URL, or a temporary cluster if the server is installed.

const run = promisify(execFile);

function programs(): string | undefined {
  const versions = existsSync("/usr/lib/postgresql") ? readdirSync("/usr/lib/postgresql") : [];
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a));
  const folders = [
    ...newestFirst.map((version) => `/usr/lib/postgresql/${version}/bin`),
    ...(process.env.PATH ?? "").split(":"),
  ];
  return folders.find((folder) =>
    ["initdb", "pg_ctl", "postgres"].every((name) => existsSync(join(folder, name))),
  );
}

export function hasPostgres(): boolean {
  return Boolean(process.env.TEST_DATABASE_URL) || programs() !== undefined;
}

/** The folder of this run's cluster. */
const sharedFolder = () => join(tmpdir(), "postgres");

/** Prefix of this run's template databases. */
export const templatePrefix = () => basename(tmpdir()).toLowerCase().replaceAll(/\W/g, "_");

/** URL of a database for creating others. The first worker starts the cluster. */
export async function postgresUrl(): Promise<string> {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL;
  const folder = sharedFolder();
  const address = join(folder, "address");
  const first = await mkdir(folder).then(
    () => true,
    () => false,
  );
  if (first) {
    await writeFile(`${address}.new`, await start(folder));
    await rename(`${address}.new`, address);
  }
  for (let waited = 0; waited < 60_000; waited += 50) {
    if (existsSync(address)) return readFile(address, "utf8");
    await sleep(50);
  }
  throw new Error("the PostgreSQL for tests did not start within a minute");
}

async function start(folder: string): Promise<string> {
  const port = await freePort();
  await makeCluster(folder, port);
  await control(folder, "start", "-w", "-l", join(folder, "data", "log"));
  return `postgres://gym@127.0.0.1:${port}/postgres`;
}

async function makeCluster(folder: string, port: number) {
  const bin = programs();
  if (!bin) throw new Error("PostgreSQL's programs are not installed");
  const data = join(folder, "data");
  const user = unprivilegedUser();
  await mkdir(data, { mode: 0o700 });
  if (user) await Promise.all([folder, data].map((path) => chown(path, user.uid, user.gid)));
  const make = ["-D", data, "-U", "gym", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C"];
  await run(join(bin, "initdb"), make, user);
  const settings = [
    `port = ${port}`,
    "listen_addresses = '127.0.0.1'",
    "unix_socket_directories = ''",
    "max_connections = 200",
    "shared_buffers = 32MB",
    "fsync = off",
    "full_page_writes = off",
  ];
  await appendFile(join(data, "postgresql.conf"), settings.join("\n"));
}

async function control(folder: string, ...command: string[]) {
  await run(join(programs() ?? "", "pg_ctl"), ["-D", join(folder, "data"), ...command], unprivilegedUser());
}

/** After the last test. On a permanent server, only drops the templates. */
export async function stopSharedPostgres(): Promise<void> {
  await stopPostgres(sharedFolder());
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return;
  const client = new Client({ connectionString: server });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where starts_with(datname, $1)",
    [templatePrefix()],
  );
  for (const { datname } of rows) await client.query(`drop database ${datname}`);
  await client.end();
}

async function stopPostgres(folder: string): Promise<void> {
  if (existsSync(join(folder, "data", "postmaster.pid"))) await control(folder, "stop", "-m", "immediate");
  await rm(folder, { recursive: true, force: true });
}

export interface OwnPostgres {
  url: string;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  end: () => Promise<void>;
}

/** A cluster that a test can stop and start; null if PostgreSQL is not installed. */
export async function ownPostgres(): Promise<OwnPostgres | null> {
  if (!programs()) return null;
  const folder = await mkdtemp(join(tmpdir(), "gym-postgres-"));
  const url = await start(folder);
  return {
    url,
    stop: () => control(folder, "stop", "-m", "immediate"),
    start: () => control(folder, "start", "-w", "-l", join(folder, "data", "log")),
    end: () => stopPostgres(folder),
  };
}

/** PostgreSQL refuses to run as root, so it runs as another user. */
function unprivilegedUser(): { uid: number; gid: number; cwd: string } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const name = ["postgres", "nobody"].find((candidate) => findId("-u", candidate) !== undefined);
  const uid = name && findId("-u", name);
  const gid = name && findId("-g", name);
  return uid !== undefined && gid !== undefined
    ? { uid: Number(uid), gid: Number(gid), cwd: "/" }
    : undefined;
}

function findId(which: "-u" | "-g", user: string): string | undefined {
  try {
    return execFileSync("id", [which, user], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return undefined;
  }
}
