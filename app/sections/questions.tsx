import { Icon } from "#ui/pictures/icon.tsx";
import styles from "./questions.module.css";

/** Expandable questions and answers; `<details>` needs no script. */
export function Questions({ items }: { items: readonly { question: string; answer: string }[] }) {
  return (
    <div className={`ruled ${styles.list}`}>
      {items.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            <h3>{question}</h3>
            <Icon name="plus" size={6} className={styles.plus} />
            <Icon name="minus" size={6} className={styles.minus} />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
