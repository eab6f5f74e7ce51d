import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const root = join(import.meta.dirname, "../..");
const FOLDERS = [
  "app",
  "auth",
  "cli",
  "config",
  "content",
  "db",
  "desk",
  "domain",
  "http",
  "leads",
  "mail",
  "operations",
  "pictures",
  "public",
  "server",
  "ui",
];
const FILES = [".oxlintrc.json", "package.json", "tsconfig.json", "vite.config.ts", "react-router.config.ts"];

const SECOND = `import type { Migration } from "#db/drivers/migration.ts";

const second: Migration = {
  name: "0099-second",
  tables: ["moods"],
  async up({ db }) {
    await db.schema.createTable("moods").addColumn("mood", "text").execute();
    await db.schema.alterTable("leads").addColumn("mood", "text").execute();
  },
};

export { second };
`;

/** A copy of the project in which a test may change files. */
export function projectCopy() {
  const folder = mkdtempSync(join(tmpdir(), "house-"));
  for (const name of [...FOLDERS, ...FILES]) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  for (const name of ["node_modules", "media"]) symlinkSync(join(root, name), join(folder, name));

  const runTool = (script: string, words: string[], env: Record<string, string> = {}) =>
    promisify(execFile)(process.execPath, [join(root, "node_modules", script), ...words], {
      cwd: folder,
      env: { ...process.env, ...env },
    });

  return {
    folder,
    write: (file: string, text: string) => writeFileSync(join(folder, file), text),
    edit(file: string, change: (code: string) => string) {
      const path = join(folder, file);
      writeFileSync(path, change(readFileSync(path, "utf8")));
    },
    /** Adds a migration of a newer version. Returns a function that removes it. */
    addMigration() {
      const list = join(folder, "db/drivers/migrate.server.ts");
      const file = join(folder, "db/migrations/0099-second.ts");
      const before = readFileSync(list, "utf8");
      writeFileSync(file, SECOND);
      writeFileSync(
        list,
        `import { second } from "#db/migrations/0099-second.ts";\n${before}`.replace(
          /(const migrations: Migration\[\] = \[[^\]]*?),?\s*\]/,
          "$1, second]",
        ),
      );
      return () => {
        writeFileSync(list, before);
        rmSync(file);
      };
    },
    drop: (file: string) => rmSync(join(folder, file)),
    /** Rejects with the output of the build. */
    async build() {
      await runTool("@react-router/dev/bin.cjs", ["build", "--logLevel", "error"], {
        NODE_ENV: "production",
      });
    },
    /** Type errors and lint findings, without those of tests, which the copy lacks. */
    async findMistakes() {
      await runTool("@react-router/dev/bin.cjs", ["typegen"], { ALL_ROUTES: "1" });
      const config = JSON.parse(readFileSync(join(folder, "tsconfig.json"), "utf8")) as { exclude: string[] };
      config.exclude.push("**/*.test.ts");
      writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
      const answers = [
        runTool("typescript/bin/tsc", ["--noEmit", "--singleThreaded"]),
        runTool("oxlint/bin/oxlint", ["--quiet", "content"]),
      ];
      const said = await Promise.all(answers.map((answer) => answer.then(() => "", readOutput)));
      return said.join("");
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const readOutput = ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr;
