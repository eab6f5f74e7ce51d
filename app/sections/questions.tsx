import { ArrowLink } from "#ui/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import styles from "./questions.module.css";

/** Questions on phones until the visitor asks for all. */
const ON_PHONES = 7;

/** Expandable questions and answers; `<details>` needs no script. */
export function Questions({ items }: { items: readonly { question: string; answer: string }[] }) {
  return (
    <div id="all-questions" className={`ruled fold ${styles.list}`}>
      {items.map(({ question, answer }, index) => (
        <details key={question} className={index < ON_PHONES ? undefined : "folds"}>
          <summary className="flex items-center justify-between gap-4">
            <h3>{question}</h3>
            <Icon name="plus" size={6} className="when-closed" />
            <Icon name="minus" size={6} className="when-open" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
      {items.length > ON_PHONES && (
        <ArrowLink to="#all-questions" className="unfold">
          Show all questions
        </ArrowLink>
      )}
    </div>
  );
}
