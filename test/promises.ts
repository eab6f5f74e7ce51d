import { spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { projectCopy } from "#test/support/project-copy.ts";

// `npm run test:promises [WORD]` breaks each promise (that contains WORD) in a copy of the project, and checks that its test
// fails.

const root = join(import.meta.dirname, "..");

type Promised = { what: string; file: string; from: string; to: string; test: string };

const all: Promised[] = [
  {
    what: "a lead that was acknowledged is dropped",
    file: "leads/lead-store.server.ts",
    from: "return { id: inserted.id, isNew: true };",
    to: `await db.kysely.deleteFrom("leads").where("id", "=", inserted.id).execute();
      return { id: inserted.id, isNew: true };`,
    test: "leads/lead-store.test.ts",
  },
  {
    what: "roles are not checked",
    file: "operations/run.ts",
    from: "if (roles.includes(actor.role)) return;",
    to: "if (roles) return;",
    test: "operations/run.test.ts",
  },
  {
    what: "inline scripts are allowed",
    file: "server/pages/security-headers.ts",
    from: `"script-src 'self'",`,
    to: `"script-src 'self' 'unsafe-inline'",`,
    test: "server/pages/security-headers.test.ts",
  },
  {
    what: "trainers are not ordered by role",
    file: "domain/trainers.ts",
    from: "return (index === -1 ? roles.length : index) + 1;",
    to: "return index === -1 ? 1 : 1;",
    test: "domain/trainers.test.ts",
  },
  {
    what: "pages stay as they were after a price changes",
    file: "server/pages/page-cache.ts",
    from: "const USABLE_MS = 9_000;",
    to: "const USABLE_MS = 900_000;",
    test: "server/pages/page-cache.test.ts",
  },
  {
    what: "undo writes over later work",
    file: "operations/journal/undo.operations.ts",
    from: "if (change.conflicts.length > 0 && ",
    to: "if (change.conflicts.length > 99 && ",
    test: "operations/run.test.ts",
  },
  {
    what: "a change is not in the audit log",
    file: "operations/run.ts",
    from: "if (operation.isLogged?.(input) === false)",
    to: "if (operation)",
    test: "operations/run.test.ts",
  },
  {
    what: "text can close the script element of JSON-LD",
    file: "app/seo/json-ld.server.ts",
    from: `.replaceAll("<", "\\\\u003c")`,
    to: "",
    test: "app/seo/json-ld.test.ts",
  },
  {
    what: "no rate limit",
    file: "http/rate-limit.server.ts",
    from: "isFull: recent.length >= factor * this.#limit",
    to: "isFull: recent.length < 0",
    test: "http/rate-limit.test.ts",
  },
  {
    what: "backups have no messages",
    file: "operations/backup/backup-tables.ts",
    from: "!temporary.includes(table)",
    to: `!temporary.includes(table) && table !== "leads"`,
    test: "operations/restore/merge-messages.test.ts",
  },
];

const word = process.argv[2] ?? "";
const promises = all.filter(({ what }) => what.includes(word));
const copy = projectCopy();
for (const name of ["build", "test", "vitest.config.ts"])
  cpSync(join(root, name), join(copy.folder, name), { recursive: true });

/** The names of the failing tests; null if all pass. */
function run(files: string[]): string[] | null {
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const options = { cwd: copy.folder, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 } as const;
  const { status, stdout } = spawnSync(
    process.execPath,
    [vitest, "run", "--reporter=tap-flat", ...files],
    options,
  );
  if (status === 0) return null;
  return Array.from(stdout.matchAll(/^not ok \d+ - (.*?) #/gm), ([, name = ""]) => name);
}

try {
  const failing = run([...new Set(promises.map(({ test }) => test))]);
  if (failing) throw new Error(`Tests fail before anything is broken: ${failing.join("; ")}`);
  for (const { what, file, from, to, test } of promises) {
    let original = "";
    copy.edit(file, (code) => {
      if (!code.includes(from)) throw new Error(`${file} does not contain ${from}`);
      original = code;
      return code.replace(from, () => to);
    });
    const caught = run([test]);
    copy.write(file, original);
    const isCaught = caught !== null && caught.length > 0;
    console.log(`${isCaught ? "✓ caught" : "✗ NOT CAUGHT"}: ${what}${caught ? ` (${caught[0]})` : ""}`);
    if (!isCaught) process.exitCode = 1;
  }
} finally {
  copy.remove();
}
