import type { BoardDay, BoardMoment } from "#content/timetable.ts";
import { boardHand } from "#app/timetable/board-hand.ts";
import { ChangeNote } from "#app/timetable/change-note.tsx";
import styles from "./week-board.module.css";

export type ProgramWeek = { days: readonly BoardDay[]; moments: readonly BoardMoment[] };

/** The week as the board at the door has it: one column a day, what comes next under a red mark. */
export function WeekBoard(props: { week: ProgramWeek; words: { none: string; next: string } }) {
  const { days, moments } = props.week;
  const { none, next } = props.words;
  const shown = days
    .map(({ day, parts }) => ({ day, classes: parts.flatMap(({ classes }) => classes) }))
    .filter(({ day, classes }) => day !== "Sunday" || classes.length > 0);
  return (
    <ol {...boardHand(moments)} className={`display figures ruled ${styles.week}`}>
      {shown.map(({ day, classes }) => (
        <li key={day} data-day={day} data-today={day === moments[0]?.today ? "" : undefined}>
          <h3 className="sign">{day}</h3>
          {classes.length === 0 ? (
            <p className="text-quiet">{none}</p>
          ) : (
            <ul>
              {classes.map(({ id, time, title, endsAt, change, off }, index) => (
                <li key={id} data-class={id} data-until={endsAt}>
                  <span className={styles.time}>{off ? <s>{time}</s> : time}</span>
                  {/* Said once for the hours below it. */}
                  <span
                    className={
                      title === classes[index - 1]?.title ? "sr-only" : `sign text-quiet ${styles.title}`
                    }
                  >
                    {title}
                  </span>
                  {change && <ChangeNote>{change}</ChangeNote>}
                  <NextMark shown={id === moments[0]?.next?.id}>{next}</NextMark>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

/** board.hand.ts moves it on. */
export function NextMark({ shown, children }: { shown: boolean; children: string }) {
  return (
    <span data-mark="next" className={`sign ${styles.next}`} hidden={!shown}>
      {children}
    </span>
  );
}
