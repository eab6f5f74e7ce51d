import { data, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { laterChanges } from "#operations/undo/later-changes.ts";
import { planUndo, undoVersion } from "#operations/undo/undo-plan.ts";
import { cellText } from "#operations/collections/collection.ts";
import { formatMoment } from "#content/gym-clock.ts";
import { Page } from "#desk/frame/page.tsx";
import { linesOf, titleOf } from "#desk/lists/change.server.ts";
import { refuse } from "#desk/sign-in/refuse.server.ts";
import { mayChange } from "#desk/lists/list-for.server.ts";
import { Difference, DifferenceLines } from "#desk/lists/difference.tsx";
import { crewNames } from "#desk/messages/crew-names.server.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notices/notice.tsx";

/** What taking it back would change, and what has changed since. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const undo = await planUndo(siteDatabase(), params.id).catch(() => null);
  if (!undo || undo.record.id !== params.id) throw data(null, { status: 404 });
  const { record, subject } = undo;
  if (!mayChange(subject.name, context)) refuse(context, subject.name);
  const names = await crewNames();
  const nameOf = (who: string | null) =>
    who === "gym" ? "the command line" : who && (names.get(who) ?? who);
  const since = (await laterChanges(siteDatabase(), undo)).map(({ sign, row, columns, who, goes }) => ({
    sign,
    title: titleOf(subject, row),
    cells: columns.map(({ name, from, to }) => ({ name, from: cellText(from), to: cellText(to) })),
    note: `${who ? `By ${nameOf(who)}. ` : ""}${goes ? "This is taken back as well." : "This stays."}`,
  }));
  return {
    id: record.id,
    when: formatMoment(record.created_at),
    summary: record.summary,
    lines: linesOf(undo),
    since,
    version: undoVersion(undo),
    hasMoved: new URL(request.url).searchParams.has("moved"),
  };
}

export default function Entry() {
  const { id, when, summary, lines, since, version, hasMoved } = useLoaderData<typeof loader>();
  return (
    <Page title="Take it back?" lead={`${when}: ${summary}`}>
      {hasMoved && (
        <Notice kind="error" title="The list has changed while you looked">
          <p>Nothing was taken back yet. This is how it is now: look at it, then decide.</p>
        </Notice>
      )}
      {lines.length > 0 ? (
        <Difference lines={lines} warnings={[]} />
      ) : (
        <p>Nothing of this change is left to undo: what it touched has been changed or removed since.</p>
      )}
      {since.length > 0 && (
        <section className="flow" aria-labelledby="since">
          <h2 id="since" className="text-head">
            Since then
          </h2>
          <DifferenceLines lines={since} verbs={{ "-": "Gone", "+": "New", "~": "Changed" }} />
        </section>
      )}
      <form method="post" action="/desk/log" className="row">
        <input type="hidden" name="version" value={version} />
        {lines.length > 0 && (
          <Button type="submit" size="lg" name="undo" value={id}>
            Take it back
          </Button>
        )}
        <ButtonLink to="/desk/log" variant="line">
          Leave it
        </ButtonLink>
      </form>
    </Page>
  );
}
