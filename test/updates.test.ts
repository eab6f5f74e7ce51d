import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, relative } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#db/drivers/database.server.ts";
import { saveLead } from "#leads/lead-store.server.ts";
import { projectCopy } from "#test/support/project-copy.ts";
import { placeFewPictures } from "#test/support/few-pictures.ts";
import { newLead } from "#test/support/new-lead.ts";
import { startGym } from "#test/second-gym/gym-session.ts";
import { runGym } from "#test/support/run-gym.ts";

// Follows docs/operating.md, 'Updates, and going back', with a gym's own repository and two newer versions.

const project = projectCopy();
const gymFolder = `${project.folder}-gym`;
const dataDir = join(gymFolder, ".data");
const env = { DATA_DIR: dataDir };
const THE_PHONE = /^export const phone = .*$/m;
const OWN_PHONE = 'export const phone = toPhone("(740) 555-0177");';
const OWN_PICTURE = "the gym's own picture";
/** A sport that the gym does not have. */
const DELETED = "content/sports/climbing.ts";
/** A file that the newer version deletes. */
const GIVEN_UP = "content/sports/volleyball.ts";

const identity = {
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_AUTHOR_NAME: "Casey",
  GIT_AUTHOR_EMAIL: "casey@example.com",
  GIT_COMMITTER_NAME: "Casey",
  GIT_COMMITTER_EMAIL: "casey@example.com",
};
const gitIn = (cwd: string, words: string) =>
  execFileSync("git", words.split(" "), {
    cwd,
    env: { ...process.env, ...identity },
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
const git = (words: string) => gitIn(gymFolder, words);
const gym = (...words: string[]) => runGym(env, words, { folder: gymFolder });
const own = (file: string) => readFileSync(join(gymFolder, file), "utf8");
const writeOwn = (file: string, text: string) => writeFileSync(join(gymFolder, file), text);

function release(version: string) {
  gitIn(project.folder, "add -A");
  gitIn(project.folder, `commit -qm ${version}`);
  gitIn(project.folder, `tag ${version}`);
}

beforeAll(async () => {
  replaceByLinks(join(project.folder, "media"));
  project.write(".gitignore", "node_modules\n.data\n");
  gitIn(project.folder, "init -q -b main");
  release("v1.0.0");

  gitIn(project.folder, `clone -q --origin upstream . ${gymFolder}`);
  symlinkSync(join(project.folder, "node_modules"), join(gymFolder, "node_modules"));
  writeOwn("content/site.ts", own("content/site.ts").replace(THE_PHONE, OWN_PHONE));
  writeOwn("app/app.css", `${own("app/app.css")}/* The gym's own red: #0a5cea */\n`);
  rmSync(join(gymFolder, "media/site/hero-home.webp"));
  writeOwn("media/site/hero-home.webp", OWN_PICTURE);
  rmSync(join(gymFolder, DELETED));
  writeOwn(GIVEN_UP, `${own(GIVEN_UP)}// our own net\n`);
  git("add -A");
  git("commit -qm ours");
  await placeFewPictures(dataDir);
  const db = await openDatabase({ dataDir });
  await saveLead(db, newLead({ message: "before the update" }), { webhook: false, email: false });
  await db.close();

  project.addMigration();
  project.edit("content/programs/adult-classes.ts", (code) => `${code}// of the second version\n`);
  release("v2.0.0");
  project.edit("content/site.ts", (code) =>
    code.replace(THE_PHONE, 'export const phone = toPhone("(740) 555-0100");'),
  );
  project.edit(DELETED, (code) => `${code}// of the third version\n`);
  project.drop(GIVEN_UP);
  release("v10.0.0");
  git("fetch -q upstream --tags");
});

afterAll(() => {
  for (const folder of [project.folder, gymFolder]) rmSync(folder, { recursive: true, force: true });
});

/** Replaces pictures by links, which are quicker to commit and merge. */
function replaceByLinks(media: string) {
  const from = realpathSync(media);
  rmSync(media);
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name);
    const target = join(media, relative(from, source));
    if (entry.isDirectory()) mkdirSync(target, { recursive: true });
    else {
      mkdirSync(join(target, ".."), { recursive: true });
      symlinkSync(source, target);
    }
  }
}

/** Adds messages to a database that this version can't open. */
function receive(texts: readonly string[]) {
  const file = new DatabaseSync(join(dataDir, "site.sqlite"));
  for (const text of texts) {
    file.exec("create temporary table one as select * from leads limit 1");
    file.prepare("update one set id = ?, fingerprint = ?, message = ?").run(randomUUID(), text, text);
    file.exec("insert into leads select * from one; drop table one");
  }
  file.close();
}

const isOwn = () => {
  expect(own("content/site.ts")).toContain(OWN_PHONE);
  expect(own("app/app.css")).toContain("#0a5cea");
  expect(own("media/site/hero-home.webp")).toBe(OWN_PICTURE);
};
const messages = async () =>
  (JSON.parse((await gym("leads", "list", "--json")).out) as { message: string }[]).map(
    ({ message }) => message,
  );

