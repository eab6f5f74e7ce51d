import styles from "./week-board.module.css";

export type BoardDay = { day: string; slots: readonly { time: string; title: string }[] };

/** The week as the board at the door has it: one column a day, and a plain word for a day without class. */
export function WeekBoard({ days, none }: { days: readonly BoardDay[]; none: string }) {
  return (
    <ol className={`display figures ruled ${styles.week}`}>
      {days.map(({ day, slots }) => (
        <li key={day}>
          <h3>{day}</h3>
          {slots.length === 0 ? (
            <p className="text-quiet">{none}</p>
          ) : (
            <ul className="stack">
              {slots.map(({ time, title }) => (
                <li key={time}>
                  <span className={styles.time}>{time}</span>
                  <span className={`text-quiet ${styles.title}`}>{title}</span>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
