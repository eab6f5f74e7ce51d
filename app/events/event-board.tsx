import type { ReactNode } from "react";
import type { Photo } from "#photos/photo-url.ts";
import type { GymEvent } from "#data/event-rules.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";

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
  | "cancelled"
> & { month: string; date: string; photo: Photo | null };

/** What is to come, one event a row: the date as large as a bay number, then the facts. */
export function EventBoard(props: {
  events: readonly BoardEvent[];
  words: {
    register: { label: string; to: string };
    cancelled: string;
    cancelledText: string;
    addToCalendar: string;
    placeLabel: string;
    timeLabel: string;
    capacityLabel: string;
  };
}) {
  const { events, words } = props;
  return (
    <ol className="events">
      {events.map((event) => (
        <li
          key={event.id}
          id={`event-${event.id}`}
          className={`event ${event.cancelled ? "event-off" : ""}`}
          data-hand="until"
          data-until={event.endsAt}
        >
          <p className="event-date figures">
            <span className="sr-only">{event.dateLabel}</span>
            <span aria-hidden="true" className="event-month">
              {event.month}
            </span>
            <span aria-hidden="true" className="event-day">
              {event.date}
            </span>
          </p>
          <div className="event-words">
            {event.cancelled && <p className="event-flag">{words.cancelled}</p>}
            <h3 className="text-head">{event.title}</h3>
            <p className="mt-4 measure text-quiet">{event.description}</p>
            <dl className="event-facts figures">
              <Fact label={words.timeLabel}>
                <time dateTime={`${event.day}T${event.starts}`}>
                  {event.dateLabel}, {event.timeSlot}
                </time>
              </Fact>
              <Fact label={words.placeLabel}>{event.location}</Fact>
              <Fact label={words.capacityLabel}>{event.capacityLabel}</Fact>
            </dl>
            {event.cancelled ? (
              <p className="mt-6 font-semibold">{words.cancelledText}</p>
            ) : (
              <p className="mt-7 flex flex-wrap items-center gap-x-7 gap-y-2">
                <ButtonLink to={words.register.to} look="ink" icon="arrow">
                  {words.register.label}
                  <span className="sr-only">: {event.title}</span>
                </ButtonLink>
                <a href={`/calendar/events.ics?event=${encodeURIComponent(event.id)}`} className="event-add">
                  <Icon name="calendar" className="size-5" />
                  {words.addToCalendar}
                  <span className="sr-only">: {event.title}</span>
                </a>
              </p>
            )}
          </div>
          {event.photo && (
            <Picture photo={event.photo} sizes="(min-width: 64rem) 26rem, 100vw" className="event-photo" />
          )}
        </li>
      ))}
    </ol>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
