import type { pricingCopy } from "#content/pages/pricing.ts";
import type { ReactNode } from "react";
import { SectionHead } from "#ui/section-head.tsx";
import { Button } from "#ui/button.tsx";
import styles from "./plan-questions.module.css";

type Question = {
  name: string;
  question: string;
  options: readonly { value: string; label: string }[];
};

/** The plan finder: a GET form, with the result below it. */
export function PlanQuestions(props: {
  id: string;
  questions: readonly Question[];
  answers: Readonly<Record<string, string | undefined>>;
  copy: typeof pricingCopy.finder;
  children: ReactNode;
}) {
  const { id, questions, answers, copy, children } = props;
  const answered = Object.keys(answers).length > 0;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="on-bone py-section">
      <div className="shell">
        <SectionHead id={`${id}-title`} title={copy.heading} lead={copy.text} />
        <form
          method="get"
          action={`/pricing#${id}-result`}
          className={`thirds items-start ${styles.questions}`}
        >
          {questions.map(({ name, question, options }, index) => (
            <fieldset key={name}>
              <legend className="display text-head flex gap-3 full-width">
                <span aria-hidden="true" className="text-accent">
                  {index + 1}
                </span>
                {question}
              </legend>
              {options.map(({ value, label }) => (
                <label key={value} className="flex gap-3">
                  <input type="radio" name={name} value={value} defaultChecked={answers[name] === value} />
                  <span>{label}</span>
                </label>
              ))}
            </fieldset>
          ))}
          <div className={`row full-row ${styles.act}`}>
            {!answered && <p className="text-quiet">{copy.nothing}</p>}
            <Button type="submit" size="lg" icon="down">
              {copy.button}
            </Button>
            {answered && (
              <a href={`/pricing#${id}`} className="link tap">
                {copy.reset}
              </a>
            )}
          </div>
        </form>
        <div id={`${id}-result`} className={`flow below ${styles.result}`}>
          {children}
        </div>
      </div>
    </section>
  );
}
