import { Icon } from "#ui/pictures/icon.tsx";
import styles from "./questions.module.css";

/** Expandable questions and answers; `<details>` needs no script. */
export function Questions({ items }: { items: readonly { question: string; answer: string }[] }) {
  return (
    <div className={`ruled ${styles.list}`}>
      {items.map(({ question, answer }) => (
        <details key={question}>
          <summary className="flex items-center justify-between gap-4">
            <h3>{question}</h3>
            <Icon name="plus" size={6} className="when-closed" />
            <Icon name="minus" size={6} className="when-open" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
