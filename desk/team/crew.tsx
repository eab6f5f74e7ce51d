import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { z } from "zod";
import { siteDatabase, leadsDatabase } from "#db/drivers/database.server.ts";
import { env } from "#config/env.server.ts";
import { makeLink, minutes } from "#auth/links.server.ts";
import { listPasskeys } from "#auth/passkeys.server.ts";
import { listPeople, personByEmail, putPerson, type Role } from "#auth/people.server.ts";
import { endAllSessions } from "#auth/sessions.server.ts";
import { inviteLink, mailInvitation } from "#auth/staff-mail.server.ts";
import { addAuditEntry } from "#operations/changes/audit-log.ts";
import { isFresh, signInAgain } from "#desk/sign-in/fresh.server.ts";
import { OnceMore } from "#desk/sign-in/once-more.tsx";
import { signedIn } from "#desk/sign-in/visit.server.ts";
import { fieldsOf } from "#desk/frame/fields.server.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { newOnce, once } from "#desk/frame/once.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { Row, Rows } from "#desk/frame/rows.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Field, Select } from "#ui/forms/field.tsx";
import { Notice } from "#ui/notices/notice.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
  const me = context.get(signedIn).person.id;
  const fresh = isFresh(context);
  const people = await listPeople(leadsDatabase());
  const keys = await Promise.all(people.map(({ id }) => listPasskeys(leadsDatabase(), id)));
  return {
    fresh,
    once: newOnce(),
    minutes: minutes.invite,
    people: people.map(({ id, name, email, role }, at) => ({
      id,
      name,
      isMe: id === me,
      facts: [email, role, keys[at]!.length === 0 && "invited, not here yet"].filter(Boolean).join(" · "),
    })),
  };
}

type Said = { fault?: string; link?: string; email?: string; mailed?: boolean };
const say = (said: Said, status = 200) => data(said, { status });

export async function action({ request, context }: ActionFunctionArgs) {
  if (!isFresh(context)) return signInAgain("/desk/crew");
  const fields = await fieldsOf(request);
  const [act, id] = [String(fields.get("act")), String(fields.get("id") ?? "")];
  const me = context.get(signedIn).person;
  if (act === "invite") {
    const role = fields.get("role") === "owner" ? "owner" : "staff";
    return once(
      context,
      fields,
      () => invite(String(fields.get("email") ?? ""), role),
      (answer) => answer.data.link !== undefined,
    );
  }
  if (id === me.id) return say({ fault: "That is you. Another owner has to do it." }, 400);
  const them = (await listPeople(leadsDatabase())).find((person) => person.id === id);
  if (them && act === "sign-out") {
    await endAllSessions(leadsDatabase(), id);
    await note(`signed ${them.name} out everywhere`);
  }
  return redirect("/desk/crew", 303);

  function note(what: string) {
    return addAuditEntry(siteDatabase(), me.email, "crew", what);
  }

  async function invite(email: string, role: Role) {
    if (!z.email().safeParse(email.trim()).success)
      return say({ fault: `‘${email}’ is not an e-mail address.` }, 400);
    if (email.trim().toLowerCase() === me.email) return say({ fault: "You are in already." }, 400);
    // Who has lost their passkeys stays what they are.
    const known = await personByEmail(leadsDatabase(), email);
    const person = await putPerson(leadsDatabase(), email, known?.role ?? role);
    await note(`invited ${person.email} as ${person.role}`);
    const secret = await makeLink(leadsDatabase(), person, "invite");
    const sent = await mailInvitation(env, person, secret);
    return say({ email: person.email, link: inviteLink(env, secret), mailed: sent?.kind === "delivered" });
  }
}

export default function Crew() {
  const { people, fresh, once: single, minutes: life } = useLoaderData<typeof loader>();
  const said = useActionData<Said>();
  const draft = useDraft();
  return (
    <Page
      title="Who may sign in"
      lead="Owners may do everything. Staff may not erase, export, invite or change settings."
    >
      {said?.fault && <Notice kind="error" title={said.fault} />}
      {said?.link && (
        <Notice kind="done" title={said.mailed ? "It is on its way" : "Pass this link on"}>
          <p>
            It lets {said.email} in once, within {life} minutes: open it on their own phone.
          </p>
          <p className="strong">{said.link}</p>
        </Notice>
      )}
      <Rows>
        {people.map(({ id, name, facts, isMe }) => (
          <Row key={id} title={isMe ? `${name} (you)` : name} facts={facts}>
            {!isMe && fresh && (
              <form method="post" className="row">
                <input type="hidden" name="id" value={id} />
                <Button
                  type="submit"
                  variant="line"
                  name="act"
                  value="sign-out"
                  aria-label={`Sign out ${name}`}
                >
                  Sign out
                </Button>
                <ButtonLink to={`/desk/crew/${id}/remove`} variant="line" aria-label={`Remove ${name}`}>
                  Remove
                </ButtonLink>
              </form>
            )}
          </Row>
        ))}
      </Rows>
      {fresh ? (
        <form method="post" className="stack barred">
          <h2 className="text-head">Invite somebody</h2>
          <p>
            For somebody who has lost every passkey, too: the new one takes the place of the old ones, and
            they stay what they are.
          </p>
          <input type="hidden" name="once" value={single} />
          <Field label="Their e-mail" name="email" type="email" required defaultValue={draft.email} />
          <Select label="As" name="role" defaultValue={draft.role ?? "staff"}>
            <option value="staff">staff</option>
            <option value="owner">owner</option>
          </Select>
          <Button type="submit" name="act" value="invite">
            Make a link
          </Button>
        </form>
      ) : (
        <OnceMore page="/desk/crew" to="Inviting, signing out and taking away" />
      )}
    </Page>
  );
}
