import { data, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { readTimetable } from "#db/readers/classes.server.ts";
import { gymDay } from "#content/gym-clock.ts";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { Row, Rows } from "#desk/frame/rows.tsx";
import { Done } from "#desk/log/done.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import styles from "./day.module.css";
import { dayAsked, sayDate, seenFrom, weekOf } from "./days.server.ts";
import { linesOn } from "./session-words.server.ts";

/** One day of the coming year, with all its classes. */
export async function loader({ request }: LoaderFunctionArgs) {
  const now = new Date();
  const today = gymDay(now);
  const asked = new URL(request.url).searchParams;
  const { date, last, fault } = dayAsked(asked.get("date") ?? "", today);
  const found = {
    title: `Classes on ${sayDate(date, today)}`,
    fault,
    done: asked.get("done"),
    seenAs: seenFrom(date, today),
    date,
    first: today,
    last,
    week: weekOf(date, today),
    lines: linesOn(date, await readTimetable(siteDatabase(), now, date)),
  };
  return data(found, { status: fault ? 400 : 200 });
}

export default function Day() {
  const { title, fault, done, seenAs, date, first, last, week, lines } = useLoaderData<typeof loader>();
  return (
    <Page title={title}>
      {done && <Done id={done} page="/schedule" seenAs={seenAs} />}
      {fault && <Notice kind="error" title={fault} />}
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
              Week before
            </a>
          )}
          {week.after && (
            <a className="link tap" href={week.after}>
              Week after
            </a>
          )}
        </p>
      </nav>
      <form className="row">
        <Field
          label="Another day"
          name="date"
          type="date"
          required
          min={first}
          max={last}
          defaultValue={date}
        />
        <Button type="submit" variant="ink">
          Show it
        </Button>
      </form>
      {lines.length === 0 ? (
        <p className="text-lead">No class on this day.</p>
      ) : (
        <Rows>
          {lines.map(({ off, ...line }) => (
            <Row key={line.to + line.side} {...line} now={off} />
          ))}
        </Rows>
      )}
      <p>
        <a className="link tap" href="/desk/classes">
          The classes of every week
        </a>
      </p>
    </Page>
  );
}
