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
    lead: "The team, as visitors meet it.",
    page: "/trainers",
    line: (row) => ({ title: cellText(row["Name"]), facts: cellText(row["Role"]) }),
  },
  columns: [
    {
      name: "Name",
      label: "First and last name",
      help: "first and last name, as the portrait is named",
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
      help: "some sentences; empty shows 'Bio coming soon...'",
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
    lead: "Members’ own words. The home page shows the first six.",
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
      help: "any short word, once only; empty makes one",
      empty: null,
      read: words,
    },
    {
      name: "name",
      label: "Who",
      help: "as it may be shown: 'Robin S.'",
      required: true,
      empty: "",
      read: words,
    },
    {
      name: "given_on",
      label: "When",
      kind: "date",
      help: "the day, like 2026-10-03; shown as '3 weeks ago'",
      required: true,
      empty: "",
      read: day,
    },
    {
      name: "content",
      label: "Their words",
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
      label: "Where it comes from",
      help: "where the words come from: 'Google', 'card at the desk' …",
      empty: "",
      read: words,
    },
    {
      name: "position",
      label: "Place in the list",
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
