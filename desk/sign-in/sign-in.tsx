import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { leadsDatabase, siteDatabase } from "#db/drivers/database.server.ts";
import { readGym } from "#db/readers/gym.server.ts";
import { env } from "#config/env.server.ts";
import { log } from "#config/log.server.ts";
import { deskVisit } from "#auth/desk-visit.server.ts";
import { claimedPasskey, signInOptions, signInWith } from "#auth/passkeys.server.ts";
import { newSecret } from "#auth/secret.server.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { readForm } from "#desk/frame/form.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { mailLinkTo } from "./mail-link-to.server.ts";
import { setRequester } from "./session-cookie.server.ts";
import { PasskeyForm } from "./passkey-form.tsx";
import { requestedPage, signIn, allowLoginAttempt, readOrigin, findVisitor } from "./visit.server.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = await findVisitor(request, context);
  const { searchParams } = new URL(request.url);
  const again = searchParams.has("again");
  const to = requestedPage(request, readOrigin(context)) ?? "/desk";
  if (visitor && visitor !== "guessing" && !again) throw redirect(to, 303);
  return {
    again,
    to,
    typed: searchParams.get("typed"),
    left: searchParams.get("left"),
    options: await signInOptions(leadsDatabase(), readOrigin(context)),
    mail: Boolean(env.SMTP_URL),
    phone: (await readGym(siteDatabase())).phone,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request);
  const email = fields.get("email");
  if (typeof email === "string") {
    const requester = newSecret();
    const { address, origin } = context.get(deskVisit);
    mailLinkTo(email, { askedBy: requester, address, to: requestedPage(request, origin) });
    return data({ sent: true }, { headers: { "set-cookie": setRequester(readOrigin(context), requester) } });
  }
  const answer = String(fields.get("answer") ?? "");
  const passkey = await claimedPasskey(leadsDatabase(), answer);
  const person =
    passkey && allowLoginAttempt(passkey.person)
      ? await signInWith(leadsDatabase(), passkey, answer, readOrigin(context))
      : null;
  if (!person) {
    log.warn({ person: passkey?.person }, "a passkey did not open the desk");
    return data({ refused: true }, { status: 400 });
  }
  return signIn(request, context, person, "passkey");
}

export default function SignIn() {
  const { options, mail, again, to, typed, left, phone } = useLoaderData<typeof loader>();
  const answer: { sent?: boolean; refused?: boolean } | undefined = useActionData<typeof action>();
  return (
    <Page
      title={again ? "Confirm it’s you" : "Sign in"}
      lead={again ? "You signed in more than ten minutes ago. Sign in again to continue." : undefined}
      back={again ? { to, label: "Back" } : undefined}
      form
    >
      {!answer && left === "here" && <Notice kind="done" title="You are signed out" />}
      {!answer && left === "everywhere" && (
        <Notice kind="done" title="You are signed out on all your devices" />
      )}
      {typed === "saved" && (
        <Notice kind="info" title="You were signed out">
          <p>
            What you typed is not saved yet. It is stored for an hour and appears in the form after you sign
            in.
          </p>
        </Notice>
      )}
      {typed === "lost" && (
        <Notice kind="error" title="You were signed out">
          <p>What you typed was not saved. If it is not in the form after you sign in, enter it again.</p>
        </Notice>
      )}
      {answer?.refused && (
        <Notice kind="error" title="Sign-in failed">
          <p>
            This passkey is no longer registered, or it took too long. Try again. If you have lost your
            passkey, ask an owner to invite you again.
          </p>
        </Notice>
      )}
      {answer?.sent && (
        <Notice kind="done" title="Check your e-mail">
          <p>
            If that address belongs to the team, a link is on its way. Open it in this browser within ten
            minutes. It works once. If nothing arrives, check the spam folder or ask an owner.
          </p>
        </Notice>
      )}
      <PasskeyForm task="take" options={options} label="Sign in with a passkey" />
      {mail && (
        <form method="post" className="stack barred below">
          <h2 className="text-sub">Or get a link by e-mail</h2>
          <Field label="Your e-mail" name="email" type="email" required autoComplete="email" />
          <Button type="submit" variant="ink">
            Send me a link
          </Button>
        </form>
      )}
      <p>
        A passkey is your fingerprint, face or PIN on this phone or computer, instead of a password. You made
        it when you opened your invitation.
      </p>
      <p>
        No passkey here? {mail && "Get a link by e-mail, or ask "}
        {!mail && "Ask "}an owner of the gym for a new invitation: call{" "}
        <a className="link" href={phone.href}>
          {phone.display}
        </a>
        .
      </p>
    </Page>
  );
}
