import { z } from "zod";
import { count } from "#domain/text.ts";
import { field, operation, owners, type Stores } from "#operations/operation.ts";
import { backupStream, writeBackup } from "./backup.ts";
import { noProgress, type Progress } from "./stored-pictures.ts";

const source = ({ site, leads, pictures }: Stores) => ({ db: site, messages: leads, pictures: pictures() });

export const backup = operation({
  roles: owners,
  undo: "none",
  transaction: "own",
  name: "backup.write",
  title: "Back up",
  desk: false,
  summary: "Writes the database and the pictures into one file, while the site runs.",
  input: z.object({
    file: field(z.string(), { label: "File", placeholder: "FILE" }),
    replace: field(z.boolean().optional(), {
      label: "Replace",
      kind: "flag",
      help: "overwrite a file of that name",
    }),
    progress: field(z.custom<Progress>().optional(), { label: "Progress", kind: "hidden" }),
  }),
  cli: {
    command: "backup",
    args: ["file"],
    about:
      "The backup has the database as it was at one moment. It is verified before it is renamed to FILE, so FILE is always " +
      "complete. It contains people's messages: keep it on another machine, where only you can read it.",
    examples: [
      ["backup gym-2026-11-21.tar.gz", ""],
      ["backup /backups/gym-$(date +%F).tar.gz", "every night, by a timer: docs/operating.md"],
    ],
  },
  plan: async () => ({ lines: [], warnings: [] }),
  async apply(stores, _, { file, replace = false, progress = noProgress }) {
    return { result: { file, ...(await writeBackup(source(stores), file, replace, progress)) } };
  },
  describe: (_, __, { tables, pictures }) =>
    `Wrote a backup: ${count(tables["leads"] ?? 0, "message")}, ${count(pictures, "picture")}`,
});

export const downloadBackup = operation({
  roles: owners,
  undo: "none",
  transaction: "own",
  name: "backup.download",
  title: "Download a backup",
  desk: false,
  summary: "Downloads the database and the pictures as one file.",
  input: z.object({}),
  plan: async () => ({ lines: [], warnings: [] }),
  apply: async (stores) => ({ result: { stream: backupStream(source(stores)) } }),
  describe: () => "Downloaded a backup",
});
