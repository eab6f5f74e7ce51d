import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { z } from "zod";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { planEdit, readRows, withoutRow, withRow, type Edit } from "#operations/changes/edit.ts";
import { rowKey, type Row, cellText } from "#operations/collections/collection.ts";
import { signedIn } from "#desk/sign-in/visit.server.ts";
import { fieldsOf } from "#desk/frame/fields.server.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { newOnce, once } from "#desk/frame/once.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/forms/error-summary.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { linesOf, needsALook, save, see, type DifferenceLine } from "./change.server.ts";
import { listFor } from "./list-for.server.ts";
import type { List } from "./list.ts";
import { RowFields, type AskedField } from "./row-fields.tsx";
import { Sure } from "./sure.tsx";

type Typed = Record<string, string>;

const keyIn = (request: Request) => new URL(request.url).searchParams.get("key") ?? undefined;

/** Each cell as its field shows it. */
function textsOf({ subject }: List, row: Row | undefined): Typed {
  return Object.fromEntries(subject.columns.map(({ name }) => [name, cellText(row?.[name])]));
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const list = listFor(params.list, context);
  const key = keyIn(request);
  const rows = await readRows(siteDatabase(), list.subject);
  const row = rows.find((one) => rowKey(list.subject, one) === key);
  if (key !== undefined && !row) throw data(null, { status: 404 });
  const given = textsOf(list, row);
  const fields = list.subject.columns.flatMap(({ name, required }): AskedField[] => {
    const ask = list.asks[name];
    return ask ? [{ ...ask, name, required: required === true || name === list.subject.key }] : [];
  });
  const firsts = Object.fromEntries(fields.map(({ name, first = "" }) => [name, first]));
  return {
    one: list.one,
    title: row ? list.line(row).title : `New ${list.one}`,
    isNew: !row,
    fields,
    typed: row ? given : { ...given, ...firsts },
    was: row ? JSON.stringify(given) : "",
    once: newOnce(),
  };
}

type Answer = {
  faults?: { name: string; message: string }[];
  /** What somebody else has made of the row meanwhile. */
  theirs?: { label: string; theirs: string; yours: string }[];
  lines?: DifferenceLine[];
  warnings?: string[];
  /** The page as it would be. */
  seen?: string;
  refused?: string;
  typed: Typed;
  was: string;
  once: string;
  act: string;
};

export async function action({ request, params, context }: ActionFunctionArgs) {
  const list = listFor(params.list, context);
  const posted = await fieldsOf(request);
  return once(context, posted, () => change(list, keyIn(request), posted, context));
}

async function change(
  list: List & { name: string },
  key: string | undefined,
  posted: FormData,
  context: ActionFunctionArgs["context"],
) {
  const { subject } = list;
  const of = (name: string) => String(posted.get(name) ?? "").replaceAll("\r\n", "\n");
  const looks = of("see");
  const [act, was] = [of("act") || looks, of("was")];
  const rows = await readRows(siteDatabase(), subject);
  const row = rows.find((one) => rowKey(subject, one) === key);
  // A form from before a field was there leaves it as it is.
  const typed = Object.fromEntries(
    Object.keys(list.asks).map((name) => [name, posted.has(name) ? of(name) : cellText(row?.[name])]),
  );
  const answer = (more: Partial<Answer>, status: number) =>
    data<Answer>(
      { typed, act, once: of("once"), was: row ? JSON.stringify(textsOf(list, row)) : "", ...more },
      { status },
    );

  if (act === "back") return answer({}, 200);
  if (key !== undefined && !row)
    return answer({ refused: "Somebody has taken it away meanwhile. Nothing was changed." }, 409);
  const opened = readWas(was);
  if (!opened)
    return answer(
      { refused: "The form arrived incomplete. Nothing was changed. Look at it, then save again." },
      400,
    );
  const theirs = was ? changedSince(list, opened, textsOf(list, row), typed) : [];
  if (theirs.length > 0) return answer({ theirs }, 409);

  const asked =
    act === "remove"
      ? { rows: withoutRow(subject, rows, key ?? ""), faults: [] }
      : withRow(subject, rows, typed, key);
  if (asked.faults.length > 0) {
    const faults = asked.faults.map(({ column, words }) => ({
      name: column,
      message: `${list.asks[column]?.label ?? column}: ${words}`,
    }));
    return answer({ faults }, 400);
  }
  const edit = newsOf(await planEdit(siteDatabase(), subject, asked.rows), rows);
  const shown = { lines: linesOf(edit), warnings: edit.warnings };
  if (looks) {
    const found = await see(context, edit, list.page);
    return "seen" in found ? answer({ ...shown, ...found }, 200) : answer({ refused: found.whyNot }, 409);
  }
  const about = "row" in asked ? `?saved=${encodeURIComponent(rowKey(subject, asked.row))}` : "";
  if (needsALook(edit) && !of("sure")) return answer(shown, 200);
  const saved = await save(edit, context.get(signedIn).person.email, `/${list.name}${about}`);
  return typeof saved === "string" ? answer({ refused: saved }, 409) : saved;
}

