import type { scheduleCopy } from "#content/pages/schedule.ts";
import { type BoardClass, type BoardDay, type BoardState, classesOn } from "#domain/schedule/timetable.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { boardBehavior } from "./board.tsx";
import { ClassSlot, Mark } from "./class-slot.tsx";
import styles from "./timetable.module.css";

type Copy = typeof scheduleCopy;

/** Seven columns on wide screens; on phones one day at a time, first that of the next class. */
export function Timetable(props: { days: readonly BoardDay[]; states: readonly BoardState[]; copy: Copy }) {
  const { days, states, copy } = props;
  const state = states[0]!;
  const shown = shownDay(days, state);
  const usual = usualWhere(days);
  /** Parts with classes on any day: on wide screens each has a row across the week, and a day's last fills the rest. */
  const used = new Set(
    days.flatMap(({ parts }) => parts.filter(({ classes }) => classes.length > 0).map(({ part }) => part)),
  );
  const hasBeginnerClass = days.flatMap(classesOn).some(({ title }) => copy.beginnerClasses.includes(title));
  return (
    <div {...boardBehavior(states)}>
      {usual && <p className="strong below">{copy.usual(usual)}</p>}
      {hasBeginnerClass && (
        <p className="no-print">
          <Icon name="star" size={4} /> {copy.beginnerNote}
        </p>
      )}
      <nav aria-label={copy.jumpLabel} className={`display on-ink no-print inset-focus ${styles.jump}`}>
        <ol>
          {days.map(({ day }) => (
            <li key={day}>
              <a
                href={`#${day.toLowerCase()}`}
                className="center"
                aria-current={day === shown ? "true" : undefined}
              >
                <span aria-hidden="true">{day.slice(0, 3)}</span>
                <span className="sr-only">{day}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <ol className={`figures ${styles.week}`}>
        {days.map((entry) => (
          <Day
            key={entry.day}
            entry={entry}
            open={entry.day === shown}
            usual={usual}
            used={used}
            state={state}
            copy={copy}
          />
        ))}
      </ol>
      <template>
        <Mark name="next" copy={copy} />
        <Mark name="now" copy={copy} />
      </template>
    </div>
  );
}

/** The day of the running or next class, or today. */
function shownDay(days: readonly BoardDay[], { running, next, today }: BoardState) {
  const first = running[0]?.id ?? next?.id;
  return days.find((day) => classesOn(day).some(({ id }) => id === first))?.day ?? today;
}

/** The program and place of most classes, shown once above the board. */
function usualWhere(days: readonly BoardDay[]): string | null {
  const all = days.flatMap(classesOn).map(classLocation);
  const [most] = [...Map.groupBy(all, (where) => where).values()].toSorted((a, b) => b.length - a.length);
  return most && most.length * 2 > all.length ? most[0]! : null;
}

function classLocation({ program, place }: BoardClass): string {
  return [program, place].filter(Boolean).join(", ");
}

function Day(props: {
  entry: BoardDay;
  open: boolean;
  usual: string | null;
  used: ReadonlySet<string>;
  state: BoardState;
  copy: Copy;
}) {
  const { entry, open, usual, used, state, copy } = props;
  const { day, date, count, parts } = entry;
  const id = day.toLowerCase();
  const isToday = day === state.today;
  const all = classesOn(entry);
  const isOver = (endsAt: number) => endsAt <= state.at;
  const earlier = all.filter(({ endsAt }) => isOver(endsAt)).length;
  return (
    <li
      id={id}
      className={styles.day}
      data-day={day}
      data-today={isToday ? "" : undefined}
      data-shown={open ? "" : undefined}
    >
      <div className={`flex items-center justify-between ${styles.head}`}>
        <h3>
          {`${day} `}
          <span className="sign text-quiet">{date}</span>
        </h3>
        <span className={`no-print sign tag ${styles.today}`}>{copy.today}</span>
        <a href={`#${id}`} className={`sign tap ${styles.unfold}`}>
          {copy.classCount(count)}
          <span className="sr-only">, {day}</span>
          <Icon name="down" size={4} />
        </a>
      </div>
      {earlier > 0 && (
        <a id="earlier" href="#earlier" className={`link tap ${styles.earlier}`}>
          {copy.earlier(earlier)}
        </a>
      )}
      {all.length === 0 && (
        <div className={styles.part}>
          <p className={`text-quiet below ${styles.none}`}>{copy.none}</p>
        </div>
      )}
      {parts
        .filter(({ part }) => all.length > 0 && used.has(part))
        .map(({ part, classes }) => (
          <div key={part} className={styles.part}>
            {classes.length > 0 && (
              <>
                <h4 className="sign text-quiet">{part}</h4>
                <ul>
                  {classes.map((slot) => (
                    <ClassSlot
                      key={slot.id}
                      day={day}
                      entry={slot}
                      over={isOver(slot.endsAt)}
                      where={classLocation(slot) === usual ? null : slot.place}
                      state={state}
                      copy={copy}
                    />
                  ))}
                </ul>
              </>
            )}
          </div>
        ))}
    </li>
  );
}
