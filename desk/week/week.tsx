import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { gymDay } from "#content/gym-clock.ts";
import { addDays, formatDuration, formatShortDay } from "#domain/schedule/clock.ts";
import { ask } from "#operations/run.ts";
import { type WeekRow, WEEK, week } from "#operations/report/week.operations.ts";
import { actorIn, deskStores } from "#desk/actions/act.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { BarChart, ColumnChart, isCounted } from "./chart.tsx";
import styles from "./week.module.css";

const MINUTE_MS = 60_000;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const today = gymDay(new Date());
  const to = readDay(new URL(request.url).searchParams.get("to"), today);
  const call = { input: { to }, actor: actorIn(context), stores: deskStores() };
  return {
    rows: await ask(week, call),
    period: `${formatShortDay(addDays(to, 1 - WEEK))} to ${formatShortDay(to)}`,
    earlier: addDays(to, -WEEK),
    later: to < today ? minDay(addDays(to, WEEK), today) : null,
    isToday: to === today,
  };
}

/** Returns the day, or today if the text is a later day or not a day. */
function readDay(text: string | null, today: string): string {
  const isDay = text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  return isDay ? minDay(text, today) : today;
}

function minDay(one: string, other: string): string {
  return one < other ? one : other;
}

export default function Week() {
  const { rows, period, earlier, later, isToday } = useLoaderData<typeof loader>();
  const part = (name: WeekRow["part"]) => rows.filter((row) => row.part === name);
  const answered = rows.find(isDuration)!;
  const charts = [
    { title: "Messages by day", Chart: ColumnChart },
    { title: "Messages by program", Chart: BarChart },
    {
      title: "Messages by source",
      Chart: BarChart,
      about: "The campaign or the website that sent the visitor.",
    },
    { title: "Time to answer", rows: part("Answer times"), Chart: BarChart, about: sayTypical(answered) },
    {
      title: "Pages viewed by day",
      Chart: ColumnChart,
      about: "Counted on this site, without names or cookies.",
    },
  ].map((chart) => ({ rows: part(chart.title as WeekRow["part"]), ...chart }));
  const empty = charts.filter((chart) => !chart.rows.some(isCounted));
  return (
    <Page
      title="How the week went"
      lead={period}
      back={{ to: "/desk", label: "Today" }}
      actions={
        <>
          <ButtonLink to={`/desk/week?to=${earlier}`} variant="line">
            7 days earlier
          </ButtonLink>
          {later && (
            <ButtonLink to={`/desk/week?to=${later}`} variant="line">
              7 days later
            </ButtonLink>
          )}
        </>
      }
    >
      <dl className={`on-white ruled tiles tiles-small gap-0 ${styles.tiles}`}>
        {part("Summary")
          .filter((row) => !isDuration(row))
          .map((row) => (
            <Tile key={row.name} row={row} />
          ))}
      </dl>
      <p className="text-quiet">
        Compared with the seven days before.{isToday && " Today is not over yet."} Spam does not count.
      </p>
      <div className="columns halves">
        {charts
          .filter((chart) => !empty.includes(chart))
          .map(({ title, Chart, rows: counted, about }) => (
            <Chart key={title} title={title} rows={counted}>
              {about}
            </Chart>
          ))}
      </div>
      {empty.length > 0 && (
        <p>
          Nothing in these two weeks:{" "}
          {list.format(empty.map(({ title }) => title.charAt(0).toLowerCase() + title.slice(1)))}.
        </p>
      )}
    </Page>
  );
}

const list = new Intl.ListFormat("en-US");

function isDuration({ name }: WeekRow): boolean {
  return name === "Half answered within minutes";
}

/** 'Typically 2 h; 3 days the week before.' */
function sayTypical({ thisWeek, weekBefore }: WeekRow): string {
  const format = (minutes: number) => (minutes === 0 ? "none" : formatDuration(minutes * MINUTE_MS));
  return `Typically ${format(thisWeek)} this week, ${format(weekBefore)} the week before.`;
}

function Tile({ row: { name, thisWeek, weekBefore } }: { row: WeekRow }) {
  const comparison = compare(thisWeek, weekBefore);
  return (
    <div className={styles.tile}>
      <dt>{name}</dt>
      <dd className="display figures text-head">{thisWeek.toLocaleString("en-US")}</dd>
      {comparison && <dd className="text-quiet text-fine">{comparison}</dd>}
    </div>
  );
}

function compare(thisWeek: number, weekBefore: number): string | null {
  const difference = thisWeek - weekBefore;
  if (difference === 0) return thisWeek === 0 ? null : "same as the week before";
  const amount = Math.abs(difference).toLocaleString("en-US");
  return `${amount} ${difference > 0 ? "more" : "fewer"} than the week before`;
}
