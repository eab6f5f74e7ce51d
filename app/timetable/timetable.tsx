import type { BoardClass, BoardDay, BoardMoment } from "#content/timetable.ts";
import { Icon } from "#app/ui/icon.tsx";

type Words = {
  now: string;
  next: string;
  today: string;
  none: string;
  jumpLabel: string;
  addToCalendar: string;
  classCount: (count: number) => string;
  spotsLeft: (spots: number) => string;
};

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
      <nav aria-label={words.jumpLabel} className="day-jump no-print">
        <ol>
          {days.map(({ day }) => (
            <li key={day}>
              <a
                href={`#${day.toLowerCase()}`}
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
      <ol className="timetable figures">
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
    <li id={id} className="timetable-day" data-day={day} data-today={isToday ? "" : undefined}>
      <h3 className="timetable-name">
        {day}
        <span className="timetable-flag">{words.today}</span>
      </h3>
      {count === 0 && <p className="timetable-none">{words.none}</p>}
      {parts.map(({ part, classes }) => (
        <div key={part} className={`timetable-part ${classes.length === 0 ? "timetable-empty" : ""}`}>
          <h4 className="timetable-part-name">{part}</h4>
          <ul>
            {classes.map((entry) => (
              <Slot key={entry.id} day={day} entry={entry} moment={moment} words={words} />
            ))}
          </ul>
        </div>
      ))}
    </li>
  );
}

function Slot(props: { day: string; entry: BoardClass; moment: BoardMoment; words: Words }) {
  const { day, entry, moment, words } = props;
  const { id, clock, half, until, title, program, place, coach, spotsLeft } = entry;
  const isNext = moment.next?.id === id;
  const isRunning = moment.running.some((running) => running.id === id);
  return (
    <li className="timetable-slot" data-class={id}>
      <p className="timetable-time">
        {clock} <span>{half}</span>
        <span data-mark="next" hidden={!isNext} className="timetable-mark timetable-next">
          {words.next}
        </span>
        <span data-mark="now" hidden={!isRunning} className="timetable-mark">
          {words.now}
        </span>
      </p>
      <div>
        <p className="timetable-title">{title}</p>
        <p className="timetable-note">
          <span className="sr-only">until {until}, </span>
          {program === title ? "" : `${program}, `}
          {place}
          {coach && `, ${coach}`}
        </p>
        {spotsLeft !== null && (
          <p className="timetable-spots">
            <Icon name="users" className="size-4" />
            {words.spotsLeft(spotsLeft)}
          </p>
        )}
      </div>
      <a href={`/calendar/classes.ics?class=${id}`} className="timetable-add">
        <Icon name="calendar" className="size-4.5" />
        <span className="sr-only">
          {words.addToCalendar}: {title}, {day} {clock} {half}
        </span>
      </a>
    </li>
  );
}
