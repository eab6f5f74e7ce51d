import * as z from "zod/mini";
import type { QuestionName } from "#content/extra-fields.ts";
import { interests } from "#content/interests.ts";
import { shortWord } from "#http/page-query.ts";
import {
  bounds,
  fieldNames,
  questionsIn,
  type FieldErrors,
  type LeadForm,
  type Typed,
} from "./lead-fields.ts";

// The same schemas check both forms in the browser (loaded when someone starts to type) and on the server.

// oxlint-disable-next-line no-control-regex -- PostgreSQL can't store NUL, and the others are never typed
const unprintable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
const address = new RegExp(String.raw`^[^\s@<>()[\],;:"\\]+@(?:${label}\.)+(?=..)${label}$`, "u");

const tidy = (value: string) =>
  value.toWellFormed().replaceAll(/\r\n?/g, "\n").replace(unprintable, "").trim();
const oneLine = (value: string) => tidy(value.replaceAll(/[\r\n]+/g, " "));

// Each message names its field, because the error summary lists messages alone.
const tooLong = (name: string, max: number) =>
  `${name}: use ${max.toLocaleString("en-US")} characters or fewer`;
const optional = (name: string, max: number) =>
  z.pipe(
    z.prefault(z.string(), ""),
    z.pipe(z.transform(oneLine), z.string().check(z.maxLength(max, tooLong(name, max)))),
  );
const required = (name: string, max: number, missing: string, clean = oneLine) =>
  z.pipe(
    z.prefault(z.string(), ""),
    z.pipe(
      z.transform(clean),
      z.string().check(z.minLength(1, { error: missing, abort: true }), z.maxLength(max, tooLong(name, max))),
    ),
  );
const emailAddress = (missing: string) =>
  z.pipe(
    required("Email", bounds.email, missing),
    z.string().check(z.regex(address, { error: "Invalid email address" })),
  );

// A hidden field: the sender can't shorten it, so it is cut instead of refused.
const subject = z.pipe(
  z.prefault(z.string(), ""),
  z.transform((value: string) =>
    oneLine(
      oneLine(value)
        .slice(0, bounds.subject)
        .replace(/[\uD800-\uDBFF]$/, ""),
    ),
  ),
);

/** A hidden field too: an id that can't be one is dropped. */
const event = z.pipe(
  z.prefault(z.string(), ""),
  z.transform((value: string) => shortWord(value) ?? ""),
);

function questions(form: LeadForm) {
  const types = questionsIn(form).map(({ name, shortLabel, maxLength = bounds.answer, choices }) => [
    name,
    choices ? chosen(shortLabel, choices) : optional(shortLabel, maxLength),
  ]);
  return Object.fromEntries(types) as Record<QuestionName, ReturnType<typeof optional>>;
}

const chosen = (name: string, choices: readonly string[]) =>
  z.pipe(
    z.prefault(z.string(), ""),
    z.string().check(
      z.refine((value) => value === "" || choices.includes(value), {
        error: `${name}: choose one of the answers in the list`,
      }),
    ),
  );

const contact = z.object({
  name: required("Name", bounds.name, "Name is required"),
  email: emailAddress("Email is required"),
  phone: optional("Phone", bounds.phone),
  interest: z.pipe(
    z.transform((value) => (value === undefined || value === "" ? interests[0] : value)),
    z.enum(interests, { error: "Choose one of the interests in the list" }),
  ),
  message: required("Message", bounds.message, "Message is required", tidy),
  ...questions("contact"),
  subject,
  event,
});

const jiuJitsu = z.object({
  firstName: required("First name", bounds.name, "First name is required"),
  lastName: required("Last name", bounds.name, "Last name is required"),
  email: emailAddress("Invalid email address"),
  phone: required("Phone", bounds.phone, "Phone number is required"),
  message: required("Message", bounds.message, "Message is required", tidy),
  ...questions("jiu-jitsu"),
  subject,
});

export type ContactInput = z.infer<typeof contact>;
export type JiuJitsuInput = z.infer<typeof jiuJitsu>;

export type Checked =
  | { form: "contact"; value: ContactInput }
  | { form: "jiu-jitsu"; value: JiuJitsuInput }
  | { errors: FieldErrors };

export function checkForm(form: LeadForm, typed: Typed): Checked {
  if (form === "contact") {
    const result = contact.safeParse(typed);
    return result.success ? { form, value: result.data } : { errors: firstErrors(form, result.error.issues) };
  }
  const result = jiuJitsu.safeParse(typed);
  return result.success ? { form, value: result.data } : { errors: firstErrors(form, result.error.issues) };
}

function firstErrors(
  form: LeadForm,
  issues: readonly { path: PropertyKey[]; message: string }[],
): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of fieldNames(form)) {
    const issue = issues.find(({ path }) => path[0] === name);
    if (issue) errors[name] = issue.message;
  }
  return errors;
}
