import { homeNextClass as copy } from "#content/pages/home.ts";
import type { BoardState } from "#domain/schedule/timetable.ts";
import { ArrowLink } from "#ui/button.tsx";
import { mergeEqualParts, TimedText } from "#ui/text/timed-text.tsx";

/** The next class, kept current, and a link to the schedule. */
export function NextClass({ states }: { states: readonly BoardState[] }) {
  const parts = states.map(({ changesAt, next }) => ({
    until: changesAt,
    content: next ? `${next.when} ${next.clock}, ${next.title}` : "",
  }));
  return (
    <section aria-label={copy.label} className="on-ink">
      <div className="shell row apart gap-y-0 pb-5">
        <p className="display text-sub tap">
          <span className="text-quiet">{copy.label}</span> <TimedText parts={mergeEqualParts(parts)} />
        </p>
        <ArrowLink to="/schedule">{copy.more}</ArrowLink>
      </div>
    </section>
  );
}
