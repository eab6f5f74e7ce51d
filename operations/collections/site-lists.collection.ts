import { originalJobs, originalPartners, originalQuestions } from "#content/originals/site-lists.ts";
import { excerpt, slug } from "#domain/text.ts";
import { plainText } from "./cells.ts";
import { cellText, collection, idColumn } from "./collection.ts";
import { chips, from, hidden, lineWith, position, shared } from "./original-lists.ts";

export const questions = collection({
  ...shared,
  name: "questions",
  one: "question",
  many: "questions and answers",
  table: "site_questions",
  ...from(originalQuestions),
  screen: {
    path: "questions",
    lead: "What newcomers ask. Search engines read them too.",
    page: "/first-visit",
    line: (row) => ({
      title: cellText(row["question"]),
      facts: excerpt(cellText(row["answer"])),
      chips: chips(row),
    }),
  },
  titleFor: (row) => cellText(row["question"]),
  columns: [
    idColumn,
    {
      name: "question",
      label: "Question",
      required: true,
      read: plainText(200),
      describe: (_, to) => `now reads “${to}”`,
    },
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
  ...from(originalPartners),
  screen: {
    lead: "People and businesses that you work with.",
    page: "/partners",
    line: lineWith("name"),
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
    { name: "office", label: "Location", help: "for example Office 1", read: plainText(60) },
    { name: "description", label: "Description", kind: "long", required: true, read: plainText(600) },
    { name: "services", label: "Services", kind: "long", help: "one per line", read: plainText(600) },
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
  ...from(originalJobs),
  screen: {
    lead: "Open positions. Visitors apply with a message about the job.",
    page: "/careers",
    line: lineWith("title"),
  },
  columns: [
    idColumn,
    { name: "title", label: "Title", required: true, read: plainText(80) },
    { name: "description", label: "Description", kind: "long", required: true, read: plainText(600) },
    {
      name: "facts",
      label: "Facts",
      kind: "long",
      help: "one per line; the line 'Shifts at the desk' shows the front-desk hours",
      read: plainText(600),
    },
    position,
    hidden,
  ],
  makeKey: (row, taken) => slug(cellText(row["title"]), taken),
});
