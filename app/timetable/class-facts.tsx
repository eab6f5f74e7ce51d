import type { ReactNode } from "react";
import type { scheduleCopy } from "#content/pages/schedule.ts";
import type { BoardDay, BoardMoment } from "#domain/schedule/timetable.ts";
import { joinMoments, TimedText } from "#ui/timed-text.tsx";

/** Today, now and next in the whole gym, kept true while the page stands open. */
export function toldFacts(
  { days, moments }: { days: readonly BoardDay[]; moments: readonly BoardMoment[] },
  copy: typeof scheduleCopy,
) {
  const kept = (say: (moment: BoardMoment) => string): ReactNode => (
    <TimedText
      parts={joinMoments(moments.map((moment) => ({ until: moment.changesAt, says: say(moment) })))}
    />
  );
  const countOn = (today: string) => days.find(({ day }) => day === today)?.count ?? 0;
  return [
    {
      label: copy.nextLabel,
      value: (
        <span className="row">
          <span className="text-title">
            {kept(({ next }) => (next ? `${next.when} ${next.clock}` : copy.none))}
          </span>{" "}
          {kept(({ next }) => next?.title ?? "")}
        </span>
      ),
    },
    {
      label: copy.now,
      value: kept(({ running: [first] }) =>
        first ? copy.running(first.title, first.until) : copy.nothingNow,
      ),
    },
    { label: copy.today, value: kept(({ today }) => `${today}, ${copy.classCount(countOn(today))}`) },
  ];
}
