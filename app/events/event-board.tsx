import type { eventsCopy } from "#content/pages/events.ts";
import type { ReactNode } from "react";
import type { Photo } from "#ui/pictures/picture-url.ts";
import type { GymEvent } from "#domain/events.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import styles from "./event-board.module.css";

export type BoardEvent = Pick<
  GymEvent,
  | "id"
  | "title"
  | "day"
  | "starts"
  | "endsAt"
  | "dateLabel"
  | "timeSlot"
  | "location"
  | "description"
  | "capacityLabel"
  | "placesLeft"
  | "placesLabel"
  | "canceled"
> & { month: string; date: string; register: string; photo: Photo | null };

/** Upcoming events, one per row. */
export function EventBoard(props: { events: readonly BoardEvent[]; copy: typeof eventsCopy }) {
  const { events, copy } = props;
  return (
    <ol className="below ruled roomy">
      {events.map((event) => (
        <li
          key={event.id}
          id={`event-${event.id}`}
          className={`grid ${styles.event} ${event.canceled ? styles.off : ""}`}
          data-behavior="hide-expired"
          data-until={event.endsAt}
        >
          <p className={`display items-end ${styles.date}`}>
            <span className="sr-only">{event.dateLabel}</span>
            <span aria-hidden="true" className="block text-head">
              {event.month}
            </span>
            <span aria-hidden="true" className={`numeral ${styles.day}`}>
              {event.date}
            </span>
            <span className={`sign tag red block nowrap ${styles.mark}`}>{copy.nextLabel}</span>
          </p>
          <div className="flow">
            {event.canceled && <p className="sign tag">{copy.canceled}</p>}
            <h3 className="text-head">{event.title}</h3>
            <p className="measure text-large">{event.description}</p>
            <dl className={`figures lined thirds gap-y-0 ${styles.facts}`}>
              <Fact label={copy.timeLabel}>
                <time dateTime={`${event.day}T${event.starts}`}>
                  <span className="unbroken">{event.dateLabel},</span>{" "}
                  <span className="unbroken">{event.timeSlot}</span>
                </time>
              </Fact>
              {event.location && <Fact label={copy.placeLabel}>{event.location}</Fact>}
              <Fact label={copy.capacityLabel}>{event.capacityLabel}</Fact>
              {event.placesLabel && !event.canceled && (
                <Fact label={copy.placesLabel}>{event.placesLabel}</Fact>
              )}
            </dl>
            {event.canceled ? (
              <p className="strong">{copy.canceledText}</p>
            ) : (
              <p className="row">
                <ButtonLink to={event.register} variant="ink" icon="arrow">
                  {event.placesLeft === 0 ? copy.waiting : copy.register}
                  <span className="sr-only">: {event.title}</span>
                </ButtonLink>
                <a
                  href={`/calendar/events.ics?event=${encodeURIComponent(event.id)}`}
                  className="link tap strong"
                >
                  <Icon name="calendar" />
                  {copy.addToCalendar}
                  <span className="sr-only">: {event.title}</span>
                </a>
              </p>
            )}
          </div>
          {event.photo && (
            <Picture photo={event.photo} sizes="(min-width: 64rem) 30rem, 100vw" className={styles.photo} />
          )}
        </li>
      ))}
    </ol>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-quiet">{label}</dt>
      <dd className="strong">{children}</dd>
    </div>
  );
}
