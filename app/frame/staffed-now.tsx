import { usePassed } from "#app/ui/passed.ts";
import type { StaffMoment } from "#content/hours.ts";

/** Who is at the desk now. The server knows the coming changes too, so an open page goes on telling the truth. */
export function StaffedNow({ states }: { states: readonly StaffMoment[] }) {
  const passed = usePassed(states.map(({ changesAt }) => changesAt));
  const state = states[passed];
  if (!state) return null;
  return (
    <span className="staffed">
      <span aria-hidden="true" className={`staffed-lamp ${state.staffed ? "staffed-on" : ""}`} />
      <span>{state.line}</span>
      <span className="staffed-access">{state.access}</span>
    </span>
  );
}
