import { same } from "./screen-text.ts";
import { roleRank } from "#domain/trainers.ts";
import { day, sentences, wholeNumber, words } from "./cells.ts";
import { slug } from "#domain/text.ts";
import { cellText, collection, rowKey } from "./collection.ts";

const NO_ROLE = 8;

export const trainers = collection({
  name: "trainers",
  one: "trainer",
  many: "trainers",
  table: "Evo trainers",
  key: "Name",
  screen: {
    path: "people",
    title: "People",
    one: "person",
    lead: "The team that visitors see.",
    page: "/trainers",
    line: (row) => ({ title: cellText(row["Name"]), facts: cellText(row["Role"]) }),
  },
  columns: [
    {
      name: "Name",
      label: "First and last name",
      help: "as visitors read it",
      required: true,
      empty: null,
      read: words,
    },
    {
      name: "Role",
      label: "Role",
      help: "Owner, Head Coach, Coach/Operations, Coach/Sales & Marketing, Coach/Nutrition Team, Administration Manager, Coach",
      empty: null,
      read: words,
    },
    {
      name: "bio",
      label: "About them",
      kind: "long",
      help: "a few sentences; blank shows Bio coming soon",
      empty: null,
      read: sentences,
    },
  ],
  order: (a, b) =>
    roleRank(cellText(a["Role"])) - roleRank(cellText(b["Role"])) ||
    cellText(a["Name"]).localeCompare(cellText(b["Name"]), "en-US"),
  warn: (after, changed) =>
    after
      .filter((row) => changed.has(rowKey(trainers, row)) && cellText(row["Role"]) !== "")
      .filter((row) => roleRank(cellText(row["Role"])) === NO_ROLE)
      .map(
        (row) =>
          `the role '${cellText(row["Role"])}' of ${rowKey(trainers, row)} is not one that the site knows: they stand last, without specialties of their own`,
      ),
});

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
    lead: "What members say. The home page shows the first six.",
    page: "/",
    line: (row) => ({
      title: cellText(row["name"]),
      facts: cellText(row["content"]).slice(0, 90),
      side: cellText(row["position"]),
    }),
  },
  columns: [
    {
      name: "id",
      label: "Id",
      kind: "hidden",
      help: "any short word, used once; leave blank to make one",
      empty: null,
      read: words,
    },
    {
      name: "name",
      label: "Name",
      help: "as it may be shown, for example Robin S.",
      required: true,
      empty: "",
      read: words,
    },
    {
      name: "given_on",
      label: "Date",
      kind: "date",
      help: "visitors see how long ago it was",
      required: true,
      empty: "",
      read: day,
    },
    {
      name: "content",
      label: "Review",
      kind: "long",
      help: "the member's own words",
      required: true,
      empty: "",
      read: sentences,
    },
    {
      name: "rating",
      label: "Stars",
      choices: same(["5", "4", "3", "2", "1"]),
      first: "5",
      help: "stars, 1 to 5",
      required: true,
      empty: "",
      read: wholeNumber(1, 5),
    },
    {
      name: "source",
      label: "Source",
      help: "for example Google",
      empty: "",
      read: words,
    },
    {
      name: "position",
      label: "Position",
      kind: "number",
      first: "1",
      help: "1 is first; the site shows the first six",
      required: true,
      empty: "",
      read: wholeNumber(0, 9999),
    },
  ],
  makeKey: (row, taken) => slug(cellText(row["name"]), taken),
  order: (a, b) => Number(a["position"]) - Number(b["position"]),
  warn: (after) =>
    after.length > 6 ? [`the site shows the first 6 of ${after.length}, by their position`] : [],
});
