import { useEffect, useState, type MouseEvent, type ReactNode } from "react";
import { Timetable } from "../../../../../app/timetable/timetable.tsx";
import filterStyles from "../../../../../ui/forms/filters.module.css";
import { Filters } from "../../../../../ui/forms/filters.tsx";
import type { BoardDay, BoardState } from "../../../../../domain/schedule/timetable.ts";
import { scheduleCopy as copy } from "../../../../../content/pages/schedule.ts";

type Program = { slug: string; title: string; count: number };

/** The week and its filter. The children go between them. */
export default function Week(props: {
  days: readonly BoardDay[];
  states: readonly BoardState[];
  programs: readonly Program[];
  everything: number;
  children: ReactNode;
}) {
  const { days, states, programs, everything, children } = props;
  const [chosen, setChosen] = useState<Program | null>(null);
  const coming = useComing(states);

  function choice(program: Program | null) {
    const { title, count } = program ?? { title: copy.all, count: everything };
    const choose = (event: MouseEvent) => {
      event.preventDefault();
      setChosen(program);
    };
    return (
      <a
        key={title}
        href={`/schedule${program ? `?program=${program.slug}` : ""}#week`}
        aria-current={chosen === program ? "true" : undefined}
        className={`display ${filterStyles.filter}`}
        onClick={choose}
      >
        {title}
        <span className={`figures ${filterStyles.count}`}>
          <span className="sr-only">, classes: </span>
          {count}
        </span>
      </a>
    );
  }

  return (
    <>
      <Filters id="week" label={copy.filterLabel} className="no-print">
        {[null, ...programs].map(choice)}
      </Filters>
      {children}
      <Timetable days={chosen ? only(chosen.title, days) : days} states={coming} copy={copy} />
    </>
  );
}

/** The current state and the following ones. */
function useComing(states: readonly BoardState[]) {
  const [coming, setComing] = useState(states);
  const changesAt = coming[0]!.changesAt;
  useEffect(() => {
    const next = () => setComing((all) => (all.length > 1 ? all.slice(1) : all));
    const timer = setTimeout(next, Math.max(0, changesAt - Date.now()));
    return () => clearTimeout(timer);
  }, [changesAt]);
  return coming;
}

function only(program: string, days: readonly BoardDay[]): BoardDay[] {
  return days.map((entry) => {
    const parts = entry.parts.map(({ part, classes }) => ({
      part,
      classes: classes.filter((it) => it.program === program),
    }));
    const count = parts.flatMap(({ classes }) => classes).filter(({ off }) => !off).length;
    return { ...entry, parts, count };
  });
}
