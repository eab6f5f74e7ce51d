import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { z } from "zod";
import { sessionsOn } from "#domain/schedule/classes.ts";
import { formatTime } from "#domain/schedule/clock.ts";
import { gymDay } from "#content/gym-clock.ts";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { readTimetable } from "#db/readers/classes.server.ts";
import { asUsual, cancelling, changing } from "#operations/timetable/class-edit.ts";
import { signedIn } from "#desk/sign-in/visit.server.ts";
import { fieldsOf } from "#desk/frame/fields.server.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { Page } from "#desk/frame/page.tsx";
import { linesOf, save, see, type DifferenceLine } from "#desk/lists/change.server.ts";
import { Sure } from "#desk/lists/sure.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { addressOfDay, sayDate } from "./days.server.ts";

/** One class on one day. */
async function sessionAt(request: Request) {
  const asked = new URL(request.url).searchParams;
  const day = asked.get("day") ?? "";
  if (!z.iso.date().safeParse(day).success) throw data(null, { status: 404 });
  const timetable = await readTimetable(siteDatabase(), new Date(), day);
  const session = sessionsOn(day, timetable).find(({ id }) => id === asked.get("id"));
  if (!session) throw data(null, { status: 404 });
  return session;
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { gymClass, date, state, change } = await sessionAt(request);
  return {
    title: gymClass.title,
    when: `${sayDate(date, gymDay(new Date()))}, ${formatTime(gymClass.start)}`,
    /** null: it is for this day alone. */
    everyWeek: state === "extra" ? null : gymClass.id,
    ofDay: addressOfDay(date),
    off: state === "cancelled",
    isUsual: state === "usual",
    why: change?.why,
    day: change?.newDate ?? date,
    start: change?.start ?? gymClass.start,
    coach: change?.coach,
  };
}

type Answer = {
  fault?: string;
  lines?: DifferenceLine[];
  warnings?: string[];
  seen?: string;
  act: string;
  typed: { why: string; new_day: string; starts: string; coach: string };
};

export async function action({ request, context }: ActionFunctionArgs) {
  const session = await sessionAt(request);
  const posted = await fieldsOf(request);
  const of = (name: string) => String(posted.get(name) ?? "").trim();
  const looks = of("see");
  const act = of("act") || looks;
  const typed = { why: of("why"), new_day: of("new_day"), starts: of("starts"), coach: of("coach") };
  const answer = (more: Partial<Answer>, status: number) => data<Answer>({ act, typed, ...more }, { status });
  const { why, ...different } = typed;
  const acts: Record<string, () => ReturnType<typeof asUsual>> = {
    usual: () => asUsual(siteDatabase(), session),
    cancel: () => cancelling(siteDatabase(), session, why),
    move: () => changing(siteDatabase(), session, different),
  };
  if (act === "back") return answer({}, 200);
  if (!Object.hasOwn(acts, act)) throw data(null, { status: 404 });
  const { edit, faults } = await acts[act]!();
  if (faults.length > 0) return answer({ fault: faults.map(({ words }) => words).join("; ") }, 400);
  if (looks) {
    const found = await see(context, edit, "/schedule");
    return "seen" in found
      ? answer({ lines: linesOf(edit), warnings: edit.warnings, ...found }, 200)
      : answer({ fault: found.whyNot }, 409);
  }
  if (edit.warnings.length > 0 && !of("sure"))
    return answer({ lines: linesOf(edit), warnings: edit.warnings }, 200);
  const back = `/classes/day?date=${session.date}`;
  const saved = await save(edit, context.get(signedIn).person.email, back);
  return typeof saved === "string" ? answer({ fault: saved }, 409) : saved;
}

export default function ClassOnADay() {
  const { title, when, ofDay, everyWeek, off, isUsual, why, day, start, coach } =
    useLoaderData<typeof loader>();
  const {
    fault,
    lines,
    warnings = [],
    seen,
    act = "",
    ...answer
  }: Partial<Answer> = useActionData<Answer>() ?? {};
  const draft = useDraft();
  const typed: Partial<Answer["typed"]> = answer.typed ?? draft;
  if (lines && answer.typed)
    return (
      <Page title={title} lead={when}>
        <Sure
          lines={lines}
          warnings={warnings}
          seen={seen}
          act={act}
          yes="Yes, save it"
          typed={answer.typed}
        />
      </Page>
    );
  return (
    <Page title={title} lead={when}>
      {fault && <Notice kind="error" title={fault} />}
      {!isUsual && (
        <Notice
          kind="info"
          title={off ? "It is cancelled" : "It is not as usual"}
          action={
            <form method="post">
              <Button type="submit" variant="ink" name="act" value="usual">
                {everyWeek === null ? "Take it away" : "As usual again"}
              </Button>
            </form>
          }
        >
          {why && <p>{why}</p>}
        </Notice>
      )}
      {!off && (
        <form method="post" className="stack barred">
          <h2 className="text-head">Cancel this one</h2>
          <Field label="Why" name="why" maxLength={200} defaultValue={typed.why} />
          <div className="row">
            <Button type="submit" name="act" value="cancel">
              Cancel it
            </Button>
            <Button type="submit" variant="ink" name="see" value="cancel">
              See it first
            </Button>
          </div>
        </form>
      )}
      <details open={draft.new_day !== undefined}>
        <summary className="tap strong">Move this one, or change who leads it</summary>
        <form method="post" className="stack">
          <Field label="Day" name="new_day" type="date" required defaultValue={typed.new_day || day} />
          <Field label="Begins" name="starts" type="time" required defaultValue={typed.starts || start} />
          <Field label="Who leads it instead" name="coach" defaultValue={typed.coach ?? coach} />
          <div className="row">
            <Button type="submit" name="act" value="move">
              Save
            </Button>
            <Button type="submit" variant="ink" name="see" value="move">
              See it first
            </Button>
          </div>
        </form>
      </details>
      <div className="row">
        {everyWeek !== null && (
          <a className="link tap" href={`/desk/classes/row?key=${encodeURIComponent(everyWeek)}`}>
            Change it for every week
          </a>
        )}
        <a className="link tap" href={ofDay}>
          All classes of this day
        </a>
      </div>
    </Page>
  );
}
