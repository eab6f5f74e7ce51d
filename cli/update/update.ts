import { lastBackup } from "#operations/backup/last-backup.ts";
import { type Command, type Context, json, switchField } from "#cli/command.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { usageError } from "#config/user-error.ts";
import { formatDuration } from "#domain/schedule/clock.ts";
import { count } from "#domain/text.ts";
import type { Terminal } from "#cli/terminal.ts";
import { conflictsWith, git, lines, refuseWithoutGit, findTarget } from "./git.ts";

const DAY_MS = 24 * 3600_000;

export const update: Command = {
  summary: "Shows what an update would change here, and changes nothing.",
  about:
    "Lists the files in which a merge would conflict, the migrations that the update would run, and the last backup. " +
    "Fetch the newer version first: git fetch upstream --tags. For the steps of an update, see docs/operating.md, " +
    "'Updates, and going back'. Exit code 0 means go ahead.",
  args: [{ key: "version", flag: "", label: "Version", help: "default: the newest", placeholder: "VERSION" }],
  options: [switchField("check", "check and change nothing (required)"), json],
  examples: [
    ["update --check", "against the newest version that was fetched"],
    ["update --check v1.1.0", "against this version"],
  ],
  async run({ version, check, json: asJson }, { terminal, openStores }) {
    if (!check) throw usageError("gym update needs --check.", "Like this: gym update --check");
    const facts = await examine(version as string | undefined, openStores);
    const next = stepsFor(facts);
    if (asJson) await terminal.printJson({ ...facts, ready: next.length === 0 });
    else await report(facts, next, terminal);
    return next.length === 0 ? 0 : 1;
  },
};

type UpdateFacts = Awaited<ReturnType<typeof examine>>;

async function examine(version: string | undefined, openStores: Context["openStores"]) {
  await refuseWithoutGit();
  const target = await findTarget(version);
  const { site, leads } = await openStores(true);
  const countCommits = async (range: string) => Number(await git(["rev-list", "--count", range]));
  return {
    version: target.name,
    comes: await countCommits(`HEAD..${target.commit}`),
    own: await countCommits(`${target.commit}..HEAD`),
    uncommitted: lines(await git(["status", "--porcelain"])).map((line) => line.slice(3)),
    conflicts: await conflictsWith(target.commit),
    migrations: await migrationsIn(target.commit, site),
    backup: await lastBackup(leads),
  };
}

/** Migrations that the database does not have. */
async function migrationsIn(commit: string, db: Database): Promise<string[]> {
  const applied = await db.kysely.selectFrom("site_migrations").select("name").execute();
  const files = lines(await git(["ls-tree", "--name-only", commit, "db/migrations/"]));
  return files
    .map((path) => /\/(\d{4}-[\w-]+)\.ts$/.exec(path)?.[1] ?? "")
    .filter((name) => name !== "" && !applied.some((one) => one.name === name));
}

/** What has to be done first. */
function stepsFor({ comes, uncommitted, conflicts, backup }: UpdateFacts): string[] {
  if (comes === 0) return [];
  const isFresh = backup !== null && backup.isThere && Date.now() - backup.at < DAY_MS;
  return [
    ...(uncommitted.length > 0 ? ["Commit your changes: git commit -a"] : []),
    ...(isFresh ? [] : ["Take a backup: gym backup FILE"]),
    ...(conflicts.length > 0
      ? ["Merge on another machine, resolve the conflicts, and run npm test there, as in docs/operating.md"]
      : []),
  ];
}

async function report(facts: UpdateFacts, next: readonly string[], terminal: Terminal) {
  const { version, comes, own, uncommitted, conflicts, migrations, backup } = facts;
  if (comes === 0) return terminal.print(`${version} is already installed.`);
  const shown = (names: readonly string[]) => (names.length > 0 ? names.join(", ") : "none");
  const age = backup && `${formatDuration(Date.now() - backup.at)} old, ${backup.file}`;
  await terminal.print(`${version} adds ${count(comes, "commit")}. Your own commits (${own}) will be kept.`);
  await terminal.print(`  not committed   ${shown(uncommitted)}`);
  await terminal.print(`  would conflict  ${shown(conflicts)}`);
  await terminal.print(`  migrations      ${shown(migrations)}`);
  await terminal.print(
    `  last backup     ${age ?? "none"}${backup?.isThere === false ? " (no longer there)" : ""}`,
  );
  if (migrations.length > 0)
    await terminal.print(
      "The current version can't read a database after these migrations. To go back: gym restore FILE --replace --back",
    );
  await terminal.print(
    next.length === 0 ? "Go ahead, with the steps in docs/operating.md." : next.join("\n"),
  );
}
