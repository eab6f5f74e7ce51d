import { basename } from "node:path";
import { MOST_PICTURE_BYTES } from "#pictures/store/picture-key.ts";
import { bucketNames, readBucket } from "#operations/pictures/buckets.ts";
import { type Command, json } from "#cli/command.ts";
import { UserError } from "#config/user-error.ts";
import { photoFiles } from "./photo-files.ts";
import {
  addNutrition,
  addTour,
  addTrainer,
  alreadyAdded,
  hashOfSource,
} from "#operations/pictures/photo-places.ts";
import { readAlts, wordsFor } from "./photo-words.ts";
import { progress } from "#cli/progress.ts";
import { readWithin } from "#operations/backup/read-file.ts";
import { openPicturesToFill, openStore } from "#operations/stores.ts";
import { count } from "#domain/text.ts";
import { print, printJson, say } from "#cli/terminal.ts";

const places = { tour: addTour, nutrition: addNutrition, trainers: addTrainer };

export const add: Command = {
  summary: "Adds photographs straight from a phone or camera: JPEG, PNG, WebP, AVIF or HEIC.",
  about:
    "Each is turned upright, made no larger than the site needs, and stripped of the place and time where it was taken. " +
    "It asks for some words about each picture, for people who can't see it (tour), as its title (nutrition), or for the " +
    "trainer's name (trainers). Or write them into a CSV file with the headings file and words, and name it with --words. " +
    "Safe to stop and to start again: what was added before is skipped, even under another file name.",
  takes: "FOLDER-OR-FILE …",
  options: {
    to: { type: "string", value: "WHERE", about: "where they go", choices: bucketNames },
    words: { type: "string", value: "FILE.csv", about: "the words for each file, instead of asking" },
    ...json,
  },
  examples: [
    ["photos add ~/Pictures/gym --to tour", "asks for the words of each"],
    ["photos add ~/Pictures/gym --to tour --words words.csv", "takes them from the file"],
    ["photos add casey.heic --to trainers", "one portrait"],
  ],
  async run(input) {
    const to = readBucket(input.text("to"));
    const files = await photoFiles(input.words);
    const known = input.text("words") === undefined ? null : await readAlts(input.text("words") ?? "", files);
    const db = await openStore();
    const store = await openPicturesToFill();
    const bar = progress("Adding");
    const added: { file: string; key: string }[] = [];
    const skipped: string[] = [];
    const failed: string[] = [];
    for (const [index, file] of files.entries()) {
      const name = basename(file);
      bar.step(index, files.length, name);
      try {
        const bytes = await readWithin(MOST_PICTURE_BYTES, file);
        const source = hashOfSource(to, bytes);
        if (await alreadyAdded(db, store, source)) {
          skipped.push(name);
          continue;
        }
        const words = known ? (known.get(name.toLowerCase()) ?? "") : await wordsFor(to, name, db, bar);
        if (words === null) break;
        const key = await places[to]({ db, store, name, bytes, words, source });
        added.push({ file: name, key });
        bar.line(`${name} -> ${key}`);
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        failed.push(name);
        bar.line(`${error.message} ${error.next}`);
      }
    }
    bar.end();
    if (input.has("json")) await printJson({ added, skipped, failed });
    else
      await print(
        `${count(added.length, "picture")} added, ${skipped.length} there already, ${failed.length} not usable.`,
      );
    if (added.length > 0) say("The site shows them within 10 seconds.");
    const left = files.length - added.length - skipped.length - failed.length;
    if (left > 0) say(`Stopped with ${count(left, "picture")} left: the same command goes on from there.`);
    return failed.length + left > 0 ? 1 : 0;
  },
};
