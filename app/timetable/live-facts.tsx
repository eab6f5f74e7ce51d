import type { ReactNode } from "react";
import type { scheduleCopy } from "#content/pages/schedule.ts";
import type { BoardDay, BoardState } from "#domain/schedule/timetable.ts";
import { NoBreak } from "#ui/text/no-break.tsx";
import { mergeEqualParts, TimedText } from "#ui/text/timed-text.tsx";

/** Next, now and today in the whole gym, kept current. */
export function liveFacts(
  { days, states }: { days: readonly BoardDay[]; states: readonly BoardState[] },
  copy: typeof scheduleCopy,
  isFloorOpen: (moment: number) => boolean,
) {
  const live = (text: (state: BoardState) => string): ReactNode => (
    <TimedText
      parts={mergeEqualParts(states.map((state) => ({ until: state.changesAt, content: text(state) }))).map(
        ({ until, content }) => ({ until, content: <NoBreak text={content} /> }),
      )}
    />
  );
  const countOn = (today: string) => days.find(({ day }) => day === today)?.count ?? 0;
  return [
    {
      label: copy.nextLabel,
      value: (
        <span className="row">
          <span className="text-title">
            {live(({ next }) => (next ? `${next.when} ${next.clock}` : copy.none))}
          </span>{" "}
          {live(({ next }) => next?.title ?? "")}
        </span>
      ),
    },
    {
      label: copy.now,
      value: live(({ running, at }) => {
        const [first] = running;
        if (running.length > 1) return running.map(({ title }) => title).join(", ");
        if (first) return copy.running(first.title, first.until);
        return isFloorOpen(at) ? copy.nothingNow : copy.none;
      }),
    },
    {
      label: copy.today,
      value: live(({ today }) => `${today}, ${copy.classCount(countOn(today)).replace(" ", "\u00a0")}`),
    },
  ];
}
