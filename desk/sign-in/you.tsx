import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { leadsDatabase } from "#db/drivers/database.server.ts";
import {
  addPasskey,
  checkNewPasskey,
  makingOptions,
  listPasskeys,
  removePasskey,
} from "#auth/passkeys.server.ts";
import { deviceName, endAllSessions, endSession, listSessions } from "#auth/sessions.server.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { fieldsOf } from "#desk/frame/fields.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { Row, Rows } from "#desk/frame/rows.tsx";
import { formatMoment } from "#content/gym-clock.ts";
import { isFresh, signInAgain } from "./fresh.server.ts";
import { OnceMore } from "./once-more.tsx";
import { PasskeyForm } from "./passkey-form.tsx";
import { clearCookie } from "./session-cookie.server.ts";
import { originOf, signedIn } from "./visit.server.ts";

const purposeOf = (session: string) => `add ${session}`;

export async function loader({ context }: LoaderFunctionArgs) {
  const { person, session } = context.get(signedIn);
  const [passkeys, sessions] = await Promise.all([
    listPasskeys(leadsDatabase(), person.id),
    listSessions(leadsDatabase(), person.id),
  ]);
  return {
    fresh: isFresh(context),
    name: person.name,
    email: person.email,
    role: person.role,
    passkeys: passkeys.map(({ id, name, created_at, used_at }) => ({
      id,
      name,
      made: formatMoment(created_at),
      used: formatMoment(used_at),
    })),
    sessions: sessions.map(({ hash, device, seen_at }) => ({
      hash,
      device,
      seen: formatMoment(seen_at),
      here: hash === session,
    })),
    options: await makingOptions(leadsDatabase(), person, originOf(context), purposeOf(session)),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { person, session } = context.get(signedIn);
  const fields = await fieldsOf(request);
  const which = String(fields.get("end") || session);
  const leaves = fields.has("end") && which === session;
  if (!leaves && !isFresh(context)) return signInAgain("/desk/you");
  const answer = fields.get("answer");
  if (typeof answer === "string") {
    const passkey = await checkNewPasskey(leadsDatabase(), answer, originOf(context), purposeOf(session));
    const name = String(fields.get("name") ?? "")
      .trim()
      .slice(0, 60);
    const device = deviceName(request.headers.get("user-agent") ?? "");
    if (!passkey || !(await addPasskey(leadsDatabase(), person.id, passkey, name || device)))
      return data("The passkey did not arrive. Nothing has changed; try again.", { status: 400 });
    return redirect("/desk/you", 303);
  }
  const passkey = fields.get("remove");
  if (typeof passkey === "string") {
    const others = (await listPasskeys(leadsDatabase(), person.id)).filter(({ id }) => id !== passkey);
    if (others.length === 0)
      return data("That is your only passkey: make another one first, or you can’t get in any more.", {
        status: 400,
      });
    await removePasskey(leadsDatabase(), person.id, passkey);
    return redirect("/desk/you", 303);
  }
  if (which === "all") await endAllSessions(leadsDatabase(), person.id);
  else await endSession(leadsDatabase(), person.id, which);
  if (which !== "all" && which !== session) return redirect("/desk/you", 303);
  return redirect("/desk/sign-in", {
    status: 303,
    headers: { "set-cookie": clearCookie(originOf(context)), "clear-site-data": '"cache"' },
  });
}

export default function You() {
  const { fresh, name, email, role, passkeys, sessions, options } = useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>();
  return (
    <Page title={name} lead={`${email}, ${role}`}>
      {fault && <Notice kind="error" title={fault} />}
      <form method="post">
        <Button type="submit" variant="ink" name="end">
          Sign out
        </Button>
      </form>
      {!fresh && <OnceMore page="/desk/you" to="Adding or removing a passkey, and signing out elsewhere," />}
      <h2 className="text-head">Passkeys</h2>
      <Rows>
        {passkeys.map(({ id, name: passkey, made, used }) => (
          <Row key={id} title={passkey} facts={`made ${made}${used && `, last used ${used}`}`}>
            {fresh && (
              <form method="post">
                <Button
                  type="submit"
                  variant="line"
                  name="remove"
                  value={id}
                  aria-label={`Remove ${passkey}`}
                >
                  Remove
                </Button>
              </form>
            )}
          </Row>
        ))}
      </Rows>
      {fresh && (
        <details>
          <summary className="tap strong">Add another passkey</summary>
          <PasskeyForm task="make" options={options} label="Make a passkey here">
            <Field label="What to call it" name="name" maxLength={60} />
          </PasskeyForm>
        </details>
      )}
      <h2 className="text-head">Signed in on</h2>
      <Rows>
        {sessions.map(({ hash, device, seen, here }) => (
          <Row key={hash} title={here ? `${device}, here` : device} facts={`last there ${seen}`}>
            {!here && fresh && (
              <form method="post">
                <Button
                  type="submit"
                  variant="line"
                  name="end"
                  value={hash}
                  aria-label={`Sign out on ${device}`}
                >
                  Sign out
                </Button>
              </form>
            )}
          </Row>
        ))}
      </Rows>
      {fresh && (
        <form method="post">
          <Button type="submit" variant="line" name="end" value="all">
            Sign out everywhere
          </Button>
        </form>
      )}
    </Page>
  );
}
