import type { BoardDay, BoardMoment } from "#content/timetable.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { boardHand } from "./board-hand.ts";
import { ClassSlot, type SlotWords } from "./class-slot.tsx";
import styles from "./timetable.module.css";

type Words = SlotWords & {
  today: string;
  none: string;
  jumpLabel: string;
  classCount: (count: number) => string;
  earlier: (count: number) => string;
};

/** The week as a board of seven columns on a desk; on a phone one day of it, at first today from now on. */
export function Timetable(props: {
  days: readonly BoardDay[];
  moments: readonly BoardMoment[];
  words: Words;
}) {
  const { days, moments, words } = props;
  const moment = moments[0]!;
  return (
    <div {...boardHand(moments)}>
      <nav aria-label={words.jumpLabel} className={`display on-ink no-print ${styles.jump}`}>
        <ol>
          {days.map(({ day }) => (
            <li key={day}>
              <a
                href={`#${day.toLowerCase()}`}
                className="center"
                aria-current={day === moment.today ? "true" : undefined}
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
          <Day key={entry.day} entry={entry} moment={moment} words={words} />
        ))}
      </ol>
    </div>
  );
}

function Day({ entry, moment, words }: { entry: BoardDay; moment: BoardMoment; words: Words }) {
  const { day, date, count, parts } = entry;
  const id = day.toLowerCase();
  const isToday = day === moment.today;
  const all = parts.flatMap(({ classes }) => classes);
  const isOver = (endsAt: number) => endsAt <= moment.at;
  const earlier = all.filter(({ endsAt }) => isOver(endsAt)).length;
  return (
    <li id={id} className={styles.day} data-day={day} data-today={isToday ? "" : undefined}>
      <h3>
        <span>
          {day} <span className="sign text-quiet">{date}</span>
        </span>
        <span className={`sign tag ${styles.today}`}>{words.today}</span>
        <a href={`#${id}`} className={`sign tap ${styles.unfold}`}>
          {words.classCount(count)}
          <span className="sr-only">, {day}</span>
          <Icon name="down" size={4} />
        </a>
      </h3>
      {all.length === 0 && <p className={`text-quiet ${styles.none}`}>{words.none}</p>}
      {earlier > 0 && (
        <a id="earlier" href="#earlier" className={`link tap ${styles.earlier}`}>
          {words.earlier(earlier)}
        </a>
      )}
      {parts.map(({ part, classes }) => (
        <div key={part} className={styles.part}>
          {classes.length > 0 && <h4 className="sign text-quiet">{part}</h4>}
          {classes.length > 0 && (
            <ul>
              {classes.map((slot) => (
                <ClassSlot
                  key={slot.id}
                  day={day}
                  entry={slot}
                  over={isOver(slot.endsAt)}
                  moment={moment}
                  words={words}
                />
              ))}
            </ul>
          )}
        </div>
      ))}
    </li>
  );
}
