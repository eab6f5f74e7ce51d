import { originalPrograms, WITHOUT_PARAGRAPHS } from "#content/originals/site-programs.ts";
import { readGymContent } from "#db/readers/gym.server.ts";
import { slug } from "#domain/text.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { pictureKey, plainText } from "./cells.ts";
import { classes } from "./classes.collection.ts";
import { type CellError, cellText, collection, idColumn, type Row } from "./collection.ts";
import { from, hidden, lineWith, position, shared } from "./original-lists.ts";

const originalTitles = new Map(originalPrograms.map(({ id, title }) => [id, title]));

export const programs = collection({
  ...shared,
  name: "programs",
  one: "program",
  many: "programs",
  table: "site_programs",
  ...from(originalPrograms),
  screen: {
    lead: "What the gym offers: the menu and a page for each program. Class times are in the weekly timetable.",
    page: "/programs",
    pageFor: (row) => (row["hidden"] ? undefined : `/programs/${cellText(row["id"])}`),
    line: lineWith("title"),
    fieldsFor,
  },
  columns: [
    idColumn,
    { name: "title", label: "Name", required: true, read: plainText(40) },
    {
      name: "description",
      label: "Short description",
      kind: "long",
      help: "one or two sentences, also for search engines",
      required: true,
      read: plainText(300),
    },
    {
      name: "about",
      label: "About the program",
      kind: "long",
      help: "leave a line blank between paragraphs; without a text, its page has no section for it",
      read: plainText(5000),
    },
    {
      name: "plans",
      label: "Plans",
      kind: "long",
      help: "names of the plans that its page lists, one per line",
      refersTo: "plans",
      read: plainText(600),
    },
    {
      name: "picture",
      label: "Photo",
      kind: "photo",
      format: "like site/program-adult-classes.webp",
      read: pictureKey,
    },
    position,
    hidden,
  ],
  makeKey: (row, taken) => slug(cellText(row["title"]), taken),
  // Updates the menu and the URLs of this process at once.
  saved: async (db) => void (await readGymContent(db).catch(() => undefined)),
  rules: [
    { cells: ["id", "title"], check: checkOriginalTitle },
    { cells: ["id", "picture"], check: checkPicture },
    { cells: ["id", "about"], check: checkAbout },
    { cells: ["id"], check: checkId },
  ],
  conflicts: async (db, before, after) => {
    const shown = shownPrograms(after);
    const gone = shownPrograms(before).filter((id) => !shown.includes(id));
    const isRecounted = shownPrograms(before).length !== shown.length;
    const classTimes = gone.length > 0 ? await readRows(db, classes) : [];
    const stay = gone.flatMap((id) => {
      const number = classTimes.filter((row) => row["program"] === id).length;
      const [are, them] = number === 1 ? ["class stays", "it"] : ["classes stay", "them"];
      return number > 0
        ? [`${number} weekly ${are} on the schedule; remove ${them} in the weekly timetable`]
        : [];
    });
    return isRecounted
      ? [...stay, "if a text says how many programs there are, change it under Texts"]
      : stay;
  },
});

function shownPrograms(rows: readonly Row[]): string[] {
  return rows.filter((row) => !cellText(row["hidden"])).map((row) => cellText(row["id"]));
}

/** Leaves out what the rules refuse. */
function fieldsFor(row: Row): Readonly<Record<string, { kind: "hidden" }>> {
  const id = cellText(row["id"]);
  const isHidden = { kind: "hidden" } as const;
  return {
    ...(originalTitles.has(id) && { picture: isHidden }),
    ...(id === WITHOUT_PARAGRAPHS && { about: isHidden }),
  };
}

/** Programs of content/ keep their name, which class times and messages contain. */
function checkOriginalTitle(row: Row): CellError[] {
  const title = originalTitles.get(cellText(row["id"]));
  if (title === undefined || cellText(row["title"]) === title) return [];
  const message = `the name '${title}' comes with the site; to use another, hide this program and add one`;
  return [{ field: "title", message }];
}

/** Programs of content/ have their own photos. */
function checkPicture(row: Row): CellError[] {
  return isOriginal(row) && cellText(row["picture"]) !== ""
    ? [{ field: "picture", message: "its photos are under Photos, Site photos" }]
    : [];
}

function checkAbout(row: Row): CellError[] {
  const about = cellText(row["about"]);
  return row["id"] === WITHOUT_PARAGRAPHS && about !== ""
    ? [{ field: "about", message: "its page is about the sports and does not show this" }]
    : [];
}

function checkId(row: Row): CellError[] {
  const id = cellText(row["id"]);
  return slug(id) === id || isOriginal(row)
    ? []
    : [{ field: "id", message: `'${id}' can't be used in a URL` }];
}

const isOriginal = (row: Row) => originalTitles.has(cellText(row["id"]));
