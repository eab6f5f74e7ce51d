import type { BoardClass, BoardDay, BoardMoment } from "#domain/schedule/timetable.ts";
import { boardHand } from "#app/timetable/board-states.ts";
import { ChangeNote } from "#app/timetable/change-note.tsx";
import { ArrowLink } from "#ui/button.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import styles from "./week-board.module.css";

export type ProgramWeek = { days: readonly BoardDay[]; moments: readonly BoardMoment[] };

/** The week as the board at the door has it: one column a day, one line an hour, a red mark over what comes next. */
export function WeekBoard(props: { week: ProgramWeek; words: { none: string; next: string } }) {
  const { days, moments } = props.week;
  const { none, next } = props.words;
  const shown = days
    .map(({ day, parts }) => ({ day, classes: parts.flatMap(({ classes }) => classes) }))
    .filter(({ day, classes }) => day !== "Sunday" || classes.length > 0);
  const lines = linesOf(shown.map(({ classes }) => classes));
  return (
    <ol {...boardHand(moments)} className={`display figures ruled ${styles.week}`}>
      {shown.map(({ day, classes }) => (
        <li key={day} className="row relative items-baseline">
          <h3 className="sign">{day}</h3>
          {classes.length === 0 ? (
            <p className={`text-quiet ${styles.title}`}>{none}</p>
          ) : (
            <ul>
              {onLines(classes, lines).map((one, line, cells) =>
                one ? (
                  <li key={one.id} data-class={one.id} data-until={one.endsAt}>
                    <span className={`nowrap ${styles.time}`}>{one.off ? <s>{one.time}</s> : one.time}</span>
                    {/* Said once for the hours that follow; once more where they stand apart from it. */}
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
                    <NextMark shown={one.id === moments[0]?.next?.id}>{next}</NextMark>
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

/** Instead of a board: whether there are no classes or they could not be read, and the way to the schedule. */
export function NoClasses(props: {
  program: string;
  unread: boolean;
  words: { noTimes: string; noClasses: string; hoursLink: string };
}) {
  const { program, unread, words } = props;
  return (
    <Notice
      kind={unread ? "error" : "info"}
      title={unread ? words.noTimes : words.noClasses}
      action={<ArrowLink to={`/schedule?program=${program}`}>{words.hoursLink}</ArrowLink>}
    />
  );
}

/** The hours of the week, each as often as the day has it that has it most often. */
function linesOf(days: readonly (readonly BoardClass[])[]) {
  const starts = [...new Set(days.flat().map(({ start }) => start))].toSorted();
  return starts.map((start) => ({
    start,
    most: Math.max(...days.map((classes) => classes.filter((one) => one.start === start).length)),
  }));
}

/** A day's classes, each on the line of its hour; nothing where another day has one. */
function onLines(classes: readonly BoardClass[], lines: ReturnType<typeof linesOf>) {
  return lines.flatMap(({ start, most }) => {
    const here = classes.filter((one) => one.start === start);
    return Array.from({ length: most }, (_, index) => here[index]);
  });
}

/** board.behavior.ts moves it on. */
export function NextMark({ shown, children }: { shown: boolean; children: string }) {
  return (
    <span data-mark="next" className={`sign tag red unbroken ${styles.next}`} hidden={!shown}>
      {children}
    </span>
  );
}
