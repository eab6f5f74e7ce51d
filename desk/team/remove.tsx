import {
  data,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from "react-router";
import { leadsDatabase } from "#db/drivers/database.server.ts";
import { listPeople } from "#auth/people.server.ts";
import { removeFromTeam } from "#operations/team/team.operations.ts";
import { act, respond } from "#desk/actions/act.server.ts";
import { readForm } from "#desk/frame/form.server.ts";
import { isFresh, signInAgain } from "#desk/sign-in/fresh.server.ts";
import { signedIn } from "#desk/sign-in/visit.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { FormButton } from "#desk/frame/form.tsx";
import { ButtonLink } from "#ui/button.tsx";

/** Another person: people can't remove themselves. */
async function colleague(id: string | undefined, context: Readonly<RouterContextProvider>) {
  const person = (await listPeople(leadsDatabase())).find((one) => one.id === id);
  if (!person || person.id === context.get(signedIn).person.id) throw data(null, { status: 404 });
  return person;
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { id, name, email } = await colleague(params.id, context);
  if (!isFresh(context)) throw signInAgain(`/desk/team/${id}/remove`);
  return { name, email };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { id, email } = await colleague(params.id, context);
  if (!isFresh(context)) return signInAgain(`/desk/team/${id}/remove`);
  const posted = await readForm(request);
  const next = () => "/desk/team";
  return respond(await act(context, removeFromTeam, { input: { email }, posted, next }), {});
}

export default function Remove() {
  const { name, email } = useLoaderData<typeof loader>();
  return (
    <Page title={`Remove ${name}?`} lead={email} form>
      <p>
        They will be signed out on every device, and their passkeys and links will stop working. What they
        changed stays. Messages stay assigned to {email} until you assign them to somebody else.
      </p>
      <p>To give them access again, send a new invitation.</p>
      <div className="row">
        <FormButton>Remove {name}</FormButton>
        <ButtonLink to="/desk/team" variant="line">
          Cancel
        </ButtonLink>
      </div>
    </Page>
  );
}
