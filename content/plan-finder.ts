import { oftenOptions, whoOptions, type Often, type Suggestion, type Who } from "#domain/plans.ts";
import { programs } from "#content/programs/programs.ts";

// Three questions lead to plan names.

const purposes = programs.flatMap((program) => program.purposes ?? []);

export const finderQuestions = [
  { name: "who", question: "Who is it for?", options: whoOptions },
  { name: "often", question: "How often?", options: oftenOptions },
  { name: "for", question: "What for?", options: purposes.map(({ value, label }) => ({ value, label })) },
] as const;

type Question = (typeof finderQuestions)[number];
export type Answers = { who: Who; often: Often; for: string };

/** The answers' words, for a page that must name the query parameters it knows. */
export function finderValues(name: Question["name"]): string[] {
  return finderQuestions.find((question) => question.name === name)?.options.map(({ value }) => value) ?? [];
}

export function readAnswers(query: URLSearchParams): Partial<Answers> {
  const answers: Record<string, string> = {};
  for (const { name } of finderQuestions) {
    const value = query.get(name);
    if (value !== null && finderValues(name).includes(value)) answers[name] = value;
  }
  return answers as Partial<Answers>;
}

/** The plans that fit. Unanswered questions rule nothing out; without any answer there is nothing to say. */
export function findPlans(answers: Partial<Answers>): Suggestion | null {
  if (!answers.who && !answers.often && !answers.for) return null;
  const suggestions = possible(answers.who, "who").flatMap((who) =>
    possible(answers.often, "often").flatMap((often) =>
      possible(answers.for, "for").map((purpose) => suggest({ who, often, for: purpose } as Answers)),
    ),
  );
  const complete = Boolean(answers.who && answers.often && answers.for);
  return {
    plans: [...new Set(suggestions.flatMap(({ plans }) => plans))],
    note: complete ? (suggestions[0]?.note ?? "") : "Answer the other questions to narrow it down.",
  };
}

function possible(answer: string | undefined, name: Question["name"]) {
  return answer ? [answer] : finderValues(name);
}

function suggest({ who, often, for: value }: Answers): Suggestion {
  const wanted = purposes.find((purpose) => purpose.value === value);
  const sport = purposes.find((purpose) => purpose.value === "sport");
  const purpose = who === "athlete" && !wanted?.young ? (sport ?? wanted) : wanted;
  return purpose?.fit(who, often) ?? { plans: [], note: "" };
}
