import type { ReactNode } from "react";
import { capital } from "#domain/text.ts";
import { Disclosure } from "#desk/frame/disclosure.tsx";
import styles from "./week.module.css";

type Row = { name: string; thisWeek: number; weekBefore: number };
type ChartProps = { title: string; rows: readonly Row[]; children?: ReactNode };

const THIS_WEEK = { fill: "currentColor" };
const WEEK_BEFORE = { fill: "currentColor", className: "text-quiet" };

/** Two columns for each day, and the same figures as a table. */
export function ColumnChart(props: ChartProps) {
  const { title, rows, children } = props;
  const most = mostIn(rows);
  return (
    <Chart title={title} rows={rows} about={children}>
      <div className={`grid gap-2 ${styles.days}`} aria-hidden="true">
        {rows.map(({ name, thisWeek, weekBefore }) => (
          <div key={name} className="text-center">
            <b className="figures">{thisWeek.toLocaleString("en-US")}</b>
            <svg
              viewBox="0 0 10 100"
              preserveAspectRatio="none"
              className={`block full-width ${styles.columns}`}
            >
              <rect
                x="0"
                y={100 - share(weekBefore, most)}
                width="4"
                height={share(weekBefore, most)}
                {...WEEK_BEFORE}
              />
              <rect
                x="5"
                y={100 - share(thisWeek, most)}
                width="5"
                height={share(thisWeek, most)}
                {...THIS_WEEK}
              />
            </svg>
            <span className="text-fine text-quiet nowrap">{name.slice(0, 3)}</span>
          </div>
        ))}
      </div>
    </Chart>
  );
}

/** Two bars for each name, and the same figures as a table. */
export function BarChart(props: ChartProps) {
  const { title, rows, children } = props;
  const most = mostIn(rows);
  const counted = rows.filter(isCounted);
  return (
    <Chart title={title} rows={rows} about={children}>
      <div className={`grid gap-3 ${styles.bars}`} aria-hidden="true">
        {counted.map(({ name, thisWeek, weekBefore }) => (
          <div key={name}>
            <span className="full-row">{capital(name)}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" className={`block full-width ${styles.bar}`}>
              <rect y="0" width={share(thisWeek, most)} height="6" {...THIS_WEEK} />
              <rect y="7" width={share(weekBefore, most)} height="3" {...WEEK_BEFORE} />
            </svg>
            <b className="figures">{thisWeek.toLocaleString("en-US")}</b>
          </div>
        ))}
      </div>
    </Chart>
  );
}

function Chart(props: { title: string; rows: readonly Row[]; about?: ReactNode; children: ReactNode }) {
  const { title, rows, about, children } = props;
  return (
    <section className="flow">
      <h2 className="text-head">{title}</h2>
      {about && <p className="text-quiet">{about}</p>}
      <div className={"on-white stack gap-4 p-5"}>
        <p className={"text-fine text-quiet flex items-center gap-2"} aria-hidden="true">
          <span className={styles.nowKey} /> This week <span className={styles.beforeKey} /> Week before
        </p>
        {children}
        <Disclosure
          label={
            <>
              Show as a table<span className="sr-only">: {title}</span>
            </>
          }
        >
          <table className={`figures full-width ${styles.table}`}>
            <caption className="sr-only">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{title.endsWith("by day") ? "Day" : "Name"}</th>
                <th scope="col">This week</th>
                <th scope="col">Week before</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, thisWeek, weekBefore }) => (
                <tr key={name}>
                  <th scope="row">{capital(name)}</th>
                  <td>{thisWeek.toLocaleString("en-US")}</td>
                  <td>{weekBefore.toLocaleString("en-US")}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Disclosure>
      </div>
    </section>
  );
}

export function isCounted({ thisWeek, weekBefore }: Row): boolean {
  return thisWeek + weekBefore > 0;
}

function mostIn(rows: readonly Row[]): number {
  return Math.max(1, ...rows.flatMap(({ thisWeek, weekBefore }) => [thisWeek, weekBefore]));
}

function share(value: number, most: number): number {
  return Math.round((value / most) * 1000) / 10;
}
