import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";

type Question = {
  name: string;
  question: string;
  options: readonly { value: string; label: string }[];
};

/** Questions whose answers go into the address; what fits appears below them. */
export function PlanQuestions(props: {
  id: string;
  questions: readonly Question[];
  answers: Readonly<Record<string, string | undefined>>;
  words: { heading: string; text: string; button: string; reset: string };
  children: ReactNode;
}) {
  const { id, questions, answers, words, children } = props;
  const answered = Object.keys(answers).length > 0;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="on-bone py-band">
      <div className="shell">
        <div className="finder-head">
          <h2 id={`${id}-title`} className="text-title">
            {words.heading}
          </h2>
          <p className="text-lead text-quiet">{words.text}</p>
        </div>
        <form method="get" action={`/pricing#${id}-result`} className="finder">
          {questions.map(({ name, question, options }, index) => (
            <fieldset key={name}>
              <legend>
                <span aria-hidden="true" className="finder-number">
                  {index + 1}
                </span>
                {question}
              </legend>
              {options.map(({ value, label }) => (
                <label key={value}>
                  <input type="radio" name={name} value={value} defaultChecked={answers[name] === value} />
                  <span>{label}</span>
                </label>
              ))}
            </fieldset>
          ))}
          <div className="finder-act">
            <Button type="submit" size="lg" icon="down">
              {words.button}
            </Button>
            {answered && (
              <a href={`/pricing#${id}`} className="link inline-block py-3">
                {words.reset}
              </a>
            )}
          </div>
        </form>
        <div id={`${id}-result`} className="finder-result">
          {children}
        </div>
      </div>
    </section>
  );
}
