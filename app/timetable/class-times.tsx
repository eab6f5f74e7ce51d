import type { BoardClass } from "#content/timetable.ts";

/** '5:15 AM, 6:30 AM', and what is different on this date beside its time. */
export function ClassTimes({ classes }: { classes: readonly BoardClass[] }) {
  return classes.map(({ id, time, change, off }, index) => (
    <span key={id}>
      {index > 0 && ", "}
      {off ? <s>{time}</s> : time}
      {change && <ChangeNote>{change}</ChangeNote>}
    </span>
  ));
}

/** Why it is not as every week. */
export function ChangeNote({ children }: { children: string }) {
  return <span className="text-accent"> {children}</span>;
}
