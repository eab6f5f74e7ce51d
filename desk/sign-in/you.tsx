import {
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { leadsDatabase } from "#db/drivers/database.server.ts";
import { checkNewPasskey, makingOptions, listPasskeys } from "#auth/passkeys.server.ts";
import { deviceName, listSessions } from "#auth/sessions.server.ts";
import { addOwnPasskey, removeOwnPasskey, signOutSelf } from "#operations/team/account.operations.ts";
import { act, type Answer, respond, textIn } from "#desk/actions/act.server.ts";
import { Field } from "#ui/forms/field.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { Refusal } from "#desk/frame/refusal.tsx";
import { readForm } from "#desk/frame/form.server.ts";
import { Page, Section } from "#desk/frame/page.tsx";
import { Row, Rows } from "#desk/frame/rows.tsx";
import { formatDateTime } from "#content/gym-clock.ts";
import { capital } from "#domain/text.ts";
import { isFresh, signInAgain } from "./fresh.server.ts";
import { OnceMore } from "./once-more.tsx";
import { PasskeyForm } from "./passkey-form.tsx";
import { clearCookie } from "./session-cookie.server.ts";
import { Disclosure } from "#desk/frame/disclosure.tsx";
import { FormButton } from "#desk/frame/form.tsx";
import { readOrigin, signedIn } from "./visit.server.ts";

const purposeFor = (session: string) => `add ${session}`;

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
      made: formatDateTime(created_at),
      used: formatDateTime(used_at),
    })),
    sessions: sessions.map(({ hash, device, seen_at }) => ({
      hash,
      device,
      seen: formatDateTime(seen_at),
      here: hash === session,
    })),
    options: await makingOptions(leadsDatabase(), person, readOrigin(context), purposeFor(session)),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { session } = context.get(signedIn);
  const posted = await readForm(request);
  const which = String(posted.get("end") || session);
  const leaves = posted.has("end") && which === session;
  if (!leaves && !isFresh(context)) return signInAgain("/desk/you");
  const back = () => "/desk/you";
  const answer = posted.get("answer");
  if (typeof answer === "string") {
    const passkey = await checkNewPasskey(leadsDatabase(), answer, readOrigin(context), purposeFor(session));
    if (!passkey)
      return respond({ refused: "The passkey was not created. Nothing has changed. Try again." }, {});
    const device = deviceName(request.headers.get("user-agent") ?? "");
    const name = textIn(posted, "name").trim().slice(0, 60) || device;
    return respond(await act(context, addOwnPasskey, { input: { name, passkey }, posted, next: back }), {});
  }
  if (posted.has("remove")) {
    const input = { id: textIn(posted, "remove") };
    return respond(await act(context, removeOwnPasskey, { input, posted, next: back }), {});
  }
  const next = () => {
    if (which === "all") return leave(readOrigin(context), "everywhere");
    return which === session ? leave(readOrigin(context), "here") : back();
  };
  return respond(await act(context, signOutSelf, { input: { session: which }, posted, next }), {});
}

function leave(origin: string, left: "here" | "everywhere"): Response {
  return redirect(`/desk/sign-in?left=${left}`, {
    status: 303,
    headers: { "set-cookie": clearCookie(origin), "clear-site-data": '"cache"' },
  });
}

export default function You() {
  const { fresh, name, email, role, passkeys, sessions, options } = useLoaderData<typeof loader>();
  const answer = useActionData() as Answer | undefined;
  return (
    <Page title={name} lead={`${email} · ${capital(role)}`}>
      <Refusal reason={answer?.refused} />
      {!fresh && <OnceMore page="/desk/you" to="add or remove a passkey, or sign out another device" />}
      <Section title="Settings">
        <Rows>
          <Row to="/desk/notifications" title="Notifications" facts="New messages, quiet hours and a test" />
        </Rows>
      </Section>
      <Section title="Passkeys" about="Sign in with your fingerprint, face or PIN.">
        {passkeys.length === 0 ? (
          <Notice title="You have no passkey yet" />
        ) : (
          <Rows>
            {passkeys.map(({ id, name: passkey, made, used }) => (
              <Row
                key={id}
                title={passkey}
                facts={`Created ${made}, ${used ? `last sign-in ${used}` : "not used to sign in yet"}`}
              >
                {fresh && (
                  <FormButton variant="line" name="remove" value={id} aria-label={`Remove ${passkey}`}>
                    Remove
                  </FormButton>
                )}
              </Row>
            ))}
          </Rows>
        )}
        {fresh && (
          <Disclosure label={passkeys.length === 0 ? "Add a passkey" : "Add another passkey"}>
            <PasskeyForm task="make" options={options} label="Create passkey">
              <Field label="Passkey name" name="name" maxLength={60} />
            </PasskeyForm>
          </Disclosure>
        )}
      </Section>
      <Section title="Signed in on">
        <Rows>
          {sessions.map(({ hash, device, seen, here }) => (
            <Row
              key={hash}
              title={here ? `${device}, this device` : device}
              facts={here ? "Active now" : `Last active ${seen}`}
            >
              {!here && fresh && (
                <FormButton variant="line" name="end" value={hash} aria-label={`Sign out on ${device}`}>
                  Sign out
                </FormButton>
              )}
            </Row>
          ))}
        </Rows>
        <div className="row gap-3">
          <FormButton form={{ "data-signs-out": true }} variant="ink" name="end">
            Sign out
          </FormButton>
          {fresh && (
            <FormButton form={{ "data-signs-out": true }} variant="line" name="end" value="all">
              Sign out everywhere
            </FormButton>
          )}
        </div>
      </Section>
    </Page>
  );
}
