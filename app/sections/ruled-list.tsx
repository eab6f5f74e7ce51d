import styles from "./ruled-list.module.css";

/** Short facts under thin rules, in two columns where both fit. */
export function RuledList(props: {
  items: readonly string[];
  /** Numbered like the steps of a drill. */
  numbered?: boolean;
  /** In one column, however wide. */
  single?: boolean;
  className?: string;
}) {
  const { items, numbered, single, className = "" } = props;
  const List = numbered ? "ol" : "ul";
  return (
    <List
      className={`tiles lined ${styles.list} ${numbered ? styles.numbered : ""} ${single ? styles.single : ""} ${className}`}
    >
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}
