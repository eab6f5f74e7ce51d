import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { formatDateTime } from "#content/gym-clock.ts";
import { UserError } from "#config/user-error.ts";
import { undo } from "#operations/journal/undo.operations.ts";
import { plan } from "#operations/run.ts";
import { actorIn, type Answer, deskStores, explain } from "#desk/actions/act.server.ts";
import { Difference } from "#desk/actions/difference.tsx";
import { readForm } from "#desk/frame/form.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { Row, Rows } from "#desk/frame/rows.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Refusal } from "#desk/frame/refusal.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { Actions } from "#desk/frame/actions.tsx";
import { Form } from "#desk/frame/form.tsx";
import { once } from "#desk/frame/once.server.ts";
import { readNames } from "#desk/messages/names.server.ts";
import { backIn } from "./back.server.ts";
import { entryIn, undoEntry } from "./undo-entry.server.ts";

/** What undo would change, and what has changed since. */
export async function loader(args: LoaderFunctionArgs) {
  const { id, at, sentence } = await entryIn(args);
  const back = backIn(new URL(args.request.url).searchParams.get("back"), args.context);
  const facts = { when: formatDateTime(at), sentence, back };
  const call = { input: { id }, actor: actorIn(args.context), stores: deskStores() };
  const planned = await plan(undo, call).catch((error: unknown) => {
    if (error instanceof UserError) return explain(error).refused ?? "";
    throw error;
  });
  if (typeof planned === "string") return { ...facts, refused: planned, lines: [], since: [], version: "" };
  const { change } = planned;
  const names = await readNames();
  const since = change.conflicts.map(({ title, label, left, now, by }) => ({
    title: `${label} of ${title}`,
    facts: `Changed from ${left || "(empty)"} to ${now || "(empty)"}${by ? ` by ${names.get(by) ?? by}` : ""}. This will be undone as well.`,
  }));
  return { ...facts, refused: "", lines: change.lines, since, version: change.version };
}

/** Applies exactly what was shown. Newer conflicts are shown first. */
export async function action(args: ActionFunctionArgs) {
  const posted = await readForm(args.request);
  return once(args.context, posted, () => undoEntry(args, posted));
}

export default function Entry() {
  const { when, sentence, refused, lines, since, version, back } = useLoaderData<typeof loader>();
  const answer = useActionData() as (Answer & { moved: boolean }) | undefined;
  return (
    <Page
      title="Undo this change?"
      back={{ to: "/desk/log", label: "Activity log" }}
      lead={`${when}: ${sentence}`}
      form
    >
      {answer?.moved && (
        <Notice kind="error" title="Someone has changed this since then">
          <p>Nothing was undone yet. Below is the current state.</p>
        </Notice>
      )}
      <Refusal reason={refused} />
      <Form className="flow">
        {lines.length > 0 && <Difference lines={lines} warnings={[]} />}
        {lines.length === 0 && !refused && <p>Nothing is left to undo: later changes have replaced it.</p>}
        {since.length > 0 && (
          <section className="flow" aria-labelledby="since">
            <h2 id="since" className="text-head">
              Since then
            </h2>
            <Rows>
              {since.map((conflict) => (
                <Row key={conflict.title} {...conflict} />
              ))}
            </Rows>
          </section>
        )}
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="back" value={back} />
        <Actions>
          {lines.length > 0 && (
            <Button type="submit" name="act" value="undo">
              Undo
            </Button>
          )}
          <ButtonLink to={back} variant="line">
            Cancel
          </ButtonLink>
        </Actions>
      </Form>
    </Page>
  );
}
