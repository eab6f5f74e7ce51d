import { clearSample, loadSample, sampleRows } from "#db/sample/sample.server.ts";
import {
  clearSamplePictures,
  loadSamplePictures,
  samplePicturesIn,
} from "#pictures/store/sample-pictures.server.ts";
import { agreed } from "#cli/ask.ts";
import { type Command, type Family, json, yes } from "#cli/command.ts";
import { openPictures, openPicturesToFill, openStore } from "#operations/stores.ts";
import { count } from "#domain/text.ts";
import { print, printJson, say } from "#cli/terminal.ts";

const load: Command = {
  summary: "Puts the sample rows into every table that is empty, and the sample pictures into the store.",
  about: "A table that has rows stays as it is; a picture of the gym's own is never written over.",
  options: json,
  examples: [["sample load", "to see the whole site before your own data is in it"]],
  async run(input) {
    const db = await openStore();
    const store = await openPicturesToFill();
    const tables = await loadSample(db);
    const pictures = await loadSamplePictures(store);
    if (input.has("json")) return printJson({ tables, pictures });
    for (const { table, rows } of tables) {
      await print(rows > 0 ? `${table}: ${count(rows, "sample row")}` : `${table}: has rows, left as it is`);
    }
    await print(`Pictures: ${pictures.length > 0 ? `${pictures.length} added` : "all there already"}`);
  },
};

const clear: Command = {
  summary: "Takes every sample row and picture out again that is still as it was loaded.",
  about: "What you have edited since is yours, and stays.",
  options: { ...yes, ...json },
  examples: [["sample clear", "shows how much it is, then asks"]],
  async run(input) {
    const db = await openStore();
    const store = await openPictures();
    const rows = (await sampleRows(db)).filter(({ own }) => !own);
    const keys = await samplePicturesIn(store);
    if (rows.length + keys.length === 0) {
      return input.has("json") ? printJson({ rows, pictures: keys }) : say("There is no sample data left.");
    }
    const what = `Take out ${count(rows.length, "sample row")} and ${count(keys.length, "sample picture")}`;
    if (!(await agreed(what, input.has("yes")))) return say("Nothing was changed.");
    const cleared = await clearSample(db);
    const pictures = await clearSamplePictures(store);
    if (input.has("json")) return printJson({ rows: cleared, pictures });
    await print(`Taken out: ${count(cleared.length, "row")}, ${count(pictures.length, "picture")}.`);
    await print("Put your own in with gym plans import, gym trainers import, gym photos add …");
  },
};

export const sample: Family = {
  summary: "The sample data that a new site begins with.",
  commands: { load, clear },
};
