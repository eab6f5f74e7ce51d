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
import { formatDate, gymDay } from "#content/gym-clock.ts";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { readTimetable } from "#db/readers/classes.server.ts";
import type { Change } from "#operations/operation.ts";
import { cancelClass, changeSession, restoreClass } from "#operations/timetable/classes.operations.ts";
import { act, type Answer, respond, textIn } from "#desk/actions/act.server.ts";
import { Sure } from "#desk/actions/sure.tsx";
import { readForm } from "#desk/frame/form.server.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { Page } from "#desk/frame/page.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/forms/error-summary.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { addressOfDay } from "./days.server.ts";

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
    when: `${formatDate(date, gymDay(new Date()))}, ${formatTime(gymClass.start)}`,
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

const fields = ["why", "new_day", "starts", "coach"] as const;
type Typed = Record<(typeof fields)[number], string>;
type ClassAnswer = Answer & { act: string; typed: Typed };

const labels = {
  new_day: "Day",
  starts: "Starts",
  minutes: "Minutes",
  coach: "Coach",
  why: "Reason",
};

export async function action({ request, context }: ActionFunctionArgs) {
  const { id, date } = await sessionAt(request);
  const posted = await readForm(request);
  const button = textIn(posted, "act") || textIn(posted, "see");
  const typed = Object.fromEntries(fields.map((name) => [name, textIn(posted, name).trim()])) as Typed;
  const session = { class: id, day: date };
  const shared = {
    posted,
    labels,
    page: "/schedule",
    needsConfirmation: ({ warnings }: Change) => warnings.length > 0,
    next: () => addressOfDay(date),
  };
  const { why, ...different } = typed;
  const actions: Record<string, () => Promise<Answer | Response>> = {
    back: async () => ({}),
    usual: () => act(context, restoreClass, { input: session, ...shared }),
    cancel: () => act(context, cancelClass, { input: { ...session, why }, ...shared }),
    move: () => act(context, changeSession, { input: { ...session, ...different }, ...shared }),
  };
  if (!Object.hasOwn(actions, button)) throw data(null, { status: 404 });
  return respond(await actions[button]!(), { act: button, typed });
}

export default function ClassOnADay() {
  const { title, when, ofDay, everyWeek, off, isUsual, why, day, start, coach } =
    useLoaderData<typeof loader>();
  const answer = useActionData() as ClassAnswer | undefined;
  const draft = useDraft();
  const typed: Partial<Typed> = answer?.typed ?? draft;
  const errors = answer?.errors ?? [];
  const errorOf = (name: string) => errors.find((error) => error.name === name)?.message;
  if (answer?.lines)
    return (
      <Page title={title} lead={when}>
        <Sure answer={answer} act={answer.act} yes="Save changes" typed={answer.typed} />
      </Page>
    );
  return (
    <Page title={title} lead={when}>
      <ErrorSummary errors={errors} />
      {answer?.refused && <Notice kind="error" title={answer.refused} />}
      {!isUsual && (
        <Notice
          kind="info"
          title={off ? "This class is cancelled" : "This class is changed"}
          action={
            <form method="post">
              <Button type="submit" variant="ink" name="act" value="usual">
                {everyWeek === null ? "Remove this class" : "Restore class"}
              </Button>
            </form>
          }
        >
          {why && <p>{why}</p>}
        </Notice>
      )}
      {!off && (
        <form method="post" className="stack barred">
          <h2 className="text-head">Cancel this class</h2>
          <Field label="Reason" name="why" maxLength={200} error={errorOf("why")} defaultValue={typed.why} />
          <div className="row">
            <Button type="submit" name="act" value="cancel">
              Cancel class
            </Button>
            <Button type="submit" variant="ink" name="see" value="cancel">
              Preview
            </Button>
          </div>
        </form>
      )}
      <details open={draft.new_day !== undefined || answer?.act === "move"}>
        <summary className="tap strong">Move or change this class</summary>
        <form method="post" className="stack">
          <Field
            label="Day"
            name="new_day"
            type="date"
            error={errorOf("new_day")}
            required
            defaultValue={typed.new_day || day}
          />
          <Field
            label="Starts"
            name="starts"
            type="time"
            error={errorOf("starts")}
            required
            defaultValue={typed.starts || start}
          />
          <Field label="Coach" name="coach" error={errorOf("coach")} defaultValue={typed.coach ?? coach} />
          <div className="row">
            <Button type="submit" name="act" value="move">
              Save
            </Button>
            <Button type="submit" variant="ink" name="see" value="move">
              Preview
            </Button>
          </div>
        </form>
      </details>
      <div className="row">
        {everyWeek !== null && (
          <a className="link tap" href={`/desk/classes/row?key=${encodeURIComponent(everyWeek)}`}>
            Edit the weekly class
          </a>
        )}
        <a className="link tap" href={ofDay}>
          All classes on this day
        </a>
      </div>
    </Page>
  );
}
