import { formQuestions, type QuestionName } from "#content/extra-fields.ts";
import type { LeadTable } from "#db/schema/lead-table.ts";

// Answers to the questions of content/extra-fields.ts, as a message stores and shows them.

type Stored = Pick<LeadTable, "heard_from" | "answers">;
type Answer = { name: string; label: string; value: string | null };

/** The columns of a new message. heardFrom has its own column, because it existed before the list. */
export function toStoredAnswers(typed: Partial<Record<QuestionName, string>>): Stored {
  const { heardFrom, ...others } = typed;
  const given = formQuestions.flatMap(({ name }) => {
    const value = (others as Record<string, string | undefined>)[name];
    return value ? [[name, value] as const] : [];
  });
  return {
    heard_from: heardFrom || null,
    answers: given.length > 0 ? JSON.stringify(Object.fromEntries(given)) : null,
  };
}

/** Every question with its answer, null if there is none, and answers to questions that were removed since. */
export function listAnswers(lead: Stored): Answer[] {
  const stored = parseAnswers(lead);
  const current = formQuestions.map(({ name, shortLabel }) => ({
    name,
    label: shortLabel,
    value: stored[name] ?? null,
  }));
  const removed = Object.entries(stored).filter(([name]) => !current.some((one) => one.name === name));
  return [...current, ...removed.map(([name, value]) => ({ name, label: name, value }))];
}

/** For JSON: the stored text as an object. */
export function withAnswers<Lead extends Stored>(lead: Lead) {
  const { heardFrom: _, ...answers } = parseAnswers(lead);
  return { ...lead, answers };
}

function parseAnswers({ heard_from, answers }: Stored): Record<string, string> {
  const more = answers ? (JSON.parse(answers) as Record<string, string>) : {};
  return { ...(heard_from && { heardFrom: heard_from }), ...more };
}
