import styles from "./ruled-list.module.css";

/** Short items with rules between them, in two columns if there is room. */
export function RuledList(props: {
  items: readonly string[];
  numbered?: boolean;
  /** Always one column. */
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
