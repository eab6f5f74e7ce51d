import { data, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { leadsDatabase } from "#db/drivers/database.server.ts";
import { countLeads, getLead } from "#leads/lead-queries.server.ts";
import { eraseMessages } from "#operations/messages/messages.operations.ts";
import { act, respond } from "#desk/actions/act.server.ts";
import { readForm } from "#desk/frame/form.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { FormButton } from "#desk/frame/form.tsx";
import { ButtonLink } from "#ui/button.tsx";

async function findLead(id = "") {
  const lead = await getLead(leadsDatabase(), id);
  if (!lead) throw data(null, { status: 404 });
  return lead;
}

export async function loader({ params }: LoaderFunctionArgs) {
  const { id, name, email } = await findLead(params.id);
  return { id, name, email, number: await countLeads(leadsDatabase(), { email }) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { email } = await findLead(params.id);
  const posted = await readForm(request);
  const next = () => "/desk/messages";
  return respond(await act(context, eraseMessages, { input: { email }, posted, next }), {});
}

export default function Erase() {
  const { id, name, email, number } = useLoaderData<typeof loader>();
  return (
    <Page title={`Delete all messages from ${name}?`} form>
      <p>
        {number === 1 ? "One message" : `${number} messages`} from {email} will be deleted permanently. This
        can’t be undone. Copies in backups and in the gym’s mailbox are not deleted.
      </p>
      <div className="row">
        <FormButton>Delete permanently</FormButton>
        <ButtonLink to={`/desk/messages/${id}`} variant="line">
          Cancel
        </ButtonLink>
      </div>
    </Page>
  );
}
