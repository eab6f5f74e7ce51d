import { tourImageKey } from "#db/readers/pictures.server.ts";
import { agreed } from "#cli/ask.ts";
import { bucketNames, bucketFor, readBucket } from "#operations/pictures/buckets.ts";
import { type Command, json, yes } from "#cli/command.ts";
import { UserError } from "#config/user-error.ts";
import { openPictures, openStore } from "#operations/stores.ts";
import { count } from "#domain/text.ts";
import { print, printJson, say } from "#cli/terminal.ts";
import { removeTourRow, tourRows } from "#operations/pictures/tour-rows.ts";

export const remove: Command = {
  summary: "Takes pictures off the site and out of the store, for good.",
  about:
    "Tour pictures are named by their number, the others by their name, as `gym photos list` shows them.",
  takes: "PICTURE …",
  options: {
    from: { type: "string", value: "WHERE", about: "tour unless told", choices: bucketNames },
    ...yes,
    ...json,
  },
  examples: [
    ["photos remove 12 13", "two pictures of the tour"],
    ["photos remove meal-prep.jpg --from nutrition", ""],
  ],
  async run(input) {
    const which = readBucket(input.text("from") ?? "tour");
    const db = await openStore();
    const store = await openPictures();
    const there = new Set(await store.names(bucketFor(which)));
    const rows = which === "tour" ? (await tourRows(db)).map(({ number }) => number) : [];
    const wanted = input.words.map((word) => {
      const number =
        which === "tour" ? Number(/^(?:image )?(\d+)(?:\.webp)?$/.exec(word)?.[1] ?? Number.NaN) : Number.NaN;
      const key = which === "tour" ? tourImageKey(number) : `${bucketFor(which)}/${word}`;
      const isThere = there.has(key.slice(key.indexOf("/") + 1)) || rows.includes(number);
      if (!isThere)
        throw new UserError(
          `There is no picture '${word}' in ${which}.`,
          `\`gym photos list ${which}\` shows them. Nothing was changed.`,
        );
      return { key, number };
    });
    if (!(await agreed(`Remove ${count(wanted.length, "picture")} for good`, input.has("yes"))))
      return say("Nothing was changed.");
    for (const { key, number } of wanted) {
      // The row first: a row without its picture would leave a hole in the gallery.
      if (which === "tour") await removeTourRow(db, number);
      await store.remove(key);
    }
    if (input.has("json")) return printJson({ removed: wanted.map(({ key }) => key) });
    await print(`Removed: ${count(wanted.length, "picture")}. The site follows within 10 seconds.`);
  },
};
