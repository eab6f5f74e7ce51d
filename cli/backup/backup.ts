import { constants, setPriority } from "node:os";
import { resolve } from "node:path";
import { count } from "#domain/text.ts";
import { writeBackup } from "#operations/backup/backup.ts";
import { openPictures, openRecords, openStore } from "#operations/stores.ts";
import { type Command, json } from "#cli/command.ts";
import { progress } from "#cli/progress.ts";
import { print, printJson, warn } from "#cli/terminal.ts";

export const backup: Command = {
  summary: "Writes the database and the pictures into one file, while the site runs.",
  about:
    "The database is that of one moment. The file is read again and compared before it gets its name: a file of that " +
    "name is whole. It holds people's messages: keep it where only you can read it, and on another machine.",
  takes: "FILE",
  options: { replace: { type: "boolean", about: "write over a file of that name" }, ...json },
  examples: [
    ["backup gym-2026-11-21.tar.gz", ""],
    ["backup /backups/gym-$(date +%F).tar.gz", "every night, by a timer: docs/operating.md"],
  ],
  async run(input) {
    // It packs everything there is, beside a site that runs: visitors go first. It only reads, so nobody waits for it.
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
    const path = input.words[0] ?? "";
    const [db, messages] = [await openStore(), await openRecords()];
    const pictures = await openPictures();
    const bar = progress("Backing up");
    const watch = { step: bar.step, warn };
    const seen = await writeBackup({ db, messages, pictures }, path, input.has("replace"), watch).finally(
      bar.end,
    );
    if (input.has("json")) return printJson({ file: path, ...seen });
    await print(
      `${resolve(path)} holds ${count(seen.tables["leads"] ?? 0, "message")}, ${count(seen.pictures, "picture")} and all tables; it was read again and is whole.`,
    );
  },
};
