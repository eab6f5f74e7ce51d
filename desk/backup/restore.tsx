import {
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { formatDateTime } from "#content/gym-clock.ts";
import { count } from "#domain/text.ts";
import { restore } from "#operations/restore/restore.operations.ts";
import { plan } from "#operations/run.ts";
import { act, actorIn, type Answer, deskStores, explain, respond, textIn } from "#desk/actions/act.server.ts";
import { ReviewChanges } from "#desk/actions/difference.tsx";
import { readForm } from "#desk/frame/form.server.ts";
import { Actions } from "#desk/frame/actions.tsx";
import { Form } from "#desk/frame/form.tsx";
import { once } from "#desk/frame/once.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { Row, Rows } from "#desk/frame/rows.tsx";
import { isFresh, signInAgain } from "#desk/sign-in/fresh.server.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Refusal } from "#desk/frame/refusal.tsx";
import { removeUpload, uploadPath, useUpload } from "./uploads.server.ts";

const SEND = "/desk/backup/restore";

type Sent = { path: string; id: string } | Response;

/** The uploaded backup. The owner must have signed in just now. */
async function sentIn({ params, context }: LoaderFunctionArgs | ActionFunctionArgs): Promise<Sent> {
  const id = params.id ?? "";
  if (!isFresh(context)) return signInAgain(`${SEND}/${encodeURIComponent(id)}`);
  const path = await uploadPath(id);
  return path ? { path, id } : redirect(`${SEND}?gone=yes`, 303);
}

/** What the restore would change. */
export async function loader(args: LoaderFunctionArgs) {
  const sent = await sentIn(args);
  if (sent instanceof Response) throw sent;
  const call = {
    input: { file: sent.path, replace: true },
    actor: actorIn(args.context),
    stores: deskStores(),
  };
  try {
    const { change } = await plan(restore, call);
    const { made, missing, holds } = change.facts;
    return {
      refused: "",
      lead: `From ${formatDateTime(Date.parse(made))}: ${holds}.`,
      effects: change.effects,
      warnings: change.warnings,
      messages:
        missing > 0 ? `${count(missing, "message")} that came since will be kept` : "No newer messages",
    };
  } catch (error) {
    const refused = inWords(explain(error), sent.path);
    return { refused, lead: "", effects: [], warnings: [], messages: "" };
  }
}

export async function action(args: ActionFunctionArgs) {
  const sent = await sentIn(args);
  if (sent instanceof Response) return sent;
  const { request, context } = args;
  const posted = await readForm(request);
  if (textIn(posted, "act") === "cancel") {
    await removeUpload(sent.id);
    return redirect("/desk/backup", 303);
  }
  return once(context, posted, async () => {
    const input = { file: sent.path, replace: true };
    const answer = await useUpload(sent.id, () =>
      act(context, restore, { input, posted, next: () => "/desk/backup" }),
    );
    if (!(answer instanceof Response)) return respond({ refused: inWords(answer, sent.path) }, {});
    await removeUpload(sent.id);
    return answer;
  });
}

/** The file's temporary name on the server would mean nothing to the person. */
function inWords({ refused = "" }: Answer, path: string): string {
  return refused.replaceAll(path, "This file");
}

export default function Restore() {
  const { lead, effects, messages, warnings, ...given } = useLoaderData<typeof loader>();
  const answer = useActionData() as Answer | undefined;
  const refused = answer?.refused ?? given.refused;
  return (
    <Page
      title={given.refused ? "Restore a backup" : "Restore this backup?"}
      lead={lead}
      back={{ to: SEND, label: "Restore a backup" }}
      form
    >
      <Refusal reason={refused} />
      <Form className="flow">
        {!given.refused && (
          <>
            <ReviewChanges warnings={warnings}>
              <Rows>
                {effects.map(({ title, words }) => (
                  <Row key={title} title={title} facts={words} />
                ))}
                {effects.length === 0 && <Row title="Lists and photos" facts="Nothing will change" />}
                <Row title="Messages" facts={messages} />
                <Row title="Team" facts="The people who could sign in at that time" />
              </Rows>
            </ReviewChanges>
            <p>This can’t be undone here. Download a backup of today first, so that you can go back to it.</p>
            <p>
              <ButtonLink to="/desk/backup/file" variant="ink" download>
                Download backup
              </ButtonLink>
            </p>
          </>
        )}
        <Actions>
          {!given.refused && (
            <Button type="submit" name="act" value="restore">
              Restore this backup
            </Button>
          )}
          <Button type="submit" variant="line" name="act" value="cancel">
            Cancel
          </Button>
        </Actions>
      </Form>
    </Page>
  );
}
