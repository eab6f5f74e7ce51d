import { programs } from "#content/programs/programs.ts";
import {
  type Answers,
  type Choices,
  type Often,
  readAnswers as readAnswersFrom,
  type Suggestion,
  suggestPlans,
  usefulChoices,
  type Who,
} from "#domain/plan-finder.ts";
import { range } from "#domain/text.ts";

type Option<Value extends string> = { value: Value; label: string };

export const whoOptions: readonly Option<Who>[] = [
  { value: "me", label: "Me" },
  { value: "couple", label: "Two of us" },
  { value: "family", label: "A family of three or more" },
  { value: "group", label: "A group of three or four friends" },
  { value: "athlete", label: `A young athlete, ${range(8, 18)}` },
];

export const oftenOptions: readonly Option<Often>[] = [
  { value: "once", label: "Just once, to try it" },
  { value: "weekly", label: "Once or twice a week" },
  { value: "more", label: "Three times or more" },
];

const purposes = programs.flatMap((program) => program.purposes ?? []);

export const finderQuestions = [
  { name: "who", question: "Who is it for?", options: whoOptions },
  { name: "often", question: "How often?", options: oftenOptions },
  { name: "for", question: "What for?", options: purposes.map(({ value, label }) => ({ value, label })) },
] as const;

const choices: Choices = {
  who: whoOptions.map(({ value }) => value),
  often: oftenOptions.map(({ value }) => value),
  for: purposes.map(({ value }) => value),
};

/** The questions with the choices that can lead to one of these plans; none if no choice can. */
export function questionsFor(planNames: readonly string[]) {
  const useful = usefulChoices(choices, purposes, planNames);
  if (!useful.for.length) return [];
  return finderQuestions.map(({ name, question, options }) => ({
    name,
    question,
    options: options.filter(({ value }) => (useful[name] as readonly string[]).includes(value)),
  }));
}

/** Accepted values of a query parameter. */
export function finderValues(name: keyof Answers): readonly string[] {
  return choices[name];
}

export function readAnswers(query: URLSearchParams): Partial<Answers> {
  return readAnswersFrom(query, choices);
}

export function findPlans(answers: Partial<Answers>): Suggestion | null {
  return suggestPlans(answers, choices, purposes, "Answer the other questions to narrow it down.");
}
