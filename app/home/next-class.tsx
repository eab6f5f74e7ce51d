import type { BoardMoment } from "#domain/schedule/timetable.ts";
import { ArrowLink } from "#ui/button.tsx";
import { joinMoments, TimedText } from "#ui/timed-text.tsx";

/** A strip below the hero: what begins next, moved on by the clock, and the way to the whole week. */
export function NextClass(props: {
  moments: readonly BoardMoment[];
  words: { label: string; more: string };
}) {
  const { moments, words } = props;
  const parts = moments.map(({ changesAt, next }) => ({
    until: changesAt,
    says: next ? `${next.when} ${next.clock}, ${next.title}` : "",
  }));
  return (
    <section aria-label={words.label} className="on-ink">
      <div className="shell row apart pb-5">
        <p className="display text-sub tap">
          <span className="text-quiet">{words.label}</span> <TimedText parts={joinMoments(parts)} />
        </p>
        <ArrowLink to="/schedule">{words.more}</ArrowLink>
      </div>
    </section>
  );
}
