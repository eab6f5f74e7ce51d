import type { BoardClass, BoardMoment } from "#content/timetable.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { SquareLink } from "#app/ui/square-button.tsx";
import styles from "./class-slot.module.css";

export type SlotWords = {
  now: string;
  next: string;
  addToCalendar: string;
  spotsLeft: (spots: number) => string;
};

/** One class of the board; board.hand.ts moves its marks. */
export function ClassSlot(props: { day: string; entry: BoardClass; moment: BoardMoment; words: SlotWords }) {
  const { day, entry, moment, words } = props;
  const { id, clock, half, until, title, program, place, coach, spotsLeft } = entry;
  const isNext = moment.next?.id === id;
  const isRunning = moment.running.some((running) => running.id === id);
  return (
    <li className={styles.slot} data-class={id}>
      <p className={`display ${styles.time}`}>
        {clock} <span>{half}</span>
        <span data-mark="next" className="sign" hidden={!isNext}>
          {words.next}
        </span>
        <span data-mark="now" className="sign" hidden={!isRunning}>
          {words.now}
        </span>
      </p>
      <div>
        <p className={`display ${styles.title}`}>{title}</p>
        <p className={`text-quiet ${styles.note}`}>
          <span className="sr-only">until {until}, </span>
          {program === title ? "" : `${program}, `}
          {place}
          {coach && `, ${coach}`}
        </p>
        {spotsLeft !== null && (
          <p className={styles.spots}>
            <Icon name="users" size={4} />
            {words.spotsLeft(spotsLeft)}
          </p>
        )}
      </div>
      <SquareLink
        to={`/calendar/classes.ics?class=${id}`}
        icon="calendar"
        label={`${words.addToCalendar}: ${title}, ${day} ${clock} ${half}`}
        className={styles.add}
      />
    </li>
  );
}
