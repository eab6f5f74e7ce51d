import styles from "./eyebrow.module.css";

/** A small label above a heading. In "Prefix / Label" the prefix is accented, unless the eyebrow is plain. */
export function Eyebrow({ text, plain }: { text: string; plain?: boolean | undefined }) {
  const [prefix, label] = text.split(" / ");
  return (
    <p className={`row sign ${styles.eyebrow}`}>
      {prefix && label && (
        <>
          <span className={plain ? undefined : "text-accent"}>{prefix}</span>
          <span aria-hidden="true" className={styles.slash} />
        </>
      )}
      <span>{label ?? text}</span>
    </p>
  );
}
