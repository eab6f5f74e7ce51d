import styles from "./week-strip.module.css";

export type StripDay = {
  /** For screen readers. */
  name: string;
  label: string;
  /** The day of the month, where the strip is a calendar. */
  figure?: number;
  /** null: the day has no link. */
  to: string | null;
  isCurrent?: boolean;
};

/** The seven days of a week in one row, which stays in sight. */
export function WeekStrip({ label, days }: { label: string; days: readonly StripDay[] }) {
  return (
    <nav aria-label={label} className={styles.strip}>
      <ul className={`on-white grid ${styles.week}`}>
        {days.map((day) => (
          <li key={day.name}>
            <Day {...day} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Day({ name, label, figure, to, isCurrent }: StripDay) {
  const parts = (
    <>
      <span className="sr-only">{name}</span>
      <span aria-hidden="true" className={figure ? undefined : "strong"}>
        {label}
      </span>
      {figure && (
        <b aria-hidden="true" className="display figures text-head">
          {figure}
        </b>
      )}
    </>
  );
  if (to === null) return <span className={`center text-quiet text-fine nowrap ${styles.day}`}>{parts}</span>;
  return (
    <a
      href={to}
      aria-current={isCurrent ? "date" : undefined}
      className={`center text-fine nowrap ${styles.day}`}
    >
      {parts}
    </a>
  );
}
