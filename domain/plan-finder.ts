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
  const every = combine({ who: allWho, often: allOften, for: allFor });
  const suggestions = every.map((one) => suggest(one, purposes));
  const isComplete = Boolean(answers.who && answers.often && answers.for);
  return {
    plans: [...new Set(suggestions.flatMap(({ plans }) => plans))],
    note: isComplete ? (suggestions[0]?.note ?? "") : incompleteNote,
  };
}

/** The choices that can lead to one of these plans. */
export function usefulChoices(
  choices: Choices,
  purposes: readonly Purpose[],
  planNames: readonly string[],
): Choices {
  const useful = combine(choices).filter((answers) => {
    const { young, fit } = purposes.find(({ value }) => value === answers.for)!;
    if (answers.who === "athlete" && !young) return false;
    return fit(answers.who, answers.often).plans.some((plan) => planNames.includes(plan));
  });
  return {
    who: choices.who.filter((value) => useful.some(({ who }) => who === value)),
    often: choices.often.filter((value) => useful.some(({ often }) => often === value)),
    for: choices.for.filter((value) => useful.some((answers) => answers.for === value)),
  };
}

function combine({ who, often, for: purposes }: Choices): Answers[] {
  return who.flatMap((one) =>
    often.flatMap((times) => purposes.map((value) => ({ who: one, often: times, for: value }))),
  );
}

function suggest({ who, often, for: value }: Answers, purposes: readonly Purpose[]): Suggestion {
  const wanted = purposes.find((purpose) => purpose.value === value);
  const sport = purposes.find((purpose) => purpose.value === "sport");
  const purpose = who === "athlete" && !wanted?.young ? (sport ?? wanted) : wanted;
  return purpose?.fit(who, often) ?? { plans: [], note: "" };
}
