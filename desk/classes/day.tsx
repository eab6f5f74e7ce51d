import { data, redirect, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { formatDate, gymDay } from "#content/gym-clock.ts";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { readTimetable } from "#db/readers/classes.server.ts";
import { readGym } from "#db/readers/gym.server.ts";
import { readHolidayHours } from "#db/readers/notices.server.ts";
import { formatTime } from "#domain/schedule/clock.ts";
import { hoursOn } from "#domain/schedule/opening-hours.ts";
import { Page } from "#desk/frame/page.tsx";
import { Row, Rows } from "#desk/frame/rows.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import styles from "./day.module.css";
import { readDay, sectionForDay, visibleFrom, weekAround } from "./days.server.ts";
import { linesOn } from "./session-words.server.ts";

/** A week of the coming year: every class by day, and the staff hours. */
export async function loader({ request }: LoaderFunctionArgs) {
  const now = new Date();
  const today = gymDay(now);
  const query = new URL(request.url).searchParams;
  const { date, last, refused } = readDay(query.get("date") ?? "", today);
  // The form can't name the section of the day that is chosen in it.
  if (query.has("go") && !refused) throw redirect(sectionForDay(date));
  const week = weekAround(date, today);
  const shown = week.days.filter(({ to }) => to);
  const db = siteDatabase();
  const [timetable, gym, holidays] = await Promise.all([
    readTimetable(db, now, shown[0]!.date),
    readGym(db),
    readHolidayHours(db, now),
  ]);
  const days = shown.map((day) => {
    const hours = hoursOn(day.date, gym.hours, holidays);
    const holiday = holidays.findLast((one) => one.date === day.date);
    const back = encodeURIComponent(sectionForDay(day.date));
    return {
      date: day.date,
      title: formatDate(day.date, today),
      staffed: [
        hours ? `Staffed ${formatTime(hours.opens)} to ${formatTime(hours.closes)}` : "Not staffed",
        holiday?.reason,
        holiday?.closedToMembers && "closed to members",
      ]
        .filter(Boolean)
        .join(" · "),
      lines: linesOn(day.date, timetable),
      add: `/desk/do/classes.schedule?day=${day.date}&back=${back}`,
      close: `/desk/do/classes.closeDay?day=${day.date}&back=${back}`,
    };
  });
  const visibleAs = visibleFrom(date, today);
  return data({ refused, visibleAs, date, first: today, last, week, days }, { status: refused ? 400 : 200 });
}

export default function Calendar() {
  const { refused, visibleAs, date, first, last, week, days } = useLoaderData<typeof loader>();
  return (
    <Page title="Calendar" back={{ to: "/desk", label: "Today" }} page="/schedule" visibleAs={visibleAs} wide>
      {refused && <Notice kind="error" title={refused} />}
      <nav aria-label="Week" className="flow">
        <ul className={`on-white grid ${styles.week}`}>
          {week.days.map(({ date: day, weekday, number, to }) => (
            <li key={day}>
              {to ? (
                <a
                  href={to}
                  aria-current={day === date ? "date" : undefined}
                  className={`center text-fine ${styles.day}`}
                >
                  {`${weekday} `}
                  <b className="display figures text-head">{number}</b>
                </a>
              ) : (
                <span className={`center text-quiet text-fine ${styles.day}`}>
                  {`${weekday} `}
                  <b className="display figures text-head">{number}</b>
                </span>
              )}
            </li>
          ))}
        </ul>
        <div className="row apart">
          <p className="row">
            {week.before && (
              <a className="link tap" href={week.before}>
                Previous week
              </a>
            )}
            {week.after && (
              <a className="link tap" href={week.after}>
                Next week
              </a>
            )}
            <a className="link tap" href="/desk/classes">
              Weekly classes
            </a>
          </p>
          <form className="row items-end">
            <Field label="Date" name="date" type="date" required min={first} max={last} defaultValue={date} />
            <Button type="submit" variant="ink" name="go" value="yes">
              Go
            </Button>
          </form>
        </div>
      </nav>
      <div className={`grid ${styles.days}`}>
        {days.map(({ date: day, title, staffed, lines, add, close }) => (
          <section key={day} id={`day-${day}`} className="flow" aria-labelledby={`title-${day}`}>
            <div>
              <h2 id={`title-${day}`} className="text-head">
                {title}
              </h2>
              <p className="text-quiet">{staffed}</p>
            </div>
            {lines.length === 0 ? (
              <p>No classes on this day.</p>
            ) : (
              <Rows>
                {lines.map(({ off, ...line }) => (
                  <Row key={line.to + line.side} {...line} now={off} />
                ))}
              </Rows>
            )}
            <p className="row">
              <a className="link tap" href={add} aria-label={`Add a class on ${title}`}>
                Add a class
              </a>
              <a className="link tap" href={close} aria-label={`Close the day: ${title}`}>
                Close the day
              </a>
            </p>
          </section>
        ))}
      </div>
    </Page>
  );
}
