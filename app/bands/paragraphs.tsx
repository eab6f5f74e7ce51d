import styles from "./paragraphs.module.css";

/** A text of several paragraphs; the first one speaks louder. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className={`measure ${styles.texts}`}>
      {texts.map((text, index) => (
        <p key={text} className={index === 0 ? "text-lead" : undefined}>
          {text}
        </p>
      ))}
    </div>
  );
}
