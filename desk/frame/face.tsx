import styles from "./rows.module.css";

/** A person's portrait, or their initials; without a name, a square photo. */
export function Face({ name, src }: { name?: string | undefined; src?: string | null | undefined }) {
  const className = `flex-none ${styles.face} ${name === undefined ? "" : styles.round}`;
  if (src) return <img src={src} alt="" width={44} height={44} loading="lazy" className={className} />;
  return (
    <span aria-hidden="true" className={`display center ${className}`}>
      {name && readInitials(name)}
    </span>
  );
}

/** 'RS' for Robin Sample, 'J' for jo */
function readInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ""].map((word = "") => [...word][0] ?? "");
  return letters.join("").toUpperCase();
}
