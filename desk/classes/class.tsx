import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { database } from "#data/store/database.server.ts";
import { sayDay } from "#operator/cli/say-time.ts";
import { editOf, rowsOf, withoutRow, withRow } from "#operator/content/edit.ts";
import { keyOf, type Row, textOf } from "#operator/content/subject.ts";
import { subjects } from "#operator/content/subjects.ts";
import { readTimetable } from "#data/classes.server.ts";
import { signedIn } from "#desk/door/visit.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { save } from "#desk/lists/change.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { Notice } from "#app/ui/notices/notice.tsx";

const changes = subjects["class-changes"];

/** One class on one day, and what is different about it. */
async function sessionAt(request: Request) {
  const asked = new URL(request.url).searchParams;
  const rows = await rowsOf(database(), changes);
  const of = (row: Row, column: string) => textOf(row[column]);
  const extra = rows.find((row) => keyOf(changes, row) === asked.get("change"));
  if (extra)
    return {
      id: null,
      title: of(extra, "title"),
      day: of(extra, "day"),
      start: of(extra, "starts"),
      rows,
      row: extra,
    };
  const [id, day] = [asked.get("class"), asked.get("day") ?? ""];
  const { classes } = await readTimetable(database(), new Date());
  const found = classes.find((one) => one.id === id);
  if (!found || !/^\d{4}-\d{2}-\d{2}$/.test(day)) throw data(null, { status: 404 });
  const row = rows.findLast((one) => of(one, "class_id") === id && of(one, "day") === day);
  return { id: found.id, title: found.title, day, start: found.start, rows, row };
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { id, title, day, start, row } = await sessionAt(request);
  return {
    id,
    title,
    day,
    start,
    when: `${sayDay(day)}, ${start}`,
    change: row
      ? Object.fromEntries(
          ["status", "new_day", "starts", "coach", "why"].map((name) => [name, textOf(row[name])]),
        )
      : null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { id, day, rows, row } = await sessionAt(request);
  const posted = await request.formData();
  const of = (name: string) => String(posted.get(name) ?? "").trim();
  const act = of("act");
  const key = row && keyOf(changes, row);
  if (act === "usual" || id === null) return apply(context, withoutRow(changes, rows, key ?? ""));
  const typed =
    act === "cancel"
      ? { status: "cancelled", why: of("why"), new_day: "", starts: "", coach: "" }
      : {
          status: "changed",
          why: of("why"),
          new_day: of("new_day") === day ? "" : of("new_day"),
          starts: of("starts"),
          coach: of("coach"),
        };
  const { rows: wanted, faults } = withRow(changes, rows, { ...typed, class_id: id, day }, key);
  if (faults.length > 0) return data(faults.map(({ words }) => words).join("; "), { status: 400 });
  return apply(context, wanted);
}

async function apply(context: ActionFunctionArgs["context"], wanted: Row[]) {
  const edit = await editOf(database(), changes, wanted);
  const saved = await save(edit, context.get(signedIn).person.email, "");
  return typeof saved === "string" ? data(saved, { status: 409 }) : saved;
}

export default function ClassOnADay() {
  const { id, title, day, start, when, change } = useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>() as string | undefined;
  return (
    <Page title={title} lead={when}>
      {fault && <Notice kind="error" title={fault} />}
      {change && (
        <Notice
          kind="info"
          title={change.status === "cancelled" ? "It is cancelled" : "It is not as usual"}
          action={
            <form method="post">
              <Button type="submit" look="ink" name="act" value="usual">
                {id === null ? "Take it away" : "As usual again"}
              </Button>
            </form>
          }
        >
          {change.why && <p>{change.why}</p>}
        </Notice>
      )}
      {id !== null && change?.status !== "cancelled" && (
        <form method="post" className="stack barred">
          <h2 className="text-head">Cancel this one</h2>
          <Field label="Why" name="why" maxLength={200} defaultValue="" />
          <Button type="submit" name="act" value="cancel">
            Cancel it
          </Button>
        </form>
      )}
      {id !== null && (
        <>
          <details>
            <summary className="tap strong">Move this one, or change who leads it</summary>
            <form method="post" className="stack">
              <Field label="Day" name="new_day" type="date" required defaultValue={change?.new_day || day} />
              <Field
                label="Begins"
                name="starts"
                type="time"
                required
                defaultValue={change?.starts || start}
              />
              <Field label="Who leads it instead" name="coach" defaultValue={change?.coach} />
              <Button type="submit" name="act" value="move" look="ink">
                Save
              </Button>
            </form>
          </details>
          <p>
            <a className="link tap" href={`/desk/classes/row?key=${encodeURIComponent(id)}`}>
              Change it for every week
            </a>
          </p>
        </>
      )}
    </Page>
  );
}
