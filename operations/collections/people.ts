import { roleRank } from "#domain/trainers.ts";
import { day, sentences, wholeNumber, words } from "./cells.ts";
import { slug } from "#domain/text.ts";
import { rowKey, type Collection, cellText } from "./collection.ts";

const NO_ROLE = 8;

export const trainers: Collection = {
  name: "trainers",
  one: "trainer",
  many: "trainers",
  table: "Evo trainers",
  key: "Name",
  columns: [
    {
      name: "Name",
      about: "first and last name; the portrait is found by it (`gym photos add --to trainers`)",
      required: true,
      empty: null,
      read: words,
    },
    {
      name: "Role",
      about:
        "Owner, Head Coach, Coach/Operations, Coach/Sales & Marketing, Coach/Nutrition Team, Administration Manager, Coach",
      empty: null,
      read: words,
    },
    { name: "bio", about: "some sentences; empty shows 'Bio coming soon...'", empty: null, read: sentences },
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
};

export const testimonials: Collection = {
  name: "testimonials",
  one: "testimonial",
  many: "testimonials",
  table: "testimonials",
  key: "id",
  columns: [
    { name: "id", about: "any short word, once only; empty makes one", empty: null, read: words },
    { name: "name", about: "as it may be shown: 'Robin S.'", required: true, empty: "", read: words },
    {
      name: "given_on",
      about: "the day, like 2026-10-03; shown as '3 weeks ago'",
      required: true,
      empty: "",
      read: day,
    },
    { name: "content", about: "the member's own words", required: true, empty: "", read: sentences },
    { name: "rating", about: "stars, 1 to 5", required: true, empty: "", read: wholeNumber(1, 5) },
    {
      name: "source",
      about: "where the words come from: 'Google', 'card at the desk' …",
      empty: "",
      read: words,
    },
    {
      name: "position",
      about: "1 is first; the site shows the first six",
      required: true,
      empty: "",
      read: wholeNumber(0, 9999),
    },
  ],
  makeKey: (row, taken) => slug(cellText(row["name"]), taken),
  order: (a, b) => Number(a["position"]) - Number(b["position"]),
  warn: (after) =>
    after.length > 6 ? [`the site shows the first 6 of ${after.length}, by their position`] : [],
};
