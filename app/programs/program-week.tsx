import type { BoardDay, BoardState } from "#domain/schedule/timetable.ts";
import { ArrowLink } from "#ui/button.tsx";
import { Notice } from "#ui/notices/notice.tsx";

export type ProgramWeek = { days: readonly BoardDay[]; states: readonly BoardState[] };

/** Replaces an empty or unreadable board. */
export function NoClasses(props: {
  program: string;
  failed: boolean;
  copy: { noTimes: string; noClasses: string; hoursLink: string };
}) {
  const { program, failed, copy } = props;
  return (
    <Notice
      kind={failed ? "error" : "info"}
      title={failed ? copy.noTimes : copy.noClasses}
      action={<ArrowLink to={`/schedule?program=${program}`}>{copy.hoursLink}</ArrowLink>}
    />
  );
}

/** Moved by board.behavior.ts. */
export function NextMark({ shown, children }: { shown: boolean; children: string }) {
  return (
    <span data-mark="next" className="sign tag red unbroken" hidden={!shown}>
      {children}
    </span>
  );
}
