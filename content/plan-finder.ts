import type { PlanName } from "./plan-names.ts";

// Three questions lead to plan names. Each answer is a word in the address of /pricing: ?who=&often=&for=

export const finderQuestions = [
  {
    name: "who",
    question: "Who is it for?",
    options: [
      { value: "me", label: "Me" },
      { value: "couple", label: "Two of us" },
      { value: "family", label: "A family of three or more" },
      { value: "group", label: "A group of 3-4 friends" },
      { value: "athlete", label: "A young athlete, 8-18" },
    ],
  },
  {
    name: "often",
    question: "How often?",
    options: [
      { value: "once", label: "Just once, to try it" },
      { value: "weekly", label: "Once or twice a week" },
      { value: "more", label: "Three times or more" },
    ],
  },
  {
    name: "for",
    question: "What for?",
    options: [
      { value: "classes", label: "Coached classes" },
      { value: "open-gym", label: "Training by myself" },
      { value: "coach", label: "A coach of my own" },
      { value: "compete", label: "Hard training, maybe competing" },
      { value: "sport", label: "Getting better at a sport" },
      { value: "food", label: "Eating better" },
      { value: "recovery", label: "Recovering faster" },
    ],
  },
] as const;

type Question = (typeof finderQuestions)[number];
export type Who = Extract<Question, { name: "who" }>["options"][number]["value"];
export type Often = Extract<Question, { name: "often" }>["options"][number]["value"];
export type Purpose = Extract<Question, { name: "for" }>["options"][number]["value"];
export type Answers = { who: Who; often: Often; for: Purpose };

export type Suggestion = { plans: PlanName[]; note: string };

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

function suggest(answers: Answers): Suggestion {
  if (answers.who === "athlete" && !["food", "recovery", "coach"].includes(answers.for))
    return forSport(answers);
  return rules[answers.for](answers);
}

const rules: Record<Purpose, (answers: Answers) => Suggestion> = {
  classes: forClasses,
  "open-gym": forOpenGym,
  coach: forCoach,
  compete: forMayhem,
  sport: forSport,
  food: forFood,
  recovery: forRecovery,
};

function forClasses({ who, often }: Answers): Suggestion {
  if (often === "once")
    return { plans: ["Drop In"], note: "One class, no strings. Buy another whenever you like." };
  if (who === "couple") return { plans: ["Unlimited Classes - Couples"], note: "One plan for two people." };
  if (who === "family")
    return { plans: ["Unlimited Classes - Family (3+)"], note: "One plan for three or more." };
  if (who === "group") {
    return {
      plans: ["Small Group Training (3-4 People)", "Unlimited Classes"],
      note: "Train as your own small group, or each with a class plan.",
    };
  }
  const plans: PlanName[] = ["Unlimited Classes", "1st Responder / Military / Teacher"];
  return often === "weekly"
    ? {
        plans: [...plans, "Drop In"],
        note: "Once a week, single classes may be cheaper. From twice on, go unlimited.",
      }
    : { plans, note: "If you serve or teach, the second plan is yours." };
}

function forOpenGym({ who, often }: Answers): Suggestion {
  if (often === "once") return { plans: ["Drop In"], note: "Come to one class and see the floor." };
  if (who === "couple" || who === "family") {
    return {
      plans: ["Open Gym - Family", "Open Gym"],
      note: "Family means three or more; two people take one each.",
    };
  }
  return { plans: ["Open Gym"], note: "The floor at any hour, without classes." };
}

function forCoach({ who, often }: Answers): Suggestion {
  if (who === "group" || who === "family") {
    return { plans: ["Small Group Training (3-4 People)"], note: "One coach for the three or four of you." };
  }
  if (often === "once") {
    return {
      plans: ["Personal Training", "Personal Training (6 Sessions)"],
      note: "Begin with a free assessment.",
    };
  }
  if (often === "weekly") {
    return {
      plans: ["Personal Training - 2x/week", "Personal Training", "Personal Training (6 Sessions)"],
      note: "Six sessions teach the basics; two a week change a season.",
    };
  }
  return { plans: ["Personal Training - 3x/week"], note: "For a date on the calendar." };
}

function forMayhem({ who, often }: Answers): Suggestion {
  if (often === "once") return { plans: ["Drop In"], note: "Ask for the free skills check first." };
  if (who === "family") return { plans: ["Mayhem - Family"], note: "One plan for three or more." };
  return { plans: ["Mayhem"], note: "Ninety minutes, coached, several times a week." };
}

function forSport({ who, often }: Answers): Suggestion {
  const note =
    often === "once"
      ? "The first baseline test is free: write or call."
      : "In West Chester, in groups of 2-4.";
  return who === "me" || who === "athlete"
    ? { plans: ["Sports Performance", "Sports Performance - 2+ Athletes"], note }
    : { plans: ["Sports Performance - 2+ Athletes"], note };
}

function forFood({ who }: Answers): Suggestion {
  return who === "couple" || who === "family"
    ? { plans: ["Nutrition - Couples", "Nutrition"], note: "Couples means two people who share a kitchen." }
    : { plans: ["Nutrition"], note: "It begins with a call." };
}

function forRecovery({ often }: Answers): Suggestion {
  return often === "once"
    ? { plans: ["Recovery - Single Session"], note: "One session, then decide." }
    : {
        plans: ["Recovery", "Recovery - Single Session"],
        note: "Unlimited pays off quickly; compare the two prices.",
      };
}
