import type { ReactNode } from "react";
import { days } from "#domain/schedule/clock.ts";
import { slug } from "#domain/text.ts";
import { type StripDay, WeekStrip } from "./week-strip.tsx";

type Group<Item> = readonly [heading: string, items?: readonly Item[]];

/** Lists under headings, in two columns on large screens. `linked` puts links to the headings above them. */
export function Groups<Item>(props: {
  groups: readonly Group<Item>[];
  linked: boolean;
  children: (items: readonly Item[]) => ReactNode;
}) {
  const { groups, linked, children } = props;
  return (
    <>
      {linked && <Links groups={groups} />}
      <div hidden={groups.length === 0} className={groups.length > 1 ? "columns halves" : ""}>
        {groups.map(([heading, items = []]) => (
          <section key={heading} className="flow">
            {heading && (
              <h2 id={slug(heading)} className="text-head">
                {heading}
              </h2>
            )}
            {children(items)}
          </section>
        ))}
      </div>
    </>
  );
}

function Links({ groups }: { groups: readonly Group<unknown>[] }) {
  const label = "On this page";
  if (groups.every(([heading]) => isDay(heading)))
    return <WeekStrip label={label} days={days.map((day) => dayInStrip(day, groups))} />;
  return (
    <nav aria-label={label} className="row gap-y-0">
      {groups.map(([heading]) => (
        <a key={heading} className="link tap" href={`#${slug(heading)}`}>
          {heading}
        </a>
      ))}
    </nav>
  );
}

const isDay = (heading: string) => days.some((day) => day === heading);

/** Its first letters, as a link to its items. */
function dayInStrip(day: string, groups: readonly Group<unknown>[]): StripDay {
  const isLinked = groups.some(([heading]) => heading === day);
  return { name: day, label: day.slice(0, 3), to: isLinked ? `#${slug(day)}` : null };
}
