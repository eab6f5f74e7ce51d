import { boardBehavior, ChangeNote } from "#app/timetable/board.tsx";
import { type BoardDay, classesOn } from "#domain/schedule/timetable.ts";
import { NextMark, type ProgramWeek } from "./program-week.tsx";
import styles from "./week-board.module.css";

/** A compact week: one column per day. Mornings, daytimes and evenings each begin on one line. */
export function WeekBoard(props: { week: ProgramWeek; copy: { none: string; next: string } }) {
  const { days, states } = props.week;
  const { none, next } = props.copy;
  const shown = days
    .map((entry) => ({ ...entry, classes: classesOn(entry) }))
    .filter(({ day, classes }) => day !== "Sunday" || classes.length > 0);
  /** Each part's lines: the most classes that a day has then. */
  const lines = (days[0]?.parts ?? []).map((_, part) =>
    Math.max(...days.map(({ parts }) => parts[part]?.classes.length ?? 0)),
  );
  return (
    <ol {...boardBehavior(states)} className={`display figures ruled ${styles.week}`}>
      {shown.map(({ day, parts, classes }) => (
        <li key={day} className="row relative items-baseline">
          <h3 className="sign">{day}</h3>
          {classes.length === 0 ? (
            <p className={`text-quiet ${styles.title}`}>{none}</p>
          ) : (
            <ul>
              {alignParts(parts, lines).map((one, line, cells) =>
                one ? (
                  <li key={one.id} data-class={one.id} data-until={one.endsAt}>
                    <span className={`nowrap text-sub ${styles.time}`}>
                      {one.off ? <s>{one.time}</s> : one.time}
                    </span>
                    {/* A title is shown once for consecutive lines. */}
                    <span
                      className={
                        one.title === cells[line - 1]?.title
                          ? "sr-only"
                          : `text-quiet ${styles.title} ${
                              one.title === classes[classes.indexOf(one) - 1]?.title ? styles.again : ""
                            }`
                      }
                    >
                      {one.title}
                    </span>
                    {one.change && <ChangeNote>{one.change}</ChangeNote>}
                    <NextMark shown={one.id === states[0]?.next?.id}>{next}</NextMark>
                  </li>
                ) : (
                  <li key={line} aria-hidden="true" />
                ),
              )}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

/** A day's classes, each part filled up to its lines with undefined. */
function alignParts(parts: BoardDay["parts"], lines: readonly number[]) {
  return parts.flatMap(({ classes }, part) =>
    Array.from({ length: lines[part] ?? 0 }, (_, index) => classes[index]),
  );
}
