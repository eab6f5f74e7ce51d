import { useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { z } from "zod";
import { formatDate, formatTimeOfDay, gymDay, gymMoment } from "#content/gym-clock.ts";
import { addDays } from "#domain/schedule/clock.ts";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { readEntries, readFirstChanges, readTables } from "#operations/journal/audit-log.ts";
import { readNewKeys } from "#operations/journal/row-history.ts";
import { rowKey } from "#operations/collections/collection.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { portraitTitle } from "#operations/pictures/portrait-file.ts";
import { journalLines } from "#operations/journal/journal-lines.ts";
import { splitSentence, undoLabel } from "#operations/journal/undo.operations.ts";
import { nameSender } from "#operations/messages/message-change.ts";
import { findCollection, mayUndo } from "#operations/registry.ts";
import type { ChangeLine } from "#operations/operation.ts";
import { Cells } from "#desk/actions/difference.tsx";
import { readForm } from "#desk/frame/form.server.ts";
import { Disclosure } from "#desk/frame/disclosure.tsx";
import { once } from "#desk/frame/once.server.ts";
import { Page, Section } from "#desk/frame/page.tsx";
import { Row, Rows } from "#desk/frame/rows.tsx";
import { readNames } from "#desk/messages/names.server.ts";
import { readAddress } from "#desk/drafts/sign-in-first.server.ts";
import { signedIn } from "#desk/sign-in/visit.server.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Field, Select } from "#ui/forms/field.tsx";
import { FormButton } from "#desk/frame/form.tsx";
import { readKinds } from "./kinds.server.ts";
import { readSenders } from "./senders.server.ts";
import { undoAll } from "./undo-entry.server.ts";

const SHOWN = 50;
const ROWS_SHOWN = 20;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const [person, kind] = ["person", "kind"].map((name) => (query.get(name) ?? "").slice(0, 100));
  const kinds = readKinds();
  const row = await rowIn(query);
  const day = (name: string) => {
    const text = query.get(name) ?? "";
    return z.iso.date().safeParse(text).success ? text : "";
  };
  const [since, until] = [day("since"), day("until")];
  const cursor = /^(\d{1,15})~([\w-]{1,60})$/.exec(query.get("after") ?? "");
  const before = until ? gymMoment(addDays(until, 1), "00:00").getTime() : undefined;
  const filter = {
    ...(person && { person }),
    ...(kind && { kinds: kinds.get(kind) ?? [kind] }),
    ...(since && { since: gymMoment(since, "00:00").getTime() }),
    before,
    ...(cursor && { after: { at: Number(cursor[1]), id: cursor[2]! } }),
    ...(row && { rows: row.rows }),
  };
  const results = await readEntries(siteDatabase(), filter, SHOWN + 1);
  const entries = results.slice(0, SHOWN);
  const ids = entries.map(({ id }) => id);
  const changes = await readFirstChanges(siteDatabase(), ids, ROWS_SHOWN);
  const tables = await readTables(siteDatabase(), ids);
  const senders = await readSenders(changes);
  const names = await readNames();
  const { role } = context.get(signedIn).person;
  const dayNames = namesOfDays(gymDay(new Date()));
  const next = new URLSearchParams({
    person: person!,
    kind: kind!,
    since,
    until,
    ...row?.fields,
    after: `${entries.at(-1)?.at}~${entries.at(-1)?.id}`,
  });
  return {
    address: readAddress(request),
    filter: { person, kind, since, until },
    row,
    people: [...names],
    kinds: [...kinds.keys()],
    next: results.length > SHOWN ? next.toString() : null,
    entries: entries.map(({ id, at, actor, via, operation, sentence, undone_at }) => ({
      id,
      day: dayNames(gymDay(new Date(at))),
      sentence: nameSender(sentence, senders.get(id)?.name),
      to: senders.has(id) ? `/desk/messages/${senders.get(id)?.id}` : undefined,
      facts: `${names.get(actor) ?? (via === "cli" ? `Site administrator (${actor})` : actor)}, ${formatTimeOfDay(at)}`,
      chips: undone_at === null ? [] : ["undone"],
      lines: journalLines(sentence, changes.get(id) ?? [], findCollection),
      ...(undone_at === null &&
        tables.has(id) &&
        mayUndo(role, operation, tables.get(id)!) && {
          undo: undoLabel(sentence),
          what: splitSentence(sentence).what,
        }),
    })),
  };
}

