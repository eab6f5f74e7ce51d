import { data, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { readTimetable } from "#db/readers/classes.server.ts";
import { formatDate, gymDay } from "#content/gym-clock.ts";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { Row, Rows } from "#desk/frame/rows.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import styles from "./day.module.css";
import { dayAsked, visibleFrom, weekOf } from "./days.server.ts";
import { linesOn } from "./session-words.server.ts";

/** One day of the coming year, with all its classes. */
export async function loader({ request }: LoaderFunctionArgs) {
  const now = new Date();
  const today = gymDay(now);
  const asked = new URL(request.url).searchParams;
  const { date, last, refused } = dayAsked(asked.get("date") ?? "", today);
  const found = {
    title: `Classes on ${formatDate(date, today)}`,
    refused,
    visibleAs: visibleFrom(date, today),
    date,
    first: today,
    last,
    week: weekOf(date, today),
    lines: linesOn(date, await readTimetable(siteDatabase(), now, date)),
  };
  return data(found, { status: refused ? 400 : 200 });
}

export default function Day() {
  const { title, refused, visibleAs, date, first, last, week, lines } = useLoaderData<typeof loader>();
  return (
    <Page title={title} page="/schedule" visibleAs={visibleAs}>
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
                  {weekday} <b className="display figures text-head">{number}</b>
                </a>
              ) : (
                <span className={`center text-quiet text-fine ${styles.day}`}>
                  {weekday} <b className="display figures text-head">{number}</b>
                </span>
              )}
            </li>
          ))}
        </ul>
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
        </p>
      </nav>
      <form className="row">
        <Field label="Date" name="date" type="date" required min={first} max={last} defaultValue={date} />
        <Button type="submit" variant="ink">
          Go
        </Button>
      </form>
      {lines.length === 0 ? (
        <p className="text-lead">No classes on this day.</p>
      ) : (
        <Rows>
          {lines.map(({ off, ...line }) => (
            <Row key={line.to + line.side} {...line} now={off} />
          ))}
        </Rows>
      )}
      <p>
        <a className="link tap" href="/desk/classes">
          Weekly classes
        </a>
      </p>
    </Page>
  );
}
