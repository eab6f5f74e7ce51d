import { type Command, json } from "#cli/command.ts";
import { UserError, usageError } from "#config/user-error.ts";
import { openStore } from "#operations/stores.ts";
import { print, printJson } from "#cli/terminal.ts";
import { setTourOrder, tourRows } from "#operations/pictures/tour-rows.ts";

export const order: Command = {
  summary: "Puts tour pictures first, in the order in which you name them; the others follow as they were.",
  takes: "NUMBER …",
  options: { last: { type: "boolean", about: "put them last instead" }, ...json },
  examples: [
    ["photos order 7 3 12", "7, 3 and 12 come first"],
    ["photos order 5 --last", "5 goes to the end"],
  ],
  async run(input) {
    const named = input.words.map((word) => {
      if (!/^\d+$/.test(word))
        throw usageError(
          `'${word}' is not the number of a picture.`,
          "`gym photos list` shows the numbers: 'image 7.webp' is 7.",
        );
      return Number(word);
    });
    if (new Set(named).size < named.length) throw usageError("A picture is named twice.", "Name each once.");
    const db = await openStore();
    const after = await db.kysely.transaction().execute(async (kysely) => {
      const store = { kysely, kind: db.kind };
      const rows = await tourRows(store);
      const unknown = named.find((number) => !rows.some((row) => row.number === number));
      if (unknown !== undefined)
        throw new UserError(
          `There is no tour picture ${unknown}.`,
          "`gym photos list` shows the numbers. Nothing was changed.",
        );
      const others = rows.map(({ number }) => number).filter((number) => !named.includes(number));
      const wanted = input.has("last") ? [...others, ...named] : [...named, ...others];
      for (const [index, number] of wanted.entries()) {
        if (rows.find((row) => row.number === number)?.order !== index + 1)
          await setTourOrder(store, number, index + 1);
      }
      return wanted;
    });
    if (input.has("json")) return printJson({ order: after });
    await print(`The first are now: ${after.slice(0, 8).join(", ")}. The site follows within 10 seconds.`);
  },
};
