import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { applyUndo, planUndo, undoVersion } from "#operations/undo/undo-plan.ts";
import { formatMoment } from "#content/gym-clock.ts";
import { signedIn } from "#desk/sign-in/visit.server.ts";
import { fieldsOf } from "#desk/frame/fields.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { Row, Rows } from "#desk/frame/rows.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { refuse } from "#desk/sign-in/refuse.server.ts";
import { whyNot } from "#desk/lists/change.server.ts";
import { mayChange } from "#desk/lists/list-for.server.ts";
import { crewNames } from "#desk/messages/crew-names.server.ts";
import { readLog } from "./read-log.server.ts";
import { mayTakeBack, takeNoteBack } from "./undo-note.server.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = /^\d{1,15}$/.exec(new URL(request.url).searchParams.get("before") ?? "");
  const before = asked ? Number(asked[0]) : Date.now() + 1;
  const names = await crewNames();
  const { entries, next } = await readLog(siteDatabase(), before);
  const told = entries.map(async (entry) => {
    const { id, made_at, who, what, more, subject, importId, undone, isUndo } = entry;
    const isOpen = importId ? !undone && mayChange(subject, context) : await mayTakeBack(entry);
    return {
      id,
      what: more > 0 ? `${what} and ${more} more` : what,
      facts: `${names.get(who) ?? (who === "gym" ? "on the command line" : who)}, ${formatMoment(made_at)}${isUndo ? ", by undo" : undone ? ", taken back" : ""}`,
      to: isOpen && importId ? `/desk/log/${importId}` : undefined,
      undo: isOpen ? (importId ?? id) : null,
    };
  });
  return { next, entries: await Promise.all(told) };
}

/** Takes it back at once where the list has not changed since; else what came since is shown, and asked for. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await fieldsOf(request);
  const id = String(fields.get("undo") ?? "");
  const { email } = context.get(signedIn).person;
  const undo = await planUndo(siteDatabase(), id).catch(() => null);
  if (!undo || undo.record.id !== id) {
    if (await takeNoteBack(id, email)) return redirect("/desk/log", 303);
    return data("Something else has happened to it since: it can’t be taken back any more.", { status: 409 });
  }
  if (!mayChange(undo.subject.name, context)) refuse(context, undo.subject.name);
  const seen = fields.get("version");
  if ((seen ?? "") !== undoVersion(undo))
    return redirect(`/desk/log/${id}${seen === null ? "" : "?moved=yes"}`, 303);
  try {
    await applyUndo(siteDatabase(), undo, email);
  } catch (error) {
    return data(whyNot(error), { status: 409 });
  }
  return redirect("/desk/log", 303);
}

export default function Log() {
  const { entries, next } = useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>() as string | undefined;
  return (
    <Page title="What has changed" lead="Who, when, what; newest first.">
      {fault && <Notice kind="error" title={fault} />}
      {entries.length === 0 && <p className="text-lead">Nothing has been changed yet.</p>}
      {entries.length > 0 && (
        <Rows>
          {entries.map(({ id, what, facts, to, undo }) => (
            <Row key={id} title={what} facts={facts} to={to}>
              {undo && (
                <form method="post">
                  <Button type="submit" variant="line" name="undo" value={undo} aria-label={`Undo: ${what}`}>
                    Undo
                  </Button>
                </form>
              )}
            </Row>
          ))}
        </Rows>
      )}
      {next && (
        <p>
          <ButtonLink to={`/desk/log?before=${next}`} variant="line">
            Earlier
          </ButtonLink>
        </p>
      )}
    </Page>
  );
}
