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
const FILES = ["package.json", "tsconfig.json", "vite.config.ts", "react-router.config.ts"];

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
      const router = join(root, "node_modules/@react-router/dev/bin.cjs");
      const env = { ...process.env, NODE_ENV: "production" };
      await promisify(execFile)(process.execPath, [router, "build", "--logLevel", "error"], {
        cwd: folder,
        env,
      });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
