import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

const HOMES = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"];

/** The folder with initdb and postgres, newest version first, or null where PostgreSQL is not installed. */
export function findPostgres(): string | null {
  const installed = HOMES.filter((home) => existsSync(home)).flatMap((home) =>
    readdirSync(home)
      .filter((name) => /^(postgresql@)?\d+$/.test(name))
      .toSorted((a, b) => Number(b.replace(/\D/g, "")) - Number(a.replace(/\D/g, "")))
      .map((name) => join(home, name, "bin")),
  );
  const folders = [...installed, ...(process.env.PATH ?? "").split(delimiter)];
  return (
    folders.find((folder) => ["initdb", "postgres"].every((name) => existsSync(join(folder, name)))) ?? null
  );
}
