import {
  data,
  redirect,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from "react-router";
import { siteDatabase, leadsDatabase } from "#db/drivers/database.server.ts";
import { listPeople, removePerson } from "#auth/people.server.ts";
import { addAuditEntry } from "#operations/changes/audit-log.ts";
import { isFresh, signInAgain } from "#desk/sign-in/fresh.server.ts";
import { signedIn } from "#desk/sign-in/visit.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";

/** Somebody else: nobody removes themselves. */
async function colleague(id: string | undefined, context: Readonly<RouterContextProvider>) {
  const person = (await listPeople(leadsDatabase())).find((one) => one.id === id);
  if (!person || person.id === context.get(signedIn).person.id) throw data(null, { status: 404 });
  return person;
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { id, name, email } = await colleague(params.id, context);
  if (!isFresh(context)) throw signInAgain(`/desk/crew/${id}/remove`);
  return { name, email };
}

export async function action({ params, context }: ActionFunctionArgs) {
  const { id, name } = await colleague(params.id, context);
  if (!isFresh(context)) return signInAgain(`/desk/crew/${id}/remove`);
  await removePerson(leadsDatabase(), id);
  await addAuditEntry(
    siteDatabase(),
    context.get(signedIn).person.email,
    "crew",
    `took the way in of ${name} away`,
  );
  return redirect("/desk/crew", 303);
}

export default function Remove() {
  const { name, email } = useLoaderData<typeof loader>();
  return (
    <Page title={`Remove ${name}?`} lead={email}>
      <p>
        They are signed out at once, everywhere. Their passkeys and their links stop working. What they have
        changed stays, and so does their name on messages that they look after.
      </p>
      <p>To let them in again, invite them again: they then make a new passkey.</p>
      <div className="row">
        <form method="post">
          <Button type="submit" size="lg">
            Remove {name}
          </Button>
        </form>
        <ButtonLink to="/desk/crew" variant="line">
          Leave it
        </ButtonLink>
      </div>
    </Page>
  );
}
