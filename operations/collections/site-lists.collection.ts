import { originalJobs, originalPartners, originalQuestions } from "#content/originals/site-lists.ts";
import { slug } from "#domain/text.ts";
import { plainText } from "./cells.ts";
import { byColumns, cellText, collection, type DeclaredColumn, idColumn, type Row } from "./collection.ts";

// Lists of content/ that the gym can change, add to and hide from.

const LATER = 999;

const position: DeclaredColumn = {
  name: "position",
  label: "Position",
  kind: "number",
  help: "1 is first",
  first: "99",
  required: true,
  range: [1, LATER],
};

const hidden: DeclaredColumn = {
  name: "hidden",
  label: "On the page",
  choices: [
    ["", "Shown"],
    ["hidden", "Hidden"],
  ],
  format: "hidden, or blank for shown",
};

const chips = (row: Row) => (cellText(row["hidden"]) ? ["Hidden"] : []);
const excerpt = (row: Row, column: string) => cellText(row[column]).slice(0, 120);

const shared = {
  key: "id",
  stamp: () => ({ changed_at: Date.now() }),
  order: byColumns("position", "id"),
} as const;

export const questions = collection({
  ...shared,
  name: "questions",
  one: "question",
  many: "questions and answers",
  table: "site_questions",
  originals: originalQuestions,
  screen: {
    path: "questions",
    lead: "What newcomers ask. Search engines read them too.",
    page: "/first-visit",
    line: (row) => ({ title: cellText(row["question"]), facts: excerpt(row, "answer"), chips: chips(row) }),
  },
  titleFor: (row) => cellText(row["question"]),
  columns: [
    idColumn,
    { name: "question", label: "Question", required: true, read: plainText(200) },
    { name: "answer", label: "Answer", kind: "long", required: true, read: plainText(1500) },
    position,
    hidden,
  ],
  makeKey: (row, taken) => slug(cellText(row["question"]), taken),
});

export const partners = collection({
  ...shared,
  name: "partners",
  one: "partner",
  many: "partners",
  table: "site_partners",
  originals: originalPartners,
  screen: {
    lead: "People and businesses that you work with.",
    page: "/partners",
    line: (row) => ({ title: cellText(row["name"]), facts: excerpt(row, "description"), chips: chips(row) }),
  },
  columns: [
    idColumn,
    {
      name: "name",
      label: "Name",
      help: "a new name replaces the logo",
      required: true,
      read: plainText(80),
    },
    { name: "office", label: "Where", help: "for example Office 1", read: plainText(60) },
    { name: "description", label: "Description", kind: "long", required: true, read: plainText(600) },
    { name: "services", label: "Services", kind: "long", help: "one in each line", read: plainText(600) },
    { name: "website", label: "Website", kind: "url", help: "begins with https://" },
    position,
    hidden,
  ],
  makeKey: (row, taken) => slug(cellText(row["name"]), taken),
});

export const jobs = collection({
  ...shared,
  name: "jobs",
  one: "job",
  many: "jobs",
  table: "site_jobs",
  originals: originalJobs,
  screen: {
    lead: "Open positions. Visitors apply with a message about the job.",
    page: "/careers",
    line: (row) => ({ title: cellText(row["title"]), facts: excerpt(row, "description"), chips: chips(row) }),
  },
  columns: [
    idColumn,
    { name: "title", label: "Title", required: true, read: plainText(80) },
    { name: "description", label: "Description", kind: "long", required: true, read: plainText(600) },
    {
      name: "facts",
      label: "Facts",
      kind: "long",
      help: "one in each line; Shifts at the desk becomes the hours of the front desk",
      read: plainText(600),
    },
    position,
    hidden,
  ],
  makeKey: (row, taken) => slug(cellText(row["title"]), taken),
});
