import type { StaffMoment } from "#content/hours.ts";
import { Moments } from "#app/ui/moments.tsx";

/** Who is at the desk now. The server knows the coming changes too, so an open page goes on telling the truth. */
export function StaffedNow({ states }: { states: readonly StaffMoment[] }) {
  return (
    <Moments
      parts={states.map(({ changesAt, staffed, line, access }) => ({
        until: changesAt,
        says: (
          <span className="staffed">
            <span aria-hidden="true" className={`staffed-lamp ${staffed ? "staffed-on" : ""}`} />
            <span>{line}</span>
            <span className="staffed-access">{access}</span>
          </span>
        ),
      }))}
    />
  );
}
