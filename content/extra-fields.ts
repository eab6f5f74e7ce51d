// Fields that a gym adds to those of the contract: questions in the forms, and columns of plans and trainers.

export type FormQuestion = {
  /** In the form, the webhook and the database. Never change it once a message has an answer. */
  name: string;
  label: string;
  /** In e-mails, at the desk, in the error message about it, in `gym leads show` and in the heading of the export. */
  shortLabel: string;
  /** An item of the list on /privacy: what is stored. */
  privacy: string;
  forms: readonly ("contact" | "jiu-jitsu")[];
  /** 200 characters if not given. */
  maxLength?: number;
  /** A list to choose from instead of a text field. */
  choices?: readonly string[];
};

/** Asked after the message. None of them is required. Stores, e-mails, screens and exports follow this list. */
const questions = [
  {
    name: "heardFrom",
    label: "How did you hear about us?",
    shortLabel: "Heard about us",
    privacy: "How you heard about us, if you tell us",
    forms: ["contact", "jiu-jitsu"],
  },
] as const satisfies readonly FormQuestion[];

export type QuestionName = (typeof questions)[number]["name"];
export const formQuestions: readonly (FormQuestion & { name: QuestionName })[] = questions;

type ExtraColumn = {
  list: "plans" | "trainers";
  /** In spreadsheets, and in `extra` on pages. Never change it once a row has a value. */
  name: string;
  label: string;
  help: string;
  kind?: "text" | "long" | "url" | "date" | "number";
};

/**
 * Columns added to contract tables, which other programs may own. Their cells are in the table extra_cells; the
 * desk, the commands and the spreadsheets have them like every other column. Pages read them as `trainer.extra["video"]`.
 */
export const extraColumns: readonly ExtraColumn[] = [];
