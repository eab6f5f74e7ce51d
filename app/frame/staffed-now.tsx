import type { StaffState } from "#domain/schedule/opening-hours.ts";
import { TimedText } from "#ui/text/timed-text.tsx";
import styles from "./staffed-now.module.css";

/** Whether the front desk is staffed now; it updates while the page is open. */
export function StaffedNow({ states }: { states: readonly StaffState[] }) {
  return (
    <TimedText
      parts={states.map(({ changesAt, staffed, line, access }) => ({
        until: changesAt,
        content: (
          <span className={`row ${styles.staffed}`}>
            <span className="flex items-center gap-2">
              <span
                aria-hidden="true"
                className={`flex-none ${styles.lamp}`}
                data-lit={staffed ? "" : undefined}
              />
              <span>
                {line}
                <span className="sr-only">. </span>
              </span>
            </span>
            <span className={styles.access} data-access="">
              {access}
            </span>
          </span>
        ),
      }))}
    />
  );
}
