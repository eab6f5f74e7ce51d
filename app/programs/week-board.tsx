import type { BoardDay } from "#content/timetable.ts";
import { ChangeNote } from "#app/timetable/class-times.tsx";
import styles from "./week-board.module.css";

/** The week as the board at the door has it: one column a day, and a plain word for a day without class. */
export function WeekBoard({ days, none }: { days: readonly BoardDay[]; none: string }) {
  const shown = days
    .map(({ day, parts }) => ({ day, classes: parts.flatMap(({ classes }) => classes) }))
    .filter(({ day, classes }) => day !== "Sunday" || classes.length > 0);
  return (
    <ol className={`display figures ruled ${styles.week}`}>
      {shown.map(({ day, classes }) => (
        <li key={day}>
          <h3>{day}</h3>
          {classes.length === 0 ? (
            <p className="text-quiet">{none}</p>
          ) : (
            <ul className="stack">
              {classes.map(({ id, time, title, change, off }) => (
                <li key={id}>
                  <span className={styles.time}>{off ? <s>{time}</s> : time}</span>
                  <span className={`text-quiet ${styles.title}`}>{title}</span>
                  {change && <ChangeNote>{change}</ChangeNote>}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
