import { boardBehavior, ChangeNote } from "#app/timetable/board.tsx";
import type { BoardClass } from "#domain/schedule/timetable.ts";
import { NextMark, type ProgramWeek } from "./program-week.tsx";
import styles from "./week-board.module.css";

/** A compact week: one column per day, one line per start time. */
export function WeekBoard(props: { week: ProgramWeek; copy: { none: string; next: string } }) {
  const { days, states } = props.week;
  const { none, next } = props.copy;
  const shown = days
    .map(({ day, parts }) => ({ day, classes: parts.flatMap(({ classes }) => classes) }))
    .filter(({ day, classes }) => day !== "Sunday" || classes.length > 0);
  const lines = startTimes(shown.map(({ classes }) => classes));
  return (
    <ol {...boardBehavior(states)} className={`display figures ruled ${styles.week}`}>
      {shown.map(({ day, classes }) => (
        <li key={day} className="row relative items-baseline">
          <h3 className="sign">{day}</h3>
          {classes.length === 0 ? (
            <p className={`text-quiet ${styles.title}`}>{none}</p>
          ) : (
            <ul>
              {alignToLines(classes, lines).map((one, line, cells) =>
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

/** The start times of the week, each with the most classes that start then on one day. */
function startTimes(days: readonly (readonly BoardClass[])[]) {
  const starts = [...new Set(days.flat().map(({ start }) => start))].toSorted();
  return starts.map((start) => ({
    start,
    most: Math.max(...days.map((classes) => classes.filter((one) => one.start === start).length)),
  }));
}

/** A day's classes on the lines of their start times; undefined for empty lines. */
function alignToLines(classes: readonly BoardClass[], lines: ReturnType<typeof startTimes>) {
  return lines.flatMap(({ start, most }) => {
    const here = classes.filter((one) => one.start === start);
    return Array.from({ length: most }, (_, index) => here[index]);
  });
}
