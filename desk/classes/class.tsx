import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { z } from "zod";
import { formatDate } from "#content/gym-clock.ts";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { readTimetable } from "#db/readers/classes.server.ts";
import { sessionsOn } from "#domain/schedule/sessions.ts";
import { formatTime } from "#domain/schedule/clock.ts";
import { joinFacts } from "#domain/text.ts";
import type { Change } from "#operations/operation.ts";
import { neededCells } from "#operations/timetable/class-dates.ts";
import { cancelClass, restoreClass } from "#operations/timetable/one-date.operations.ts";
import { sessionTexts } from "#operations/timetable/opened-session.ts";
import { changeClass } from "#operations/timetable/week.operations.ts";
import { act, type Answer, respond, textIn } from "#desk/actions/act.server.ts";
import { FormFields } from "#desk/actions/fields.tsx";
import { readTyped, seenSince, type Typed } from "#desk/actions/opened.server.ts";
import { formFields } from "#desk/actions/generic.server.ts";
import { readSuggestions } from "#desk/actions/suggestions.server.ts";
import { Sure } from "#desk/actions/sure.tsx";
import { readDraft } from "#desk/drafts/sign-in-first.server.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { readForm } from "#desk/frame/form.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { notFound, removed, removedDraft } from "#desk/frame/removed.server.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/forms/error-summary.tsx";
import { Disclosure } from "#desk/frame/disclosure.tsx";
import { Refusal } from "#desk/frame/refusal.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { Form, FormButton } from "#desk/frame/form.tsx";
import { rowForClass, sectionForDay } from "./days.server.ts";

/** One class on one day. */
async function sessionAt(request: Request) {
  const query = new URL(request.url).searchParams;
  const day = query.get("day") ?? "";
  if (!z.iso.date().safeParse(day).success) return undefined;
  const timetable = await readTimetable(siteDatabase(), new Date(), day);
  return sessionsOn(day, timetable).find(({ id }) => id === query.get("id"));
}

const cancelFields = formFields(cancelClass).filter(({ name }) => name === "why");
const moveFields = ["new_day", "starts", "coach", "room"].flatMap((name) =>
  formFields(changeClass)
    .filter((field) => field.name === name)
    .map((field) => ({ ...field, required: name === "new_day" || name === "starts" })),
);
const typedFields = [...cancelFields, ...moveFields];
const OVER = { title: "This class is over" };
type ClassAnswer = Answer & { act: string; typed: Typed; was?: string };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await sessionAt(request);
  if (!session) throw await notFound(context, typedFields);
  const { gymClass, date, state, change, endsAt } = session;
  const needed = neededCells(session);
  const isOver = endsAt <= new Date();
  const draft = isOver ? await readDraft(context) : null;
  if (draft) throw removedDraft(draft, typedFields, OVER);
  return {
    isOver,
    title: gymClass.title,
    when: joinFacts([formatDate(date), formatTime(gymClass.start), gymClass.place, gymClass.coach]),
    /** null: the class takes place on this day only. */
    everyWeek: state === "extra" ? null : gymClass.id,
    ofDay: sectionForDay(date),
    off: state === "cancelled",
    isUsual: state === "usual",
    why: change?.why,
    fields: {
      cancel: cancelFields,
      move: moveFields.map((field) => (needed.includes(field.name) ? { ...field, required: true } : field)),
    },
    suggestions: await readSuggestions(moveFields),
    typed: sessionTexts(session) as Typed,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const session = await sessionAt(request);
  const posted = await readForm(request);
  if (!session) throw removed(posted, typedFields);
  const { id, date, endsAt } = session;
  if (endsAt <= new Date()) throw removed(posted, typedFields, OVER);
  const button = textIn(posted, "act") || textIn(posted, "see");
  const now = sessionTexts(session);
  const names = moveFields.map(({ name }) => name);
  const { opened, typed, seen } = readTyped(posted, names, now);
  const was = { ...seen, ...pick(opened ?? {}, NOT_TYPED) };
  const why = textIn(posted, "why").trim();
  const ref = { class: id, day: date };
  const shared = {
    posted,
    page: "/schedule",
    needsConfirmation: ({ warnings }: Change) => warnings.length > 0,
    next: () => rowForClass(date, id),
  };
  const actions: Record<string, () => Promise<Answer | Response>> = {
    back: async () => ({}),
    usual: () => act(context, restoreClass, { input: { ...ref, opened: opened ?? {} }, ...shared }),
    cancel: () => act(context, cancelClass, { input: { ...ref, why }, ...shared }),
    move: () => act(context, changeClass, { input: { ...ref, ...typed, opened: was }, ...shared }),
  };
  if (!Object.hasOwn(actions, button)) throw data(null, { status: 404 });
  const answer = await actions[button]!();
  if (answer instanceof Response) return answer;
  const isRefused = answer.refused !== undefined || answer.errors !== undefined;
  return respond(answer, {
    act: button,
    // Only what the form has: another form of the page keeps its draft, and is not opened.
    typed: pick(
      { ...typed, why },
      [...names, "why"].filter((name) => posted.has(name)),
    ),
    was: isRefused ? seenSince({ ...was, ...pick(now, NOT_TYPED) }, now, answer.errors) : JSON.stringify(was),
  });
}

