import type { BoardClass, BoardMoment } from "#domain/schedule/timetable.ts";
import type { ReactNode } from "react";
import { Icon } from "#ui/pictures/icon.tsx";
import { SquareLink } from "#ui/square-button.tsx";
import styles from "./class-slot.module.css";

export type SlotWords = {
  now: string;
  next: string;
  addToCalendar: string;
  spotsLeft: (spots: number) => string;
};

/** One class of the board; board.behavior.ts moves its marks. */
export function ClassSlot(props: {
  day: string;
  entry: BoardClass;
  over: boolean;
  /** null: where most are. */
  where: string | null;
  moment: BoardMoment;
  words: SlotWords;
}) {
  const { day, entry, over, where, moment, words } = props;
  const { id, clock, half, until, endsAt, title, program, coach, spotsLeft } = entry;
  const { note, change, off, calendarId } = entry;
  const isNext = moment.next?.id === id;
  const isRunning = moment.running.some((running) => running.id === id);
  return (
    <li
      className={`relative grid ${styles.slot}`}
      data-class={id}
      data-until={endsAt}
      data-over={over ? "" : undefined}
    >
      <p className={`display text-sub ${styles.time}`}>
        <Struck off={off}>
          {clock} <span>{half}</span>
        </Struck>
        <span data-mark="next" className="sign" hidden={!isNext}>
          {words.next}
        </span>
        <span data-mark="now" className="sign" hidden={!isRunning}>
          {words.now}
        </span>
      </p>
      <div>
        <p className={`display ${styles.title}`}>
          <Struck off={off}>{title}</Struck>
        </p>
        {change && <p className={`strong text-accent text-fine ${styles.note}`}>{change}</p>}
        <p className={`text-quiet text-fine ${styles.note}`}>
          <span className="sr-only">until {until} </span>
          {(where === null ? [coach] : [program !== title && program, where, coach])
            .filter(Boolean)
            .join(", ")}
        </p>
        {note && <p className={`text-quiet text-fine ${styles.note}`}>{note}</p>}
        {spotsLeft !== null && !off && (
          <p className={`row strong text-fine ${styles.note}`}>
            <Icon name="users" size={4} />
            {words.spotsLeft(spotsLeft)}
          </p>
        )}
      </div>
      <SquareLink
        to={`/calendar/classes.ics?class=${calendarId}`}
        icon="calendar"
        label={`${words.addToCalendar}: ${title}, ${day} ${clock} ${half}`}
        className={`absolute ${styles.add}`}
      />
    </li>
  );
}

function Struck({ off, children }: { off: boolean; children: ReactNode }) {
  return off ? <s>{children}</s> : children;
}
