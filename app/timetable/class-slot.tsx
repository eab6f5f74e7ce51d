import type { scheduleCopy } from "#content/pages/schedule.ts";
import type { BoardClass, BoardState } from "#domain/schedule/timetable.ts";
import type { ReactNode } from "react";
import { Icon } from "#ui/pictures/icon.tsx";
import { SquareLink } from "#ui/square-button.tsx";
import styles from "./class-slot.module.css";

/** A class in the timetable; board.behavior.ts updates its marks. */
export function ClassSlot(props: {
  day: string;
  entry: BoardClass;
  over: boolean;
  /** Where it is, if not in the usual place. */
  where: string | null;
  state: BoardState;
  copy: typeof scheduleCopy;
}) {
  const { day, entry, over, where, state, copy } = props;
  const { id, clock, half, time, until, endsAt, title, coach, spotsLeft } = entry;
  const { note, change, off, calendarId } = entry;
  const details = [where, coach].filter(Boolean).join(", ");
  const isNext = state.next?.id === id;
  const isRunning = state.running.some((running) => running.id === id);
  return (
    <li
      className={`relative grid ${styles.slot}`}
      data-class={id}
      data-until={endsAt}
      data-over={over ? "" : undefined}
    >
      <p className={`display text-sub ${styles.time}`} data-marks>
        <MaybeStruck off={off}>
          {clock} <span>{half}</span>
        </MaybeStruck>
        <span className="sr-only"> until {until}</span>
        {isNext && <Mark name="next" copy={copy} />}
        {isRunning && <Mark name="now" copy={copy} />}
      </p>
      <p className={`display text-large ${styles.title}`}>
        <MaybeStruck off={off}>{title}</MaybeStruck>
        {copy.beginnerClasses.includes(title) && (
          <Icon name="star" size={4} label={copy.beginnerLabel} className={`no-print ${styles.star}`} />
        )}
      </p>
      {change && <p className={`strong text-accent ${styles.note}`}>{change}</p>}
      {details && <p className={`text-quiet text-fine ${styles.note}`}>{details}</p>}
      {note && <p className={`text-quiet text-fine ${styles.note}`}>{note}</p>}
      {spotsLeft !== null && !off && (
        <p className={`no-print row strong ${styles.note}`}>
          <Icon name="users" size={4} />
          {copy.spotsLeft(spotsLeft)}
        </p>
      )}
      <SquareLink
        to={`/calendar/classes.ics?class=${calendarId}`}
        icon="calendar"
        label={`${copy.addToCalendar}: ${title}, ${day} ${time}`}
        className={`absolute no-print ${styles.add}`}
      />
    </li>
  );
}

export function Mark({ name, copy }: { name: "next" | "now"; copy: typeof scheduleCopy }) {
  return (
    <span data-mark={name} className="no-print sign">
      {copy[name]}
    </span>
  );
}

function MaybeStruck({ off, children }: { off: boolean; children: ReactNode }) {
  return off ? <s>{children}</s> : children;
}