/** The row whose changes are shown, under all names that it has had: `?list=trainers&key=Casey%20Sample`. */
async function rowIn(query: URLSearchParams) {
  const list = findCollection(query.get("list") ?? "");
  const key = query.get("key") ?? "";
  if (!list?.screen || !key) return null;
  const shown = (await readRows(siteDatabase(), list)).find((row) => rowKey(list, row) === key);
  const names = await readNewKeys(siteDatabase(), list);
  const former = [...names].filter(([, name]) => name === key).map(([name]) => name);
  const keys = [key, ...former];
  const files = list.screen.hasFaces ? keys.map((name) => portraitTitle(name)) : [];
  return {
    fields: { list: list.name, key },
    rows: { table: list.name, keys, files },
    title: shown ? list.screen.line(shown).title : key,
    form: `/desk/${list.screen.path}/row?key=${encodeURIComponent(key)}`,
  };
}

/** 'Today', 'Yesterday', 'Mon, Nov 23' */
function namesOfDays(today: string) {
  const near = new Map([
    [today, "Today"],
    [addDays(today, -1), "Yesterday"],
  ]);
  return (day: string) => near.get(day) ?? formatDate(day, today);
}

/** Undoes at once if nothing has changed since. Otherwise the entry shows the later changes. */
export async function action(args: ActionFunctionArgs) {
  const posted = await readForm(args.request);
  return once(args.context, posted, () => undoAll(args, posted));
}

export default function Log() {
  const { address, filter, row, people, kinds, entries, next } = useLoaderData<typeof loader>();
  const isFiltered = Object.values(filter).some(Boolean);
  return (
    <Page
      title={row ? `Changes to ${row.title}` : "Activity log"}
      lead={row ? "Newest first." : "Every change, newest first."}
      back={row ? { to: row.form, label: row.title } : { to: "/desk/site", label: "Site" }}
    >
      <Disclosure label="Filter" open={isFiltered}>
        <form role="search" className="stack">
          {Object.entries(row?.fields ?? {}).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Select label="Person" name="person" defaultValue={filter.person}>
            <option value="">Everybody</option>
            {people.map(([email, name]) => (
              <option key={email} value={email}>
                {name}
              </option>
            ))}
          </Select>
          <Select label="Kind" name="kind" defaultValue={filter.kind}>
            <option value="">All kinds</option>
            {kinds.map((label) => (
              <option key={label}>{label}</option>
            ))}
          </Select>
          <Field label="From" name="since" type="date" defaultValue={filter.since} />
          <Field label="To" name="until" type="date" defaultValue={filter.until} />
          <Button type="submit" variant="ink">
            Apply
          </Button>
        </form>
      </Disclosure>
      {entries.length === 0 ? (
        <p className="text-lead">
          {isFiltered ? "No change matches the filter." : "Nothing has been changed yet."}
        </p>
      ) : (
        [...Map.groupBy(entries, ({ day }) => day)].map(([day, changes]) => (
          <Section key={day} title={day}>
            <Rows>
              {changes.map(({ id, sentence, undo, what, lines, ...row }) => (
                <Row key={id} title={sentence} {...row} more={lines.length > 0 && <Details lines={lines} />}>
                  {undo && (
                    <FormButton
                      fields={{ back: address }}
                      variant="line"
                      name="undo"
                      value={id}
                      aria-label={`${undo}: ${what}`}
                    >
                      {undo}
                    </FormButton>
                  )}
                </Row>
              ))}
            </Rows>
          </Section>
        ))
      )}
      {next && (
        <p>
          <ButtonLink to={`/desk/log?${next}`} variant="line">
            Older changes
          </ButtonLink>
        </p>
      )}
    </Page>
  );
}

/** What the sentence does not say. */
function Details({ lines }: { lines: readonly ChangeLine[] }) {
  return (
    <Disclosure label="Details">
      {lines.map(({ sign, title, cells }, index) => (
        <div key={index} className={lines.length > 1 ? "mt-2" : undefined}>
          {lines.length > 1 && (
            <p className="strong">
              {verbs[sign]}: {title}
            </p>
          )}
          <Cells cells={cells} />
        </div>
      ))}
      {lines.length === ROWS_SHOWN && <p className="mt-2">These are the first {ROWS_SHOWN}.</p>}
    </Disclosure>
  );
}

const verbs = { "-": "Removed", "+": "Added", "~": "Changed" };
