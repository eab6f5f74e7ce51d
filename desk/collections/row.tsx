import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import {
  type Collection,
  columnLabel,
  originalRow,
  type Row,
  rowKey,
  pageFor,
} from "#operations/collections/collection.ts";
import { splitLines } from "#domain/text.ts";
import { changedCells, shownText } from "#operations/rows/difference.ts";
import { FormFields } from "#desk/actions/fields.tsx";
import { readPhotoChoices } from "#desk/actions/photo-choices.server.ts";
import { readSuggestions } from "#desk/actions/suggestions.server.ts";
import { Sure } from "#desk/actions/sure.tsx";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { readForm } from "#desk/frame/form.server.ts";
import { once } from "#desk/frame/once.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { notFound } from "#desk/frame/removed.server.ts";
import { portraitFor } from "#desk/pictures/portraits/portrait.server.ts";
import { PortraitField } from "#desk/pictures/portraits/portrait-field.tsx";
import { readRefusal } from "#desk/sign-in/session-cookie.server.ts";
import { readOrigin } from "#desk/sign-in/visit.server.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/forms/error-summary.tsx";
import { Refusal } from "#desk/frame/refusal.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { Actions } from "#desk/frame/actions.tsx";
import { Form } from "#desk/frame/form.tsx";
import {
  collectionFor,
  fieldsFor,
  mayAddRows,
  nextPosition,
  readShownRows,
  textsFor,
} from "./collection-for.server.ts";
import { addInstead, findRow, type RowAnswer, saveRow } from "./save-row.server.ts";

const keyIn = (request: Request) => new URL(request.url).searchParams.get("key") ?? undefined;

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args;
  const collection = await collectionFor(args);
  const { one, line, hint } = collection.screen;
  const wanted = keyIn(request);
  const rows = await readShownRows(collection);
  const row = await findRow(collection, rows, wanted);
  if (wanted !== undefined && !row)
    throw await notFound(args.context, fieldsFor(collection), addInstead(collection));
  if (!row && !mayAddRows(collection)) throw data(null, { status: 404 });
  const key = row && rowKey(collection, row);
  const query = new URL(request.url).searchParams;
  const copied = row ? undefined : rows.find((one) => rowKey(collection, one) === query.get("like"));
  const fields = fieldsFor(collection, row);
  const texts = textsFor(collection, row ?? copied);
  const firsts = Object.fromEntries(
    fields.map(({ name, first = "" }) => [name, name === "position" ? nextPosition(rows) : first]),
  );
  return {
    one,
    title: row ? line(row).title : `New ${one}`,
    hint: row && hint?.(row),
    hasPage: pageFor(collection, row) !== undefined,
    mayRemove: key !== undefined && mayAddRows(collection) && !originalRow(collection, key),
    original: row ? changedFrom(collection, row) : [],
    back: { to: `/desk/${collection.screen.path}`, label: collection.screen.title },
    duplicate: row && collection.makeKey ? `?like=${encodeURIComponent(key ?? "")}` : null,
    fields,
    suggestions: await readSuggestions(fields),
    photos: await readPhotoChoices(fields),
    typed: row || copied ? texts : { ...texts, ...firsts },
    was: row ? JSON.stringify(texts) : "",
    log: row && `/desk/log?list=${collection.name}&key=${encodeURIComponent(key ?? "")}`,
    portrait: await portraitFor(collection, row),
    portraitRefusal:
      query.get("portrait") === "refused" &&
      (readRefusal(request, readOrigin(args.context)) ?? "Choose another photo."),
  };
}

/** The cells of the original that the gym has changed. */
function changedFrom(collection: Collection, row: Row): { label: string; text: string }[] {
  const original = originalRow(collection, rowKey(collection, row));
  if (!original) return [];
  return changedCells(collection, row, original).map(({ name, to }) => ({
    label: columnLabel(collection, name),
    text: shownText(collection, name, to) || "(empty)",
  }));
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const collection = await collectionFor(args);
  const posted = await readForm(request);
  return once(context, posted, (gone) => saveRow(collection, keyIn(request), posted, { context, gone }));
}

/** Longer titles would not fit on a button. */
const LONG = 30;

function confirmation(act: string, one: string, title: string): string {
  if (act === "reset") return "Use the original";
  if (act === "remove") return `Remove ${title.length > LONG ? `this ${one}` : title}`;
  return "Save changes";
}

/** A form with more fields than this uses the whole width of a large screen, as a preview does. */
const MANY = 3;

export default function EditRow() {
  const {
    one,
    title,
    hint,
    hasPage,
    mayRemove,
    original,
    back,
    duplicate,
    fields,
    suggestions,
    photos,
    portrait,
    ...given
  } = useLoaderData<typeof loader>();
  const answer = useActionData() as RowAnswer | undefined;
  const draft = useDraft();
  const { log } = given;
  const { typed, was } = answer ?? { typed: { ...given.typed, ...draft }, was: draft.was ?? given.was };
  const errors = answer?.errors ?? [];
  return (
    <Page title={title} lead={hint} back={back} form={fields.length <= MANY && !answer?.preview}>
      <ErrorSummary errors={errors} />
      <Refusal reason={answer?.refused} />
      {given.portraitRefusal && !answer && (
        <Notice kind="error" title="Saved, but without the new portrait">
          {splitLines(given.portraitRefusal).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      )}
      {answer?.lines ? (
        <Sure
          answer={answer}
          act={answer.act}
          yes={confirmation(answer.act, one, title)}
          typed={{ ...typed, was }}
        />
      ) : (
        <Form encType={portrait ? "multipart/form-data" : undefined} className="flow">
          <FormFields {...{ fields, typed, errors, suggestions, photos }} />
          {portrait && <PortraitField {...portrait} wasRefused={answer?.hadPortrait === true} />}
          <input type="hidden" name="was" value={was} />
          <Actions>
            <Button type="submit" name="act" value="save">
              Save
            </Button>
            {hasPage && (
              <Button type="submit" variant="ink" name="see" value="save">
                Preview
              </Button>
            )}
          </Actions>
          {(mayRemove || original.length > 0 || duplicate) && (
            <div className="row">
              {mayRemove && (
                <Button type="submit" variant="line" name="act" value="remove" formNoValidate>
                  Remove this {one}
                </Button>
              )}
              {original.length > 0 && (
                <Button type="submit" variant="line" name="act" value="reset" formNoValidate>
                  Use the original
                </Button>
              )}
              {duplicate && (
                <ButtonLink to={duplicate} variant="line">
                  Duplicate
                </ButtonLink>
              )}
            </div>
          )}
          {original.length > 0 && (
            <section className="flow" aria-labelledby="original">
              <h2 id="original" className="text-head">
                The original
              </h2>
              <dl className="lined">
                {original.map(({ label, text }) => (
                  <div key={label}>
                    <dt className="strong">{label}</dt>
                    {splitLines(text).map((line) => (
                      <dd key={line} className="text-quiet">
                        {line}
                      </dd>
                    ))}
                  </div>
                ))}
              </dl>
            </section>
          )}
          {log && (
            <p>
              <a className="link tap" href={log}>
                Changes to {title}
              </a>
            </p>
          )}
        </Form>
      )}
    </Page>
  );
}
