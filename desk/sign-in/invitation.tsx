import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { leadsDatabase } from "#db/drivers/database.server.ts";
import { findLinkOwner } from "#auth/links.server.ts";
import { acceptInvitation, checkNewPasskey, makingOptions } from "#auth/passkeys.server.ts";
import { hashSecret } from "#auth/secret.server.ts";
import { deviceName } from "#auth/sessions.server.ts";
import { capital } from "#domain/text.ts";
import { Field } from "#ui/forms/field.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { readForm } from "#desk/frame/form.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { PasskeyForm } from "./passkey-form.tsx";
import { SpentLink } from "./spent-link.tsx";
import { signIn, allowLoginAttempt, readOrigin } from "./visit.server.ts";

const MAX_NAME_LENGTH = 80;
const purposeFor = (link: string) => `invite ${hashSecret(link)}`;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const link = params.link ?? "";
  const person = await findLinkOwner(leadsDatabase(), link, "invite");
  if (!person) return data(null, { status: 404 });
  const { email, name, role, joined_at } = person;
  const options = await makingOptions(leadsDatabase(), person, readOrigin(context), purposeFor(link));
  return data({
    email,
    // Until then, the name is the beginning of the e-mail address.
    name: joined_at === null ? "" : name,
    role,
    again: joined_at !== null,
    options: { ...options, excludeCredentials: [] },
  });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const fields = await readForm(request);
  const link = params.link ?? "";
  const person = await findLinkOwner(leadsDatabase(), link, "invite");
  if (!person || !allowLoginAttempt(person.id)) return data({ refused: true }, { status: 404 });
  const answer = String(fields.get("answer") ?? "");
  const passkey = await checkNewPasskey(leadsDatabase(), answer, readOrigin(context), purposeFor(link));
  if (!passkey) return data({ refused: true }, { status: 400 });
  const name =
    String(fields.get("name") ?? "")
      .trim()
      .slice(0, MAX_NAME_LENGTH) || person.name;
  const device = deviceName(request.headers.get("user-agent") ?? "");
  const came = await acceptInvitation(leadsDatabase(), link, person, name, passkey, device);
  if (came === "taken") return data({ taken: true }, { status: 409 });
  return came === "in"
    ? signIn(request, context, person, "invitation")
    : data({ refused: true }, { status: 404 });
}

export default function Invitation() {
  const invited = useLoaderData<typeof loader>();
  const answer: { taken?: boolean; refused?: boolean } | undefined = useActionData<typeof action>();
  if (!invited) return <SpentLink />;
  return (
    <Page title="Welcome to the desk" form>
      <p>
        You are invited as {capital(invited.role)}, {invited.email}. Create a passkey on this phone or
        computer. From then on you sign in with your fingerprint, face or PIN. There is no password.
      </p>
      {invited.again && (
        <p className="strong">It replaces your old passkeys and signs you out on other devices.</p>
      )}
      {answer?.taken && (
        <Notice kind="error" title="This passkey belongs to somebody else">
          <p>Nothing has changed. Create a new passkey on your own phone or computer.</p>
        </Notice>
      )}
      {answer?.refused && (
        <Notice kind="error" title="The passkey was not created">
          <p>It took too long, or the browser refused. Nothing has changed. Try again.</p>
        </Notice>
      )}
      <PasskeyForm task="make" options={invited.options} label="Create my passkey">
        <Field
          label="Your name"
          name="name"
          required
          maxLength={MAX_NAME_LENGTH}
          autoComplete="name"
          defaultValue={invited.name}
        />
      </PasskeyForm>
    </Page>
  );
}
