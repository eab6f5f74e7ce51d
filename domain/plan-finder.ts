// The plan finder on /pricing: three answers in its query (?who=&often=&for=) lead to names of membership plans.

export type Who = "me" | "couple" | "family" | "group" | "athlete";
export type Often = "once" | "weekly" | "more";
export type Answers = { who: Who; often: Often; for: string };

/** All values that each question offers. */
export type Choices = { [Name in keyof Answers]: readonly Answers[Name][] };

/** Names of membership plans, and a sentence about them. */
export type Suggestion = { plans: readonly string[]; note: string };

/** An answer to 'What for?', and the plans of a program that fit. */
export type Purpose = {
  value: string;
  label: string;
  /** Young athletes can choose this purpose. For any other purpose, they get the plans of "sport". */
  young?: true;
  fit: (who: Who, often: Often) => Suggestion;
};

export function readAnswers(query: URLSearchParams, choices: Choices): Partial<Answers> {
  const given = Object.entries(choices).flatMap(([name, values]) => {
    const value = query.get(name);
    return value !== null && (values as readonly string[]).includes(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(given) as Partial<Answers>;
}

/** The plans that fit; an unanswered question rules nothing out. null without any answer. */
export function suggestPlans(
  answers: Partial<Answers>,
  choices: Choices,
  purposes: readonly Purpose[],
  incompleteNote: string,
): Suggestion | null {
  if (!answers.who && !answers.often && !answers.for) return null;
  const allWho = answers.who ? [answers.who] : choices.who;
  const allOften = answers.often ? [answers.often] : choices.often;
  const allFor = answers.for ? [answers.for] : choices.for;
  const suggestions = allWho.flatMap((who) =>
    allOften.flatMap((often) => allFor.map((value) => suggest({ who, often, for: value }, purposes))),
  );
  const isComplete = Boolean(answers.who && answers.often && answers.for);
  return {
    plans: [...new Set(suggestions.flatMap(({ plans }) => plans))],
    note: isComplete ? (suggestions[0]?.note ?? "") : incompleteNote,
  };
}

function suggest({ who, often, for: value }: Answers, purposes: readonly Purpose[]): Suggestion {
  const wanted = purposes.find((purpose) => purpose.value === value);
  const sport = purposes.find((purpose) => purpose.value === "sport");
  const purpose = who === "athlete" && !wanted?.young ? (sport ?? wanted) : wanted;
  return purpose?.fit(who, often) ?? { plans: [], note: "" };
}
