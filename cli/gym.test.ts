import { execFile, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chown, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#db/drivers/database.server.ts";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { gymAt, gymOn } from "#test/support/gym.ts";
import { newLead } from "#test/support/new-lead.ts";
import { ownFolder } from "#test/support/own-folder.ts";
import { runGym } from "#test/support/run-gym.ts";
import { addRows } from "#operations/backup/backup-tables.ts";
import { commands } from "./commands.ts";

const MANY = process.env.LONG_TESTS === "1" ? 100_000 : 10_000;
/** In megabytes. All messages at once would not fit. */
const HEAP = process.env.LONG_TESTS === "1" ? 64 : 48;
const run = promisify(execFile);
/** Opening a database would fail. */
const gym = gymOn(null as never);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gym-cli-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("the help of every command has an example and opens no database", async () => {
  const dataDir = join(folder, "untouched");
  const help = await gym(["help"]);
  for (const [name, command] of commands) {
    expect(help.out).toContain(`  ${name.split(" ")[0]} `);
    expect(command.summary, name).toMatch(/\.$/);
    expect(command.examples.length, name).toBeGreaterThan(0);
    for (const [line] of command.examples) expect(line.startsWith(name.split(" ")[0]!), line).toBe(true);
    expect((await gym([...name.split(" "), "--help"])).out, name).toContain("Examples");
  }
  const event = (await gym(["events", "add", "--help"])).out.replaceAll(/\s+/g, " ");
  expect(event).toContain("planned, or cancelled: then it stays on the site, marked as canceled");
  const one = await runGym({ DATA_DIR: dataDir }, ["plans", "import", "--help"]);
  expect([one.code, one.said]).toEqual([0, ""]);
  expect(one.out).toContain("Examples");
  expect(one.out).toContain("Plan Name");
  expect(existsSync(dataDir)).toBe(false);
});

test.each([
  [["lead"], "Did you mean 'gym leads'?"],
  [["xyzzy"], "`gym help` lists all commands."],
  [["leads"], ""],
  [["backup"], "FILE is missing."],
  [["plans", "add"], "gym plans add --plan-name PLAN-NAME --price PRICE."],
  [["backup", "a", "b"], "The word 'b' is not expected here."],
  [["sample", "load", "--yes"], "There is no option --yes here."],
  [["completion", "fish"], "Use one of: bash, zsh."],
  [["leads", "list", "--from"], "--from needs a value after it"],
])("%j is a usage error: exit code 2", async (words, says) => {
  const answer = await gym(words);
  expect(answer.code).toBe(2);
  expect(answer.said).toContain(says);
});

const NAMELESS = 54_321;
const canBeNameless =
  process.getuid?.() === 0 &&
  spawnSync("test", ["-r", join(import.meta.dirname, "gym.ts")], { uid: NAMELESS }).status === 0;
test.runIf(canBeNameless)("a user without a name, as in a container, has its number in the log", async () => {
  const env = { DATA_DIR: ownFolder() };
  await chown(env.DATA_DIR, NAMELESS, NAMELESS);
  const { code } = await runGym(env, ["say", "Hello", "--yes"], { uid: NAMELESS });
  expect(code).toBe(0);
  expect(JSON.parse((await gymAt({ env }, ["log", "--json"])).out)).toMatchObject([
    { actor: String(NAMELESS) },
  ]);
});

describe("color", () => {
  const script = existsSync("/usr/bin/script");
  const onTerminal = async (prefix: string) => {
    const line = `${prefix} node_modules/.bin/node cli/gym.ts help`;
    return (
      await run("/usr/bin/script", ["-qec", line, "/dev/null"], { cwd: join(import.meta.dirname, "..") })
    ).stdout;
  };
  test.runIf(script)("is used on a terminal, but not with NO_COLOR and not in a pipe", async () => {
    expect(await onTerminal("env -u NO_COLOR -u CI TERM=xterm")).toContain("\u001b[1m");
    expect(await onTerminal("env NO_COLOR=1 TERM=xterm")).not.toContain("\u001b[");
    expect((await gym(["help"])).out).not.toContain("\u001b[");
  });
});

describe("completion", () => {
  const complete = async (...words: string[]) => {
    const file = join(folder, "gym.bash");
    if (!existsSync(file)) await writeFile(file, (await gym(["completion", "bash"])).out);
    const line = `source '${file}'; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _gym; echo "\${COMPREPLY[*]}"`;
    const { stdout } = await run("bash", ["-c", line, "bash", ...words], { cwd: folder });
    return stdout.trim();
  };
  test("completes commands, options and values in bash", async () => {
    expect(await complete("gym", "tes")).toBe("testimonials");
    expect(await complete("gym", "leads", "re")).toBe("retry release reopen reply record-reply");
    expect(await complete("gym", "leads", "list", "--sta")).toBe("--state");
    expect(await complete("gym", "leads", "list", "--state", "q")).toBe("quarantined");
    expect(await complete("gym", "doctor", "--s")).toBe("--send");
    expect(await complete("gym", "photos", "add", "x", "--to", "n")).toBe("nutrition");
  });
  test.runIf(existsSync("/usr/bin/zsh"))("zsh takes the same", async () => {
    const file = join(folder, "_gym");
    await writeFile(file, (await gym(["completion", "zsh"])).out);
    const line = `compdef() { :; }; source '${file}'; compadd() { shift; print -- "$@"; }; _files() { :; }
      words=(gym leads list --state ""); CURRENT=5; _gym; words=(gym ""); CURRENT=2; _gym; true`;
    const { stdout } = await run("zsh", ["-fc", line]);
    expect(stdout).toContain("waiting delivered failed");
    expect(stdout).toContain("leads report plans");
  });
});

eachDatabaseAtLength((name, fresh) => {
  test(
    `${MANY} messages are listed and exported in a heap of ${HEAP} MB`,
    { timeout: 300_000 + MANY * 10 },
    async () => {
      const place = await fresh.place();
      const db = await openDatabase(place);
      const {
        receivedAt,
        quarantineReason: _,
        ...lead
      } = newLead({ message: "A long message. ".repeat(20) });
      for (let start = 0; start < MANY; start += 500) {
        const rows = Array.from({ length: 500 }, (_, index) => {
          const id = `${String(start + index).padStart(8, "0")}-0000-4000-8000-000000000000`;
          const moment = receivedAt - (start + index) * 1000;
          return {
            ...lead,
            id,
            created_at: moment,
            timestamp: new Date(moment).toISOString(),
            fingerprint: id,
            state: "kept",
            attempts: 0,
            email_attempts: 0,
          };
        });
        await addRows(db, "leads", rows);
      }
      await db.close();
      // A large young generation could be promoted at once and exceed the limit with garbage.
      const nodeOptions = [`--max-old-space-size=${HEAP}`, "--max-semi-space-size=2"];
      const listed = await runGym(place.env, ["leads", "list", "--all"], { nodeOptions });
      expect([listed.code, listed.out.split("\n").length]).toEqual([0, MANY + 2]);
      for (const kind of ["csv", "json"]) {
        const path = join(folder, `${name}.${kind}`);
        const exported = await runGym(place.env, ["leads", "export", path], { nodeOptions });
        expect([exported.code, exported.said]).toEqual([
          0,
          `${MANY.toLocaleString("en-US")} messages written to ${path}.\n`,
        ]);
        expect((await stat(path)).size).toBeGreaterThan(MANY * 320);
      }
      const backup = await runGym(place.env, ["backup", join(folder, `${name}.tar.gz`)], {
        nodeOptions: ["--max-old-space-size=96"],
      });
      expect([backup.code, backup.said]).toEqual([0, ""]);
    },
  );
});
