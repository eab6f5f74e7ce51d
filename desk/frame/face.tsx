import styles from "./rows.module.css";

/** A person's portrait, or their initials. */
export function Face({ name, src }: { name: string; src?: string | null | undefined }) {
  if (src) return <img src={src} alt="" width={44} height={44} loading="lazy" className={styles.face} />;
  return (
    <span aria-hidden="true" className={`display center ${styles.face}`}>
      {readInitials(name)}
    </span>
  );
}

/** 'RS' for Robin Sample, 'J' for jo */
function readInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ""].map((word = "") => [...word][0] ?? "");
  return letters.join("").toUpperCase();
}
