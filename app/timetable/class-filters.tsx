import { scheduleCopy as copy } from "#content/pages/schedule.ts";
import { Filter, Filters } from "#ui/forms/filters.tsx";

/** Links to the timetable of one program. `everything` is the number of all classes. */
export function ClassFilters(props: {
  programs: readonly { slug: string; title: string; count: number }[];
  chosen: string | null;
  everything: number;
}) {
  const { programs, chosen, everything } = props;
  return (
    <Filters id="week" label={copy.filterLabel} className="no-print mb-6">
      <Filter
        to="/schedule#week"
        current={chosen === null}
        label={copy.all}
        count={everything}
        unit={["class", "classes"]}
      />
      {programs.map(({ slug, title, count }) => (
        <Filter
          key={slug}
          to={`/schedule?program=${slug}#week`}
          current={chosen === slug}
          label={title}
          count={count}
          unit={["class", "classes"]}
        />
      ))}
    </Filters>
  );
}
