import { basename } from "node:path";
import { UserError } from "#config/user-error.ts";
import { count } from "#domain/text.ts";
import { readWithin } from "#operations/backup/read-file.ts";
import { bucketNames, readBucket } from "#operations/pictures/buckets.ts";
import { findOperation } from "#operations/registry.ts";
import { plan } from "#operations/run.ts";
import { preparePictures } from "#operations/stores.ts";
import { MAX_PICTURE_BYTES } from "#pictures/store/picture-key.ts";
import { type Command, json, text } from "#cli/command.ts";
import { photoFiles } from "./photo-files.ts";
import { readAlts, Unanswered, wordsFor } from "./photo-words.ts";

const declared = findOperation("pictures.add");

/** One operation for each file. */
export const photosAdd: Command = {
  summary: declared.summary,
  about: declared.cli?.about,
  args: [
    {
      ...text("files", "FOLDER-OR-FILE", "photographs, or folders of them"),
      flag: "",
      isRequired: true,
      isList: true,
    },
  ],
  options: [
    { ...text("to", "WHERE", "where they go"), choices: bucketNames },
    text("words", "FILE.csv", "the words for each file, instead of asking"),
    json,
  ],
  examples: declared.cli?.examples ?? [],
  async run(typed, { terminal, actor, openStores }) {
    const to = readBucket(typed["to"] as string | undefined);
    const files = await photoFiles(typed["files"] as string[]);
    const known = typed["words"] === undefined ? null : await readAlts(String(typed["words"]), files);
    const stores = await openStores(true);
    await preparePictures(stores.pictures());
    const bar = terminal.progress("Adding");
    const added: { file: string; key: string }[] = [];
    const skipped: string[] = [];
    const failed: string[] = [];
    for (const [index, file] of files.entries()) {
      const name = basename(file);
      bar.step(index, files.length, name);
      try {
        const bytes = await readWithin(MAX_PICTURE_BYTES, file);
        const planAdd = (words: string) =>
          plan(declared, { input: { to, name, bytes, words }, actor, stores });
        // Does not ask about an existing picture. Only a portrait needs its trainer's name to be found.
        if ((await planAdd(name)).change.isEmpty) {
          skipped.push(name);
          continue;
        }
        const words =
          known?.get(name.toLowerCase()) ?? (await wordsFor(to, name, stores.site, bar, terminal));
        const done = await (await planAdd(words)).apply();
        if (!done) {
          skipped.push(name);
          continue;
        }
        const { key } = done.result as { key: string };
        added.push({ file: name, key });
        bar.line(`${name} -> ${key}`);
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        bar.line(`${error.message} ${error.next}`);
        if (error instanceof Unanswered) break;
        failed.push(name);
      }
    }
    bar.end();
    if (typed["json"]) await terminal.printJson({ added, skipped, failed });
    else
      await terminal.print(
        `${count(added.length, "picture")} added, ${skipped.length} there already, ${failed.length} not usable.`,
      );
    if (added.length > 0) terminal.say("The site shows them within 10 seconds.");
    const left = files.length - added.length - skipped.length - failed.length;
    if (left > 0)
      terminal.say(`Stopped with ${count(left, "picture")} left: the same command goes on from there.`);
    return failed.length + left > 0 ? 1 : 0;
  },
};
