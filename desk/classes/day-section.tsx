import type { ReactNode } from "react";
import { count } from "#domain/text.ts";
import { Disclosure } from "#desk/frame/disclosure.tsx";
import type { DayOfWeek } from "./days.server.ts";
import { SessionRows } from "./session-rows.tsx";
import type { SessionLine } from "./session-words.server.ts";

/** `isOver`: the whole day is. */
type Day = DayOfWeek & { staffed: string; lines: readonly SessionLine[]; isOver: boolean };

/** One day of the calendar, with its staff hours and classes. */
export function DaySection(props: { day: Day; isToday: boolean; isChosen: boolean; children: ReactNode }) {
  const { day, isToday, isChosen, children } = props;
  return (
    <section id={`day-${day.date}`} className="flow" aria-labelledby={`title-${day.date}`}>
      <DayHead day={day} isToday={isToday} isChosen={isChosen} />
      {children}
      <Classes lines={day.lines} isOver={day.isOver} />
    </section>
  );
}

/** The day's name, which links to the day, and the staff hours. */
function DayHead(props: { day: Day; isToday: boolean; isChosen: boolean }) {
  const { day, isToday, isChosen } = props;
  return (
    <div>
      <h2 id={`title-${day.date}`} className="text-head row gap-2">
        {isChosen ? (
          <span className="tap">{day.name}</span>
        ) : (
          <a className="tap" href={day.to ?? undefined}>
            {day.name}
          </a>
        )}
        {isToday && <span className="text-accent">Today</span>}
      </h2>
      {day.staffed && <p className="text-quiet">{day.staffed}</p>}
    </div>
  );
}

function Classes({ lines, isOver }: Pick<Day, "lines" | "isOver">) {
  const [over, coming] = isOver
    ? [[], lines]
    : [lines.filter((line) => line.isOver), lines.filter((line) => !line.isOver)];
  return (
    <>
      {over.length > 0 && (
        <Disclosure label={count(over.length, "class is over", "classes are over")}>
          <SessionRows lines={over} />
        </Disclosure>
      )}
      <SessionRows lines={coming} none={over.length === 0 ? "No classes on this day" : undefined} />
    </>
  );
}