/** What the form knows of the class besides its fields. */
const NOT_TYPED = ["status", "why"];

function pick(texts: Typed, names: readonly string[]): Typed {
  return Object.fromEntries(names.flatMap((name) => (name in texts ? [[name, texts[name]!]] : [])));
}

const confirmations: Record<string, string> = { cancel: "Cancel class", usual: "Restore class" };

export default function ClassOnADay() {
  const { title, when, ofDay, everyWeek, isOver, off, isUsual, why, fields, suggestions, ...usual } =
    useLoaderData<typeof loader>();
  const answer = useActionData() as ClassAnswer | undefined;
  const draft = useDraft();
  const typed = answer?.typed ?? draft;
  const was = answer?.was ?? draft.was ?? JSON.stringify(usual.typed);
  const errors = answer?.errors ?? [];
  const isMoving = draft.new_day !== undefined || answer?.act === "move";
  if (answer?.lines)
    return (
      <Page title={title} lead={when}>
        <Sure
          answer={answer}
          act={answer.act}
          yes={confirmations[answer.act] ?? "Save changes"}
          typed={{ ...answer.typed, was }}
        />
      </Page>
    );
  return (
    <Page title={title} lead={when} back={{ to: ofDay, label: "Calendar" }} form>
      <ErrorSummary errors={errors} />
      <Refusal reason={answer?.refused} />
      {isOver && <Notice kind="info" title={OVER.title} />}
      {!isOver && !isUsual && (
        <Notice
          kind="info"
          title={off ? "This class is canceled" : "This class is changed"}
          action={
            <FormButton variant="ink" name="act" value="usual" fields={{ was }}>
              {everyWeek === null ? "Remove this class" : "Restore class"}
            </FormButton>
          }
        >
          {why && <p>{why}</p>}
        </Notice>
      )}
      {!isOver && !off && (
        <Disclosure label={<h2 className="text-head">Cancel this class</h2>} name="change" open={!isMoving}>
          <Form className="flow">
            <FormFields fields={fields.cancel} typed={typed} errors={errors} />
            <Submit act="cancel" label="Cancel class" />
          </Form>
        </Disclosure>
      )}
      {!isOver && (
        <Disclosure
          label={<h2 className="text-head">Move or change this class</h2>}
          name="change"
          open={isMoving}
        >
          <Form className="flow">
            <FormFields
              fields={fields.move}
              typed={{ ...usual.typed, ...typed }}
              errors={errors}
              suggestions={suggestions}
            />
            <input type="hidden" name="was" value={was} />
            <Submit act="move" label="Save" />
          </Form>
        </Disclosure>
      )}
      <div className="row">
        {everyWeek !== null && (
          <a className="link tap" href={`/desk/classes/row?key=${encodeURIComponent(everyWeek)}`}>
            Change this class every week
          </a>
        )}
      </div>
    </Page>
  );
}

function Submit({ act: button, label }: { act: string; label: string }) {
  return (
    <div className="row gap-3">
      <Button type="submit" name="act" value={button}>
        {label}
      </Button>
      <Button type="submit" variant="ink" name="see" value={button}>
        Preview
      </Button>
    </div>
  );
}
