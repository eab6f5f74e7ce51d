import {
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { leadsDatabase } from "#db/drivers/database.server.ts";
import { invitationEnd, minutes } from "#auth/links.server.ts";
import { listPasskeys } from "#auth/passkeys.server.ts";
import { listPeople, type Person } from "#auth/people.server.ts";
import { listSessions } from "#auth/sessions.server.ts";
import { formatDateTime } from "#content/gym-clock.ts";
import { capital, count, joinFacts, sentence } from "#domain/text.ts";
import { roleHelp, signOutPerson } from "#operations/team/team.operations.ts";
import { act, respond, textIn } from "#desk/actions/act.server.ts";
import { isFresh, signInAgain } from "#desk/sign-in/fresh.server.ts";
import { OnceMore } from "#desk/sign-in/once-more.tsx";
import { signedIn } from "#desk/sign-in/visit.server.ts";
import { readForm } from "#desk/frame/form.server.ts";
import { readFaces } from "#desk/pictures/portraits/team.server.ts";
import { Page, Section } from "#desk/frame/page.tsx";
import { Row, Rows } from "#desk/frame/rows.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { FormButton } from "#desk/frame/form.tsx";
import { Refusal } from "#desk/frame/refusal.tsx";
import { ErrorSummary } from "#ui/forms/error-summary.tsx";
import { Invitation, Invite } from "./invitation.tsx";
import { type InviteAnswer, sendInvitation } from "./send-invitation.server.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const me = context.get(signedIn).person.id;
  const fresh = isFresh(context);
  const people = await listPeople(leadsDatabase());
  const faces = await readFaces();
  return {
    fresh,
    minutes: minutes.invite,
    roleHelp: sentence(roleHelp),
    people: await Promise.all(
      people.map(async (person) => ({
        ...(await describePerson(person)),
        src: faces.get(person.name),
        isMe: person.id === me,
      })),
    ),
  };
}

async function describePerson(person: Person) {
  const { id, name, email, role, joined_at } = person;
  const db = leadsDatabase();
  const [passkeys, sessions, linkEnd] = await Promise.all([
    listPasskeys(db, id),
    listSessions(db, id),
    invitationEnd(db, person),
  ]);
  const isLinkOpen = linkEnd !== null && linkEnd > Date.now();
  const link = linkEnd !== null && `Link ${isLinkOpen ? "expires" : "expired"} ${formatDateTime(linkEnd)}`;
  const use = [
    passkeys.length === 0 ? "No passkey" : count(passkeys.length, "passkey"),
    sessions[0]
      ? `signed in on ${count(sessions.length, "device")}, last active ${formatDateTime(sessions[0].seen_at)}`
      : "not signed in",
  ].join(", ");
  return {
    id,
    name,
    email,
    role,
    hasJoined: joined_at !== null,
    isSignedIn: sessions.length > 0,
    facts: joinFacts([email, capital(role)]),
    states: [joined_at !== null && use, link].filter((state) => state !== false),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  if (!isFresh(context)) return signInAgain("/desk/team");
  const posted = await readForm(request);
  if (textIn(posted, "act") === "invite") return sendInvitation(context, posted);
  const person = (await listPeople(leadsDatabase())).find(({ id }) => id === textIn(posted, "id"));
  if (!person || textIn(posted, "act") !== "sign-out") return redirect("/desk/team", 303);
  const next = () => "/desk/team";
  return respond(await act(context, signOutPerson, { input: { email: person.email }, posted, next }), {});
}

const otherRole = (role: string) => (role === "owner" ? "staff" : "owner");

/** The address keeps what was pressed, in case the person has to sign in again first. */
function changeRoleAddress(email: string, role: string): string {
  return `/desk/do/team.changeRole?${new URLSearchParams({ back: "/desk/team", email, role }).toString()}`;
}

export default function Team() {
  const { people, fresh, minutes: life, roleHelp: help } = useLoaderData<typeof loader>();
  const answer = useActionData() as InviteAnswer | undefined;
  return (
    <Page
      title="Team"
      back={{ to: "/desk/site", label: "Site" }}
      lead={
        <>
          Who can sign in here. To change a bio on the website, open{" "}
          <a className="link" href="/desk/people">
            Trainers
          </a>
          .
        </>
      }
    >
      <ErrorSummary errors={answer?.errors ?? []} />
      {!answer?.typed && <Refusal reason={answer?.refused} />}
      {answer?.invited && <Invitation {...answer.invited} minutes={life} />}
      {fresh && <Invite answer={answer} minutes={life} roleHelp={help} />}
      <Section title="People">
        <Rows>
          {people.map(({ id, name, email, role, facts, states, isMe, hasJoined, isSignedIn, src }) => (
            <Row
              key={id}
              title={isMe ? `${name} (you)` : name}
              facts={[facts, ...states].map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
              chips={hasJoined ? [] : ["has not joined"]}
              face={{ name, src }}
              more={
                !isMe &&
                (fresh || !hasJoined) && (
                  <div className="row gap-2 mt-2">
                    {!hasJoined && (
                      <FormButton
                        fields={{ email, role }}
                        variant="ink"
                        name="act"
                        value="invite"
                        aria-label={`New link for ${name}`}
                      >
                        New link
                      </FormButton>
                    )}
                    {fresh && (
                      <FormButton
                        form={{ action: changeRoleAddress(email, otherRole(role)) }}
                        fields={{ email, role: otherRole(role) }}
                        variant="line"
                        name="act"
                        value="save"
                        aria-label={`Make ${otherRole(role)}: ${name}`}
                      >
                        {`Make ${otherRole(role)}`}
                      </FormButton>
                    )}
                    {fresh && isSignedIn && (
                      <FormButton
                        fields={{ id }}
                        variant="line"
                        name="act"
                        value="sign-out"
                        aria-label={`Sign out ${name}`}
                      >
                        Sign out
                      </FormButton>
                    )}
                    {fresh && (
                      <ButtonLink to={`/desk/team/${id}/remove`} variant="line" aria-label={`Remove ${name}`}>
                        Remove
                      </ButtonLink>
                    )}
                  </div>
                )
              }
            />
          ))}
        </Rows>
      </Section>
      {!fresh && <OnceMore page="/desk/team" to="invite, change, sign out or remove people" />}
    </Page>
  );
}
