import { owners } from "#operations/operation.ts";
import { gymDay } from "#content/gym-clock.ts";
import { firstTrainers } from "#content/trainer-order.ts";
import { roleTexts } from "#content/trainer-roles.ts";
import { isKnownRole, roleRank } from "#domain/trainers.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { count, excerpt, slug } from "#domain/text.ts";
import { movePortrait } from "#operations/pictures/portrait-file.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { classChanges, classes } from "./classes.collection.ts";
import { byColumns, cellText, collection, idColumn, type Row, rowKey } from "./collection.ts";
import { same } from "./screen-text.ts";

const MAX_PLACES = 999;
const SHOWN_TESTIMONIALS = 6;

const rowRank = (row: Row) => roleRank(cellText(row["Role"]), roleTexts);

export const trainers = collection({
  name: "trainers",
  one: "trainer",
  many: "trainers",
  table: "Evo trainers",
  key: "Name",
  screen: {
    path: "people",
    lead: "Names, bios and portraits on the website. Who can sign in here is under Team.",
    also: [{ to: "/desk/team", label: "Team", roles: owners }],
    page: "/trainers",
    hasFaces: true,
    line: (row) => ({ title: cellText(row["Name"]), facts: cellText(row["Role"]) }),
  },
  columns: [
    {
      name: "Name",
      label: "First and last name",
      required: true,
    },
    {
      name: "Role",
      label: "Role",
      help: "for example Head Coach or Coach; the website lists trainers by role",
      suggest: "roles",
    },
    {
      name: "bio",
      label: "Bio",
      kind: "long",
      help: "a few sentences; leave blank to show “Bio coming soon”",
    },
    {
      name: "place",
      label: "Place in the order",
      kind: "number",
      range: [1, MAX_PLACES],
      describe: (_, to) => (to ? `moved to place ${to}` : "sorted by role and name again"),
      help: "1 is first; leave blank to sort by role and name",
      later: true,
      sideTable: { table: "trainer_places", key: "trainer", value: "place" },
    },
  ],
  order: (a, b) => rowRank(a) - rowRank(b) || byColumns("Name")(a, b),
  placeByName: { column: "place", find: firstPlace },
  moveFiles: movePortrait,
  conflicts: warnOfClasses,
  warn: (_, touched) =>
    touched
      .map((row) => ({ name: cellText(row["Name"]), role: cellText(row["Role"]) }))
      .filter(({ role }) => role !== "" && !isKnownRole(role, roleTexts))
      .map(
        ({ name, role }) =>
          `the site does not know the role '${role}' of ${name}: it lists them last, without specialties`,
      ),
});

/** Warns of classes that would still name a removed trainer. */
async function warnOfClasses(db: Database, _before: unknown, _after: unknown, removed: readonly Row[]) {
  if (removed.length === 0) return [];
  const today = gymDay(new Date());
  const weekly = await readRows(db, classes);
  const dates = (await readRows(db, classChanges)).filter(
    (row) => cellText(row["new_day"] || row["day"]) >= today,
  );
  return removed.flatMap((row) => {
    const name = rowKey(trainers, row);
    const numberIn = (rows: readonly Row[]) => rows.filter(({ coach }) => coach === name).length;
    const [everyWeek, once] = [numberIn(weekly), numberIn(dates)];
    return [
      everyWeek > 0 &&
        `${count(everyWeek, "weekly class names", "weekly classes name")} ${name} as the coach: ` +
          "choose another coach in the weekly timetable",
      once > 0 &&
        `${count(once, "class in the calendar names", "classes in the calendar name")} ${name} as the coach: ` +
          "choose another coach there",
    ].filter((warning) => warning !== false);
  });
}

function firstPlace(name: string, rows: readonly Row[]): number | undefined {
  const names = new Set(rows.map((row) => rowKey(trainers, row)));
  const place = firstTrainers.filter((one) => names.has(one)).indexOf(name) + 1;
  return place === 0 ? undefined : place;
}

export const testimonials = collection({
  name: "testimonials",
  one: "testimonial",
  many: "testimonials",
  table: "testimonials",
  key: "id",
  screen: {
    path: "reviews",
    title: "Reviews",
    one: "review",
    lead: `What members say. The home page shows the first six.`,
    page: "/",
    line: (row) => ({
      title: cellText(row["name"]),
      facts: excerpt(cellText(row["content"]), 90),
      side: cellText(row["position"]),
    }),
  },
  columns: [
    idColumn,
    { name: "name", label: "Name", help: "as the website shows it, for example Robin S.", required: true },
    {
      name: "given_on",
      label: "Date",
      kind: "date",
      help: "visitors see how long ago it was",
      required: true,
    },
    { name: "content", label: "Review", kind: "long", help: "the member's own words", required: true },
    {
      name: "rating",
      label: "Stars",
      choices: same(["5", "4", "3", "2", "1"]),
      first: "5",
      help: "stars, 1 to 5",
      required: true,
      range: [1, 5],
    },
    {
      name: "source",
      label: "Source",
      help: "for example Google",
      empty: "",
    },
    {
      name: "position",
      label: "Position",
      kind: "number",
      first: "1",
      help: "1 is first; the site shows the first six",
      required: true,
      range: [0, 9999],
    },
  ],
  makeKey: (row, taken) => slug(cellText(row["name"]), taken),
  order: byColumns("position"),
  warn: (after) =>
    after.length > SHOWN_TESTIMONIALS
      ? [`the site shows the first ${SHOWN_TESTIMONIALS} of ${after.length}, by their position`]
      : [],
});
