import { formQuestions, type QuestionName } from "#content/extra-fields.ts";

// Fields and answers of the two forms. Every page loads this file; the checks are in lead-forms.ts.

export type LeadForm = "contact" | "jiu-jitsu";

/** Change it with the wording of the consent line: each lead stores the version that its sender saw. */
export const consentVersion = "2026-11";

export const bounds = {
  name: 120,
  email: 254,
  phone: 60,
  message: 5000,
  subject: 200,
  answer: 200,
} as const;

/** A hidden trap field. Browsers and password managers do not know its name, so that they do not fill it in. */
export const trapField = "kettlebell";

/** The server's answer to a post, which the page shows. */
export type LeadAnswer =
  | { state: "sent" }
  | { state: "invalid"; errors: FieldErrors; typed: Typed }
  | { state: NotTaken; typed: Typed };

/** long: too long, and only the beginning was read. */
export type NotTaken = "busy" | "failed" | "unsure" | "long";

/** Fields of the contract, and the id of an event. Only some pages have a subject or an event. */
const contractFields = {
  contact: ["subject", "event", "name", "email", "phone", "interest", "message"],
  "jiu-jitsu": ["subject", "firstName", "lastName", "email", "phone", "message"],
} as const;

type FieldName = (typeof contractFields)[LeadForm][number] | QuestionName;

export function questionsIn(form: LeadForm) {
  return formQuestions.filter(({ forms }) => forms.includes(form));
}

/** In the order of the page. */
export function fieldNames(form: LeadForm): FieldName[] {
  return [...contractFields[form], ...questionsIn(form).map(({ name }) => name)];
}

export type Typed = Partial<Record<FieldName, string>>;
export type FieldErrors = Partial<Record<FieldName, string>>;

export function readTyped(form: LeadForm, fields: FormData): Typed {
  const typed: Typed = {};
  for (const name of fieldNames(form)) {
    const value = fields.get(name);
    if (typeof value === "string") typed[name] = value;
  }
  return typed;
}
