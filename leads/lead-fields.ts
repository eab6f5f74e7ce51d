// What the two forms ask for and how they are answered: light, for every page. The checks are in lead-forms.ts.

export type LeadForm = "contact" | "jiu-jitsu";

export const interests = [
  "General Inquiry",
  "Membership Options",
  "Personal Training",
  "Group Classes",
  "Six-Week Program",
] as const;

/** Changes whenever the wording of the consent line changes: each lead remembers which one its sender saw. */
export const consentVersion = "2026-11";

export const bounds = {
  name: 120,
  email: 254,
  phone: 60,
  message: 5000,
  heardFrom: 200,
  subject: 200,
} as const;

/** A field that no person sees. Its name means nothing to browsers and password managers, which fill in what they know. */
export const trapField = "kettlebell";

/** What the server says to a post, and what the page shows of it. */
export type LeadAnswer =
  | { state: "sent" }
  | { state: "faulty"; faults: FieldErrors; typed: Typed }
  | { state: NotTaken; typed: Typed };

/** long: only the beginning was read. */
export type NotTaken = "busy" | "failed" | "unsure" | "long";

/** In the order in which the fields stand on the page; a subject stands there where the page has one to give. */
export const formFields = {
  contact: ["subject", "name", "email", "phone", "interest", "message", "heardFrom"],
  "jiu-jitsu": ["subject", "firstName", "lastName", "email", "phone", "message", "heardFrom"],
} as const;

type FieldName = (typeof formFields)[LeadForm][number];
export type Typed = Partial<Record<FieldName, string>>;
export type FieldErrors = Partial<Record<FieldName, string>>;

export function readTyped(form: LeadForm, fields: FormData): Typed {
  const typed: Typed = {};
  for (const name of formFields[form]) {
    const value = fields.get(name);
    if (typeof value === "string") typed[name] = value;
  }
  return typed;
}
