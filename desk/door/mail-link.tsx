import { data, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { records } from "#data/store/database.server.ts";
import { ownerOfLink, useLink } from "#staff/links.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Page } from "#desk/frame/page.tsx";
import { SpentLink } from "./spent-link.tsx";
import { letIn, mayTry } from "./visit.server.ts";

/** The link that was mailed. Opening it does nothing yet: mail programs open links, too. */
export async function loader({ params }: LoaderFunctionArgs) {
  const person = await ownerOfLink(records(), params.link ?? "", "sign-in");
  return data({ email: person?.email }, { status: person ? 200 : 404 });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const link = params.link ?? "";
  const person = await ownerOfLink(records(), link, "sign-in");
  const isIn = person && mayTry(person.id) && (await useLink(records().kysely, link, "sign-in"));
  return isIn ? letIn(request, context, person) : data(null, { status: 404 });
}

export default function MailLink() {
  const { email } = useLoaderData<typeof loader>();
  if (!email) return <SpentLink />;
  return (
    <Page title="Sign in">
      <p>As {email}.</p>
      <form method="post">
        <Button type="submit" size="lg">
          Sign in
        </Button>
      </form>
    </Page>
  );
}
