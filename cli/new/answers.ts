import { z } from "zod";
import { pages } from "#content/pages-on.ts";
import { settingParsers } from "#domain/gym-settings.ts";
import { type Day, days, isZone, type OpenHours } from "#domain/schedule/clock.ts";
import { states } from "./states.ts";

/** Pages that need the gym's own material. They are off at first. */
export const unwritten: readonly string[] = ["/virtual-tour"];
const alwaysOn = ["/", "/programs", "/contact", "/accessibility", "/privacy", "/terms"];
const known = [...alwaysOn, ...Object.keys(pages)];

const line = (name: string, longest: number) =>
  z
    .string(`${name} is missing.`)
    .trim()
    .min(1, `${name} is empty.`)
    .max(longest, `${name} has more than ${longest} letters.`)
    .regex(
      /^[^\p{Cc}\\`$<>"]*$/u,
      `${name} contains a character that is not allowed: \\ \` $ < > " or a line break.`,
    );

const TIME = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/;

/** "06:00-20:30" */
function toHours(text: string | null): OpenHours | null {
  if (text === null) return null;
  const [opens = "", closes = ""] = text.split("-").map((part) => part.trim());
  return { opens, closes } as OpenHours;
}

const dayHours = (day: Day) =>
  z
    .string(`hours: ${day} is missing. Write "06:00-20:00", or null for a day without staff.`)
    .nullable()
    .transform(toHours)
    .refine(
      (open) =>
        open === null || (TIME.test(open.opens) && TIME.test(open.closes) && open.opens < open.closes),
      {
        error: `hours: ${day} can't be read. Write "06:00-20:00", or null for a day without staff.`,
      },
    );

/** Days may be written in any case: monday, Monday. */
const byDay = (value: unknown) =>
  value !== null && typeof value === "object"
    ? Object.fromEntries(
        Object.entries(value).map(([name, open]) => [
          days.find((day) => day.toLowerCase() === name.toLowerCase()) ?? name,
          open as unknown,
        ]),
      )
    : value;

const week = z.preprocess(
  byDay,
  z
    .strictObject(
      {
        Monday: dayHours("Monday"),
        Tuesday: dayHours("Tuesday"),
        Wednesday: dayHours("Wednesday"),
        Thursday: dayHours("Thursday"),
        Friday: dayHours("Friday"),
        Saturday: dayHours("Saturday"),
        Sunday: dayHours("Sunday"),
      },
      { error: 'hours has to name each day of the week, like "Monday": "06:00-20:00", and nothing else.' },
    )
    .refine((hours) => Object.values(hours).some(Boolean), {
      error: "hours: at least one day needs hours.",
      when: ({ issues }) => issues.length === 0,
    }),
);

/** '(602) 555-0188' from any way of writing it. */
const phone = z
  .string("phone is missing.")
  .transform((text) => settingParsers.phone(text) ?? "")
  .refine((text) => text !== "", { error: "phone needs ten digits, like (602) 555-0188." });

const pageList = z
  .array(z.string("pages may hold only paths."), 'pages has to be a list of paths, like ["/about"].')
  .refine((paths) => paths.every((path) => known.includes(path) || path.startsWith("/programs/")), {
    error: `pages may hold: ${known.join(", ")}.`,
  });

/** The answers of `gym new`. */
export const answersSchema = z.strictObject(
  {
    name: line("name", 60),
    town: line("town", 60),
    region: z.string("region is missing.").refine((code) => Object.hasOwn(states, code), {
      error: "region needs the state's two letters, like AZ.",
    }),
    postalCode: z
      .string("postalCode is missing.")
      .regex(/^\d{5}(-\d{4})?$/, "postalCode needs five digits, like 85281."),
    street: line("street", 80),
    timeZone: z
      .string("timeZone is missing.")
      .refine(isZone, { error: "timeZone needs a name like America/Phoenix." }),
    phone,
    email: z.string("email is missing.").refine((text) => settingParsers.email(text) !== undefined, {
      error: "email needs an address like hello@gym.example.",
    }),
    hours: week,
    allDayAccess: z.boolean("allDayAccess has to be true or false: may members come in at any hour?"),
    programs: z
      .array(line("a program", 50), 'programs has to be a list of titles, like ["Strength"].')
      .min(1, "programs needs at least one title.")
      .max(20, "programs may hold 20 titles."),
    color: z
      .string("color is missing.")
      .regex(/^#[0-9a-f]{6}$/i, "color needs six digits, like #0a5c8f.")
      .toLowerCase(),
    pages: pageList.default([...alwaysOn, ...Object.keys(pages).filter((path) => !unwritten.includes(path))]),
  },
  {
    error: ({ code, ...issue }) =>
      code === "unrecognized_keys"
        ? `There is no question ${(issue as { keys: string[] }).keys.join(", ")}.`
        : "The answers have to be one JSON object.",
  },
);

export type Answers = z.output<typeof answersSchema>;

/** A sentence for each problem. */
export function findProblems(error: z.ZodError): string[] {
  return [...new Set(error.issues.map(({ message }) => message))];
}