/** The row as it was when the form was opened; null: no form of ours has sent it. */
function readWas(text: string): Typed | null {
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(text || "{}"));
  } catch {
    return null;
  }
}

/** Without the warnings that held before the change. */
function newsOf(edit: Edit, rows: readonly Row[]): Edit {
  const known = edit.subject.warn?.(rows, new Set()) ?? [];
  return { ...edit, warnings: edit.warnings.filter((warning) => !known.includes(warning)) };
}

/** Columns that are not any more what they were when this form was opened. */
function changedSince({ asks }: List, was: Typed, now: Typed, typed: Typed) {
  return Object.entries(asks)
    .filter(([name]) => (was[name] ?? "") !== (now[name] ?? ""))
    .map(([name, { label }]) => ({ label, theirs: now[name] ?? "", yours: typed[name] ?? "" }));
}

export default function EditRow() {
  const { one, title, isNew, fields, ...given } = useLoaderData<typeof loader>();
  const answer = useActionData<Answer>();
  const draft = useDraft();
  const { typed, was } = answer ?? { typed: { ...given.typed, ...draft }, was: draft.was ?? given.was };
  const single = answer?.once || given.once;
  const faults = answer?.faults ?? [];
  return (
    <Page title={title}>
      <ErrorSummary errors={faults} />
      {answer?.refused && <Notice kind="error" title={answer.refused} />}
      {answer?.theirs && (
        <Notice kind="error" title="Somebody else has changed it meanwhile">
          <p>Nothing was saved. Below is what you typed; save it again to write it over theirs.</p>
          <ul>
            {answer.theirs.map(({ label, theirs, yours }) => (
              <li key={label}>
                {label}: theirs is “{theirs}”, yours is “{yours}”
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {answer?.lines ? (
        <Sure
          lines={answer.lines}
          warnings={answer.warnings ?? []}
          seen={answer.seen}
          act={answer.act}
          yes={answer.act === "remove" ? "Take it away" : "Yes, save it"}
          typed={{ ...typed, was, once: single }}
        />
      ) : (
        <form method="post" className="stack">
          <input type="hidden" name="was" value={was} />
          <input type="hidden" name="once" value={single} />
          <RowFields fields={fields} typed={typed} faults={faults} />
          <div className="row">
            <Button type="submit" size="lg" name="act" value="save">
              Save
            </Button>
            <Button type="submit" variant="ink" name="see" value="save">
              See it first
            </Button>
            {!isNew && (
              <Button type="submit" variant="line" name="act" value="remove" formNoValidate>
                Take this {one} away
              </Button>
            )}
          </div>
        </form>
      )}
    </Page>
  );
}
