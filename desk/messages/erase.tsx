import {
  data,
  redirect,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { siteDatabase, leadsDatabase } from "#db/drivers/database.server.ts";
import { getLead, listLeads } from "#leads/lead-records.server.ts";
import { eraseByEmail } from "#leads/retention.server.ts";
import { addAuditEntry } from "#operations/changes/audit-log.ts";
import { count } from "#domain/text.ts";
import { signedIn } from "#desk/sign-in/visit.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";

async function leadOf(id = "") {
  const lead = await getLead(leadsDatabase(), id);
  if (!lead) throw data(null, { status: 404 });
  return lead;
}

export async function loader({ params }: LoaderFunctionArgs) {
  const { id, name, email } = await leadOf(params.id);
  const { leads } = await listLeads(leadsDatabase(), { text: email });
  const theirs = leads.filter((lead) => lead.email.toLowerCase() === email.toLowerCase());
  return { id, name, email, number: theirs.length };
}

export async function action({ params, context }: ActionFunctionArgs) {
  const { email } = await leadOf(params.id);
  const erased = await eraseByEmail(leadsDatabase(), email);
  // Of whom it was is gone, too.
  const what = `erased what one person had sent: ${count(erased, "message")}`;
  await addAuditEntry(siteDatabase(), context.get(signedIn).person.email, "messages", what);
  return redirect("/desk/messages", 303);
}

export default function Erase() {
  const { id, name, email, number } = useLoaderData<typeof loader>();
  return (
    <Page title={`Erase what ${name} has sent?`}>
      <p>
        {number === 1 ? "One message" : `${number} messages`} of {email} will be erased for good, because a
        person has asked for it. This can’t be undone. Copies in backups and in the gym’s mailbox are not
        touched.
      </p>
      <div className="row">
        <form method="post">
          <Button type="submit">Erase for good</Button>
        </form>
        <ButtonLink to={`/desk/messages/${id}`} variant="line">
          Leave it
        </ButtonLink>
      </div>
    </Page>
  );
}
