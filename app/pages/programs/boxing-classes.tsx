import { boxingCopy, program } from "#content/programs/alpha-omega-boxing.ts";
import { programPageCopy } from "#content/programs/program-copy.ts";
import { classesOn } from "#domain/schedule/timetable.ts";
import { NextMark, NoClasses, type ProgramWeek } from "#app/programs/program-week.tsx";
import { DutyBoard } from "#app/sections/duty-board.tsx";
import { boardBehavior, ChangeNote } from "#app/timetable/board.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Section } from "#ui/section.tsx";
import { SectionHead } from "#ui/section-head.tsx";

const copy = boxingCopy.schedule;

/** The classes of the week, to book by phone: `call` is the link. Without `week`, the timetable could not be read. */
export function BoxingClasses({ week, call }: { week: ProgramWeek | null; call: string }) {
  const rows = week ? classRows(week, call) : [];
  return (
    <Section tone="bone">
      <SectionHead title={copy.heading} lead={copy.text} />
      {week && rows.length > 0 ? (
        <div {...boardBehavior(week.states)}>
          <DutyBoard caption={copy.heading} columns={copy.columns} rows={rows} />
        </div>
      ) : (
        <NoClasses program={program.slug} failed={week === null} copy={programPageCopy} />
      )}
    </Section>
  );
}

/** One row per class, starting on Sunday. */
function classRows({ days, states }: ProgramWeek, call: string) {
  const { length, spotsLeft: left, open, book } = copy;
  return [...days.slice(-1), ...days.slice(0, -1)].flatMap((day) =>
    classesOn(day).map(({ id, time, minutes, endsAt, spotsLeft, change, off }) => ({
      id,
      cells: [
        day.day,
        <span key="time" className="row" data-class={id} data-until={endsAt}>
          {off ? <s>{time}</s> : time}
          <NextMark shown={id === states[0]?.next?.id}>{programPageCopy.board.next}</NextMark>
        </span>,
        <span key="length" className="text-quiet">
          {length(minutes)}
        </span>,
        <span key="spots" className="text-quiet">
          {!off && (spotsLeft === null ? open : left(spotsLeft))}
          {change && <ChangeNote>{change}</ChangeNote>}
        </span>,
        !off && (
          <ButtonLink key="book" to={call} variant="listed" icon="phone">
            {book}
            <span className="sr-only">{` ${day.day} ${time}`}</span>
          </ButtonLink>
        ),
      ],
    })),
  );
}
