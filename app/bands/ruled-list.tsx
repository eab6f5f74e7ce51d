import styles from "./ruled-list.module.css";

/** Short facts under thin rules, in two columns where both fit. */
export function RuledList(props: {
  items: readonly string[];
  /** Numbered like the steps of a drill. */
  numbered?: boolean;
  className?: string;
}) {
  const { items, numbered, className = "" } = props;
  const List = numbered ? "ol" : "ul";
  return (
    <List className={`tiles lined ${styles.list} ${numbered ? styles.numbered : ""} ${className}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}
