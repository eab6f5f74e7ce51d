import { useState, type ComponentProps, type FormEvent } from "react";
import { PlanQuestions } from "../../../../../app/pricing/plan-questions.tsx";
import { PriceLine, type PriceCopy } from "../../../../../app/pricing/price-board.tsx";
import { ButtonLink } from "../../../../../ui/button.tsx";
import { Notice } from "../../../../../ui/notices/notice.tsx";
import type { Plan } from "../../../../../domain/plans.ts";

/** In the order of the questions; null for an unanswered one. */
type Answers = readonly (string | null)[];
type Questions = ComponentProps<typeof PlanQuestions>;

/** The plan finder, with the suggestions for every set of answers as props. */
export default function PlanFinder(props: {
  questions: Questions["questions"];
  suggestions: readonly { answers: Answers; plans: readonly number[]; note: string }[];
  plans: readonly Plan[];
  more: string;
  copy: Questions["copy"] & { id: string; resultHeading: string; noFit: string; nothing: string };
  price: PriceCopy;
}) {
  const { questions, suggestions, plans, more, copy, price } = props;
  const [answers, setAnswers] = useState<Answers>([]);
  const hasAnswer = answers.some(Boolean);
  const fitting = suggestions.filter((it) =>
    answers.every((value, at) => !value || it.answers[at] === value),
  );
  const fit = [...new Set(fitting.flatMap((it) => it.plans))].map((index) => plans[index]!);
  const note = answers.every(Boolean) ? fitting[0]?.note : more;

  function answer(event: FormEvent<HTMLDivElement>) {
    event.preventDefault();
    const given = new FormData(event.target as HTMLFormElement);
    setAnswers(questions.map(({ name }) => given.get(name) as string | null));
  }

  return (
    <div onSubmit={answer}>
      <PlanQuestions id={copy.id} questions={questions} answers={{}} copy={copy}>
        {!hasAnswer && <p className="text-quiet">{copy.nothing}</p>}
        {hasAnswer && fit.length === 0 && (
          <Notice title={copy.noFit} action={<ButtonLink to={price.ask.to}>{price.ask.label}</ButtonLink>} />
        )}
        {hasAnswer && fit.length > 0 && (
          <>
            <h3 className="text-head">{copy.resultHeading}</h3>
            <p className="text-quiet">{note}</p>
            <ul className="ruled">
              {fit.map((plan) => (
                <PriceLine key={plan.id} plan={plan} copy={price} button />
              ))}
            </ul>
          </>
        )}
      </PlanQuestions>
    </div>
  );
}
