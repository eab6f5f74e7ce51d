import type { BoardDay, BoardMoment } from "#content/timetable.ts";
import { ClassSlot, type SlotWords } from "./class-slot.tsx";
import styles from "./timetable.module.css";

type Words = SlotWords & { today: string; none: string; jumpLabel: string };

/** The week by day on a phone, as a board of seven columns on a desk; one list either way. */
export function Timetable(props: {
  days: readonly BoardDay[];
  moments: readonly BoardMoment[];
  words: Words;
}) {
  const { days, moments, words } = props;
  const moment = moments[0]!;
  const coming = moments.map(({ changesAt, today, running, next }) => ({
    changesAt,
    today,
    running: running.map(({ id }) => id),
    next: next?.id ?? null,
  }));
  return (
    <div data-hand="board" data-moments={JSON.stringify(coming)}>
      <nav aria-label={words.jumpLabel} className={`display on-ink no-print ${styles.jump}`}>
        <ol>
          {days.map(({ day }) => (
            <li key={day}>
              <a
                href={`#${day.toLowerCase()}`}
                className="center"
                data-day={day}
                data-today={day === moment.today ? "" : undefined}
              >
                {day.slice(0, 3)}
                <span className="sr-only">{day.slice(3)}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <ol className={`figures ${styles.week}`}>
        {days.map((entry) => (
          <Day key={entry.day} {...entry} moment={moment} words={words} />
        ))}
      </ol>
    </div>
  );
}

function Day({ day, count, parts, moment, words }: BoardDay & { moment: BoardMoment; words: Words }) {
  const id = day.toLowerCase();
  const isToday = day === moment.today;
  return (
    <li id={id} className={styles.day} data-day={day} data-today={isToday ? "" : undefined}>
      <h3>
        {day}
        <span className={`sign tag ${styles.today}`}>{words.today}</span>
      </h3>
      {count === 0 && <p className={`text-quiet ${styles.none}`}>{words.none}</p>}
      {parts.map(({ part, classes }) => (
        <div key={part} className={styles.part}>
          <h4 className="sign text-quiet">{part}</h4>
          <ul>
            {classes.map((entry) => (
              <ClassSlot key={entry.id} day={day} entry={entry} moment={moment} words={words} />
            ))}
          </ul>
        </div>
      ))}
    </li>
  );
}
