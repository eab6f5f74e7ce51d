import {
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { leadsDatabase } from "#db/drivers/database.server.ts";
import { minutes } from "#auth/links.server.ts";
import { listPasskeys } from "#auth/passkeys.server.ts";
import { listPeople } from "#auth/people.server.ts";
import { listSessions } from "#auth/sessions.server.ts";
import { invite, signOutPerson } from "#operations/team/team.operations.ts";
import { act, type Answer, respond, textIn } from "#desk/actions/act.server.ts";
import { isFresh, signInAgain } from "#desk/sign-in/fresh.server.ts";
import { OnceMore } from "#desk/sign-in/once-more.tsx";
import { signedIn } from "#desk/sign-in/visit.server.ts";
import { readForm } from "#desk/frame/form.server.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { readFaces } from "#desk/pictures/portraits/team.server.ts";
import { once } from "#desk/frame/once.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { Row, Rows } from "#desk/frame/rows.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Field, Select } from "#ui/forms/field.tsx";
import { Form } from "#desk/frame/form.tsx";
import { Notice } from "#ui/notices/notice.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
  const me = context.get(signedIn).person.id;
  const fresh = isFresh(context);
  const people = await listPeople(leadsDatabase());
  const faces = await readFaces();
  const keys = await Promise.all(people.map(({ id }) => listPasskeys(leadsDatabase(), id)));
  const sessions = await Promise.all(people.map(({ id }) => listSessions(leadsDatabase(), id)));
  return {
    fresh,
    minutes: minutes.invite,
    people: people.map(({ id, name, email, role }, at) => ({
      id,
      name,
      isMe: id === me,
      src: faces.get(name),
      isSignedIn: sessions[at]!.length > 0,
      facts: [email, role, keys[at]!.length === 0 && "invited, not signed in yet"]
        .filter(Boolean)
        .join(" · "),
    })),
  };
}

type Invited = { email: string; link: string; mailed: boolean };

export async function action({ request, context }: ActionFunctionArgs) {
  if (!isFresh(context)) return signInAgain("/desk/team");
  const posted = await readForm(request);
  if (textIn(posted, "act") === "invite") return once(context, posted, sendInvitation, isInvited);
  const person = (await listPeople(leadsDatabase())).find(({ id }) => id === textIn(posted, "id"));
  if (!person || textIn(posted, "act") !== "sign-out") return redirect("/desk/team", 303);
  const next = () => redirect("/desk/team", 303);
  return respond(await act(context, signOutPerson, { input: { email: person.email }, posted, next }), {});

  async function sendInvitation() {
    let invited: Invited | undefined;
    const role = textIn(posted, "role") === "owner" ? "owner" : "staff";
    const answer = await act(context, invite, {
      input: { email: textIn(posted, "email"), role },
      posted,
      next: (done) => {
        invited = done?.result;
        return new Response();
      },
    });
    return respond(answer instanceof Response ? {} : answer, { invited });
  }
}

/** The same form sent again shows the same link. */
function isInvited(answer: unknown): boolean {
  return Boolean((answer as { data?: { invited?: Invited } }).data?.invited);
}

export default function Team() {
  const { people, fresh, minutes: life } = useLoaderData<typeof loader>();
  const answer = useActionData() as (Answer & { invited?: Invited }) | undefined;
  const invited = answer?.invited;
  const draft = useDraft();
  return (
    <Page
      title="Team"
      back={{ to: "/desk/site", label: "Site" }}
      lead="Owners can do everything. Staff can’t delete or export messages, invite people or change settings."
    >
      {answer?.refused && <Notice kind="error" title={answer.refused} />}
      {invited && (
        <Notice kind="done" title={invited.mailed ? "Invitation sent" : "Share this link"}>
          <p>
            {invited.email} opens it on their own phone within {life} minutes. It works once.
          </p>
          <p className="strong">{invited.link}</p>
          <Button variant="ink" className="mt-2" data-behavior="share" data-url={invited.link} hidden>
            Share link
          </Button>
        </Notice>
      )}
      <Rows>
        {people.map(({ id, name, facts, isMe, isSignedIn, src }) => (
          <Row key={id} title={isMe ? `${name} (you)` : name} facts={facts} face={{ name, src }}>
            {!isMe && fresh && (
              <Form className="row">
                <input type="hidden" name="id" value={id} />
                {isSignedIn && (
                  <Button
                    type="submit"
                    variant="line"
                    name="act"
                    value="sign-out"
                    aria-label={`Sign out ${name}`}
                  >
                    Sign out
                  </Button>
                )}
                <ButtonLink to={`/desk/team/${id}/remove`} variant="line" aria-label={`Remove ${name}`}>
                  Remove
                </ButtonLink>
              </Form>
            )}
          </Row>
        ))}
      </Rows>
      {fresh ? (
        <Form className="stack barred">
          <h2 className="text-head">Invite a teammate</h2>
          <p>
            Also for a teammate who has lost every passkey. A new passkey replaces the old ones, and their
            role stays.
          </p>
          <Field label="E-mail" name="email" type="email" required defaultValue={draft.email} />
          <Select label="Role" name="role" defaultValue={draft.role ?? "staff"}>
            <option value="staff">Staff</option>
            <option value="owner">Owner</option>
          </Select>
          <Button type="submit" name="act" value="invite">
            Create invitation
          </Button>
        </Form>
      ) : (
        <OnceMore page="/desk/team" to="Inviting, signing out or removing people" />
      )}
    </Page>
  );
}