test("update --check reports conflicts, migrations and the last backup, and changes nothing", async () => {
  const objects = git("count-objects");
  const commands = startGym(env, gymFolder);
  onTestFinished(commands.stop);
  const check = (...words: string[]) => commands.run(["update", "--check", ...words]);
  const preview = await check("v2.0.0");
  expect(preview.out).toMatch(/v2\.0\.0 adds 1 commit\. Your own commits \(1\) will be kept/);
  expect(preview.out).toMatch(/would conflict +none\n +migrations +0099-second\n +last backup +none\n/);
  expect([preview.code, preview.out]).toEqual([1, expect.stringContaining("Take a backup")]);
  const newest = await check();
  expect(newest.out).toMatch(/^v10\.0\.0 adds 2 commits/);
  expect(newest.out).toMatch(
    /would conflict +content\/site\.ts, content\/sports\/climbing\.ts, content\/sports\/volleyball\.ts\n/,
  );
  expect(newest.out).toContain("Merge on another machine");
  expect((await check("v9.9.9")).said).toContain("There is no version v9.9.9 here");
  expect([git("status --porcelain"), git("count-objects")]).toEqual(["", objects]);
  writeOwn("content/people.ts", `${own("content/people.ts")}\n`);
  expect((await check("v2.0.0")).out).toMatch(/not committed +content\/people\.ts\n/);
  git("checkout -q content/people.ts");
});

test("content, design, media and messages survive an update and going back", async () => {
  const backup = join(dataDir, "before-update.tar.gz");
  expect((await gym("backup", backup)).code).toBe(0);
  const preview = await gym("update", "--check", "v2.0.0");
  expect([preview.code, preview.out]).toEqual([0, expect.stringContaining("Go ahead")]);
  expect(preview.out).toContain(backup);

  git("tag before-update");
  git("merge -q --no-edit v2.0.0");
  isOwn();
  expect(own("content/programs/adult-classes.ts")).toContain("// of the second version");
  expect(await messages()).toEqual(["before the update"]);
  expect((await gym("update", "--check", "v2.0.0")).out).toBe("v2.0.0 is already installed.\n");
  const later = Array.from({ length: 19 }, (_, n) => `after the update ${n}`);
  receive(later);

  git("reset -q --hard before-update");
  const refused = await gym("leads", "list");
  expect([refused.code, refused.said]).toEqual([
    1,
    expect.stringContaining("newer version of this site (with 0099-second)"),
  ]);
  git("reset -q --hard ORIG_HEAD");
  const back = await gym("restore", backup, "--replace", "--back", "--yes");
  expect([back.code, back.out]).toEqual([0, expect.stringContaining("19 messages that came since")]);
  git("reset -q --hard before-update");
  expect((await messages()).toSorted()).toEqual([...later, "before the update"].toSorted());
  isOwn();
});

test("the documented step resolves conflicts in the gym's files in its favor, deleted files too", async () => {
  expect(() => git("merge -q --no-edit v10.0.0")).toThrow();
  const steps = readFileSync(join(import.meta.dirname, "../docs/operating.md"), "utf8")
    .split("```sh\n")
    .find((block) => block.includes("--ours"))!
    .split("```")[0]!;
  execFileSync("sh", ["-ec", steps], { cwd: gymFolder, env: { ...process.env, ...identity }, stdio: "pipe" });
  expect(git("status --porcelain")).toBe("");
  isOwn();
  expect(existsSync(join(gymFolder, DELETED))).toBe(false);
  expect(own(GIVEN_UP)).toContain("our own net");
  expect(await messages()).toHaveLength(20);
});

test("facts in content/own/ never conflict, whatever the new version changes in content/ and package.json", async () => {
  const folder = `${project.folder}-own`;
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  gitIn(project.folder, `clone -q --origin upstream -b v1.0.0 . ${folder}`);
  symlinkSync(join(project.folder, "node_modules"), join(folder, "node_modules"));
  const answers = join(import.meta.dirname, "second-gym/answers.json");
  expect((await runGym({}, ["new", "--answers", answers], { folder })).code).toBe(0);
  gitIn(folder, "add -A");
  gitIn(folder, "commit -qm ours");
  const facts = readFileSync(join(folder, "content/own/site.ts"), "utf8");

  project.edit("package.json", (text) =>
    text
      .replace(/"description": ".*"/, '"description": "Another description"')
      .replace(/"kysely": ".*"/, '"kysely": "99.0.0"')
      .replace('"#ui/*"', '"#tours/*": "./tours/*",\n    "#ui/*"'),
  );
  for (const file of [
    "content/site.ts",
    "content/pages-on.ts",
    "content/starter/site.ts",
    "content/design/colors.css",
  ])
    project.edit(file, (text) => text.replaceAll(/\d/g, "7"));
  release("v11.0.0");
  gitIn(folder, "fetch -q upstream --tags");
  expect((await runGym({}, ["update", "--check", "v11.0.0"], { folder })).out).toMatch(
    /would conflict +none\n/,
  );
  gitIn(folder, "merge -q --no-edit v11.0.0");
  expect(readFileSync(join(folder, "content/own/site.ts"), "utf8")).toBe(facts);
  const merged = readFileSync(join(folder, "package.json"), "utf8");
  for (const line of ['"#content/site.ts": "./content/own/site.ts"', '"#tours/*"', '"kysely": "99.0.0"'])
    expect(merged).toContain(line);
});

test("without a repository it gives instructions", async () => {
  renameSync(join(gymFolder, ".git"), join(gymFolder, ".away"));
  const answer = await gym("update", "--check");
  expect([answer.code, answer.said]).toEqual([1, expect.stringContaining("is not a git repository")]);
});
