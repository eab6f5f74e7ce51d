import { data, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { database } from "#data/store/database.server.ts";
import { isNothing } from "#operator/content/difference.ts";
import { undoOf } from "#operator/content/undo.ts";
import { sayMoment } from "#operator/cli/say-time.ts";
import { Page } from "#desk/frame/page.tsx";
import { linesOf } from "#desk/lists/change.server.ts";
import { refuse } from "#desk/door/refuse.server.ts";
import { mayChange } from "#desk/lists/list-for.server.ts";
import { Difference } from "#desk/lists/difference.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";

/** What taking it back would change. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const undo = await undoOf(database(), params.id).catch(() => null);
  if (!undo || undo.record.id !== params.id) throw data(null, { status: 404 });
  const { record, subject, wanted, shown, since } = undo;
  if (!mayChange(subject.name, context)) refuse(context, subject.name);
  return {
    id: record.id,
    when: sayMoment(record.created_at),
    summary: record.summary,
    lines: linesOf({ subject, wanted, shown, summary: "", warnings: [] }),
    others: !isNothing(since),
  };
}

export default function Entry() {
  const { id, when, summary, lines, others } = useLoaderData<typeof loader>();
  const warnings = others ? ["somebody has changed this list since; those changes go, too"] : [];
  return (
    <Page title="Take it back?" lead={`${when}: ${summary}`}>
      <Difference lines={lines} warnings={warnings} />
      <form method="post" action="/desk/log" className="row">
        <input type="hidden" name="sure" value="yes" />
        <Button type="submit" size="lg" name="undo" value={id}>
          Take it back
        </Button>
        <ButtonLink to="/desk/log" look="line">
          Leave it
        </ButtonLink>
      </form>
    </Page>
  );
}
