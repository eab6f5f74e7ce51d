import { data, redirect, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { formatDate, gymDay, gymMoment } from "#content/gym-clock.ts";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { readTimetable } from "#db/readers/classes.server.ts";
import { readGym } from "#db/readers/gym.server.ts";
import { readHolidayHours } from "#db/readers/notices.server.ts";
import { formatSpan } from "#domain/schedule/clock.ts";
import { joinFacts } from "#domain/text.ts";
import { hoursOn } from "#domain/schedule/opening-hours.ts";
import { classes } from "#operations/collections/classes.collection.ts";
import { readLastChange } from "#operations/journal/row-history.ts";
import { Page } from "#desk/frame/page.tsx";
import { WeekStrip } from "#desk/frame/week-strip.tsx";
import { Disclosure } from "#desk/frame/disclosure.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Icon, type IconName } from "#ui/pictures/icon.tsx";
import { Refusal } from "#desk/frame/refusal.tsx";
import { DaySection } from "./day-section.tsx";
import styles from "./day.module.css";
import { calendarDays, readDay, sectionForDay, visibleFrom, weekAround } from "./days.server.ts";
import { linesOn } from "./session-words.server.ts";

/** A day with its classes and staff hours, and the other days of its week. Days that are over can only be read. */
export async function loader({ request }: LoaderFunctionArgs) {
  const now = new Date();
  const today = gymDay(now);
  const query = new URL(request.url).searchParams;
  const { date, refused } = readDay(query.get("date") ?? "", today);
  // The form can't name the section of the day that is chosen in it.
  if (query.has("go") && !refused) throw redirect(sectionForDay(date));
  const week = weekAround(date, today);
  const isOver = date < today;
  // This week begins with today, unless a day before it is chosen.
  const shown = week.days.filter(({ to, date: day }) => to && (isOver || day >= today));
  const since = shown[0]!.date;
  const db = siteDatabase();
  const [timetable, gym, holidays, changedAt] = await Promise.all([
    readTimetable(db, now, since),
    readGym(db),
    readHolidayHours(db, gymMoment(since, "00:00")),
    readLastChange(db, classes.name),
  ]);
  const days = shown.map((day) => {
    const hours = hoursOn(day.date, gym.hours, holidays);
    const holiday = holidays.findLast((one) => one.date === day.date);
    const isDayOver = day.date < today;
    return {
      ...day,
      isOver: isDayOver,
      // The weekly hours of days that are over may have been others.
      staffed:
        isDayOver && !holiday
          ? ""
          : joinFacts([
              hours ? `Staffed ${formatSpan(hours.opens, hours.closes)}` : "Not staffed",
              holiday?.reason,
              holiday?.closedToMembers && "closed to members",
            ]),
      lines: linesOn(day.date, timetable, now),
    };
  });
  const chosen = days.find((day) => day.date === date)!;
  const changedOn = changedAt === null ? "" : gymDay(new Date(changedAt));
  const [first, last] = calendarDays(today);
  const isClosed = holidays.some((one) => one.date === date) && chosen.lines.every(({ off }) => off);
  const visibleAs = visibleFrom(date, today);
  const back = encodeURIComponent(sectionForDay(date));
  return data(
    {
      refused,
      visibleAs,
      date,
      today,
      isOver,
      /** The timetable of a day that is over is not known if the weekly one has changed since. */
      changedOn: isOver && changedOn > since ? formatDate(changedOn, today) : null,
      first,
      last,
      week,
      name: chosen.name,
      days,
      add: `/desk/do/classes.schedule?day=${date}&back=${back}`,
      close: {
        label: isClosed ? "Reopen day" : "Close day",
        name: formatDate(date, today),
        to: `/desk/do/classes.${isClosed ? "reopenDay" : "closeDay"}?day=${date}&back=${back}`,
      },
    },
    { status: refused ? 400 : 200 },
  );
}

export default function Calendar() {
  const { refused, visibleAs, date, name, today, isOver, changedOn, first, last, week, days, close, add } =
    useLoaderData<typeof loader>();
  return (
    <Page
      title="Calendar"
      lead={
        isOver ? (
          "What took place, and what was canceled or moved."
        ) : (
          <>
            Choose a class to cancel or move it on that day.{" "}
            <a className="link" href="/desk/classes">
              Weekly timetable
            </a>
          </>
        )
      }
      page="/schedule"
      visibleAs={visibleAs}
      actions={
        !isOver && (
          <>
            <ButtonLink to={close.to} variant="line" aria-label={`${close.label}, ${close.name}`}>
              {close.label}
            </ButtonLink>
            <ButtonLink to={add} variant="ink" icon="plus" aria-label={`Add a class on ${name}`}>
              Add a class
            </ButtonLink>
          </>
        )
      }
    >
      <Refusal reason={refused} />
      <div className="row apart items-center gap-2">
        <p className="row items-center gap-2">
          <WeekLink to={week.before} label="Previous week" icon="left" />
          <b className="display figures text-sub">{week.name}</b>
          <WeekLink to={week.after} label="Next week" icon="right" />
        </p>
        {date !== today && (
          <a className="link tap" href="/desk/classes/day">
            Today
          </a>
        )}
        <Disclosure
          label={
            <>
              <Icon name="calendar" />
              <span className="sr-only">Pick a date</span>
            </>
          }
          open={refused !== null}
        >
          <form className="row items-end mt-2">
            <Field label="Date" name="date" type="date" required min={first} max={last} defaultValue={date} />
            <Button type="submit" variant="line" name="go" value="yes">
              Go
            </Button>
          </form>
        </Disclosure>
      </div>
      <WeekStrip
        label="Week"
        days={week.days.map((day) => ({
          ...day,
          name: day.date === today ? `${day.name}, today` : day.name,
          isCurrent: day.date === date,
        }))}
      />
      <div className={`tiles ${styles.days}`}>
        {days.map((day) => (
          <DaySection key={day.date} day={day} isToday={day.date === today} isChosen={day.date === date}>
            {changedOn && day.date === date && (
              <p>
                The weekly timetable changed on {changedOn}. Days before that are shown with the times of now,
                and with what was different on that date.
              </p>
            )}
          </DaySection>
        ))}
      </div>
    </Page>
  );
}

function WeekLink({ to, label, icon }: { to: string | null; label: string; icon: IconName }) {
  return (
    to && (
      <a className="tap" href={to} aria-label={label}>
        <Icon name={icon} />
      </a>
    )
  );
}
