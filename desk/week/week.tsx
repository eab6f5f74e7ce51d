import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { gymDay } from "#content/gym-clock.ts";
import { addDays, formatDuration, formatShortDay } from "#domain/schedule/clock.ts";
import { ask } from "#operations/run.ts";
import { type WeekRow, WEEK, week } from "#operations/report/week.operations.ts";
import { actorIn, deskStores } from "#desk/actions/act.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { BarChart, ColumnChart } from "./chart.tsx";
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
  return (
    <Page title="How the week went" lead={period} back={{ to: "/desk", label: "Today" }}>
      <p className="text-quiet">
        Compared with the seven days before.{isToday && " Today is not over yet."} Spam does not count.
      </p>
      <nav aria-label="Weeks" className="row">
        <a className="link tap" href={`/desk/week?to=${earlier}`}>
          7 days earlier
        </a>
        {later && (
          <a className="link tap" href={`/desk/week?to=${later}`}>
            7 days later
          </a>
        )}
      </nav>
      <dl className={`on-white ruled grid ${styles.tiles}`}>
        {part("Summary").map((row) => (
          <Tile key={row.name} row={row} />
        ))}
      </dl>
      <ColumnChart
        title="Messages by day"
        rows={part("Messages by day")}
        none="No messages in these two weeks."
      />
      <BarChart
        title="Messages by program"
        rows={part("Messages by program")}
        none="No messages in these two weeks."
      />
      <BarChart
        title="Messages by source"
        rows={part("Messages by source")}
        none="No messages in these two weeks."
      >
        The campaign or the website that sent the visitor.
      </BarChart>
      <BarChart
        title="Time to answer"
        rows={part("Answer times")}
        none="No messages were answered in these two weeks."
      />
      <ColumnChart title="Pages viewed by day" rows={part("Pages viewed by day")} none="No visits yet.">
        Counted on this site, without names or cookies.
      </ColumnChart>
    </Page>
  );
}

function Tile({ row: { name, thisWeek, weekBefore } }: { row: WeekRow }) {
  const isDuration = name === "Half answered within minutes";
  const show = (value: number) => {
    if (!isDuration) return value.toLocaleString("en-US");
    return value === 0 ? "None yet" : formatDuration(value * MINUTE_MS);
  };
  return (
    <div className={styles.tile}>
      <dt>{isDuration ? "Typical time to answer" : name}</dt>
      <dd className="display figures text-head">{show(thisWeek)}</dd>
      <dd className="text-quiet">
        {isDuration
          ? `${weekBefore === 0 ? "none" : show(weekBefore)} the week before`
          : compare(thisWeek, weekBefore)}
      </dd>
    </div>
  );
}

function compare(thisWeek: number, weekBefore: number): string {
  const difference = thisWeek - weekBefore;
  if (difference === 0) return thisWeek === 0 ? "none the week before" : "same as the week before";
  const amount = Math.abs(difference).toLocaleString("en-US");
  return `${amount} ${difference > 0 ? "more" : "fewer"} than the week before`;
}
