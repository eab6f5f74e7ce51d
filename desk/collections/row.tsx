import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { z } from "zod";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { cellText, rowKey } from "#operations/collections/collection.ts";
import { findOperation } from "#operations/registry.ts";
import type { RowsChange } from "#operations/rows/plan-rows.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { act, type Answer, respond, textIn } from "#desk/actions/act.server.ts";
import { FormFields } from "#desk/actions/fields.tsx";
import { readSuggestions } from "#desk/actions/suggestions.server.ts";
import { Sure } from "#desk/actions/sure.tsx";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { readForm } from "#desk/frame/form.server.ts";
import { once } from "#desk/frame/once.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/forms/error-summary.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { Form } from "#desk/frame/form.tsx";
import { collectionFor, fieldsOf, type ShownCollection, textsOf } from "./collection-for.server.ts";

type Typed = Record<string, string>;

const keyIn = (request: Request) => new URL(request.url).searchParams.get("key") ?? undefined;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const collection = collectionFor(params.list, context);
  const { one, line } = collection.screen;
  const key = keyIn(request);
  const rows = await readRows(siteDatabase(), collection);
  const rowWith = (wanted: string | null) => rows.find((found) => rowKey(collection, found) === wanted);
  const row = key === undefined ? undefined : rowWith(key);
  if (key !== undefined && !row) throw data(null, { status: 404 });
  const original = row ? undefined : rowWith(new URL(request.url).searchParams.get("like"));
  const fields = fieldsOf(collection);
  const texts = textsOf(collection, row ?? original);
  const firsts = Object.fromEntries(fields.map(({ name, first = "" }) => [name, first]));
  return {
    one,
    title: row ? line(row).title : `New ${one}`,
    isNew: !row,
    back: { to: `/desk/${collection.screen.path}`, label: collection.screen.title },
    duplicate: row && collection.makeKey ? `?like=${encodeURIComponent(key ?? "")}` : null,
    fields,
    suggestions: await readSuggestions(fields),
    typed: row || original ? texts : { ...texts, ...firsts },
    was: row ? JSON.stringify(texts) : "",
  };
}

type RowAnswer = Answer & {
  /** Fields that somebody else has changed since the form was opened. */
  conflicts?: { label: string; theirs: string; yours: string }[];
  typed: Typed;
  was: string;
  act: string;
};

export async function action({ request, params, context }: ActionFunctionArgs) {
  const collection = collectionFor(params.list, context);
  const posted = await readForm(request);
  return once(context, posted, () => change(collection, keyIn(request), posted, context));
}

async function change(
  collection: ShownCollection,
  key: string | undefined,
  posted: FormData,
  context: ActionFunctionArgs["context"],
) {
  const { name, screen } = collection;
  const button = textIn(posted, "act") || textIn(posted, "see");
  const rows = await readRows(siteDatabase(), collection);
  const row = rows.find((one) => rowKey(collection, one) === key);
  const fields = fieldsOf(collection);
  // A form from before a field was added leaves it as it is.
  const typed = Object.fromEntries(
    fields.map((field) => [
      field.name,
      posted.has(field.name) ? textIn(posted, field.name) : cellText(row?.[field.name]),
    ]),
  );
  const now = textsOf(collection, row);
  const rest = { typed, act: button, was: row ? JSON.stringify(now) : "" };
  const answer = (more: Partial<RowAnswer>, status: number) =>
    data<RowAnswer>({ ...rest, ...more }, { status });

  if (button === "back") return answer({}, 200);
  if (key !== undefined && !row)
    return answer({ refused: "Somebody has removed this. Nothing was changed." }, 409);
  const opened = readOpened(textIn(posted, "was"));
  if (!opened)
    return answer(
      { refused: "The form arrived incomplete. Nothing was changed. Check it, then save again." },
      400,
    );
  const conflicts = fields
    .filter((field) => textIn(posted, "was") && (opened[field.name] ?? "") !== now[field.name])
    .map(({ name: column, label }) => ({ label, theirs: now[column] ?? "", yours: typed[column] ?? "" }));
  if (conflicts.length > 0) return answer({ conflicts }, 409);

  const isRemoval = button === "remove" && key !== undefined;
  const verb = isRemoval ? "remove" : key === undefined ? "add" : "change";
  const done = await act(context, findOperation(`${name}.${verb}`), {
    input: { ...(key !== undefined && { key }), ...(!isRemoval && typed) },
    posted,
    page: screen.page,
    labels: Object.fromEntries(fields.map(({ name: column, label }) => [column, label])),
    needsConfirmation: (planned) => isMoreThanALine(planned as RowsChange),
    next: (saved) => {
      const [written] = (saved?.result ?? []) as Parameters<typeof rowKey>[1][];
      const about = written && !isRemoval ? `?saved=${encodeURIComponent(rowKey(collection, written))}` : "";
      return `/desk/${screen.path}${about}`;
    },
  });
  return respond(done, rest);
}

const LONG = 80;

function isMoreThanALine({ shown: { added, removed, changed }, warnings }: RowsChange): boolean {
  const cells = changed.flatMap(({ columns }) => columns);
  const isLong = cells.some(({ from, to }) => cellText(from).length > LONG || cellText(to).length > LONG);
  return warnings.length > 0 || removed.length > 0 || added.length > 1 || cells.length > 1 || isLong;
}

/** The row as it was when the form was opened; null if the field was tampered with. */
function readOpened(text: string): Typed | null {
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(text || "{}"));
  } catch {
    return null;
  }
}

export default function EditRow() {
  const { one, title, isNew, back, duplicate, fields, suggestions, ...given } =
    useLoaderData<typeof loader>();
  const answer = useActionData() as RowAnswer | undefined;
  const draft = useDraft();
  const { typed, was } = answer ?? { typed: { ...given.typed, ...draft }, was: draft.was ?? given.was };
  const errors = answer?.errors ?? [];
  return (
    <Page title={title} back={back}>
      <ErrorSummary errors={errors} />
      {answer?.refused && <Notice kind="error" title={answer.refused} />}
      {answer?.conflicts && (
        <Notice kind="error" title="Somebody else has changed this">
          <p>Nothing was saved. Your version is below. Save it again to replace theirs.</p>
          <ul>
            {answer.conflicts.map(({ label, theirs, yours }) => (
              <li key={label}>
                {label}: theirs is “{theirs}”, yours is “{yours}”
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {answer?.lines ? (
        <Sure
          answer={answer}
          act={answer.act}
          yes={answer.act === "remove" ? "Remove" : "Save changes"}
          typed={{ ...typed, was }}
        />
      ) : (
        <Form className="stack">
          <input type="hidden" name="was" value={was} />
          <FormFields fields={fields} typed={typed} errors={errors} suggestions={suggestions} />
          <div className="row">
            <Button type="submit" size="lg" name="act" value="save">
              Save
            </Button>
            <Button type="submit" variant="ink" name="see" value="save">
              Preview
            </Button>
            {!isNew && (
              <Button type="submit" variant="line" name="act" value="remove" formNoValidate>
                Remove this {one}
              </Button>
            )}
            {duplicate && (
              <ButtonLink to={duplicate} variant="line">
                Duplicate
              </ButtonLink>
            )}
          </div>
        </Form>
      )}
    </Page>
  );
}
