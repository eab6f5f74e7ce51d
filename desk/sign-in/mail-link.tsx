import {
  data,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from "react-router";
import { leadsDatabase } from "#db/drivers/database.server.ts";
import { log } from "#config/log.server.ts";
import { findLinkOwner, useLink } from "#auth/links.server.ts";
import { Button } from "#ui/button.tsx";
import { Page } from "#desk/frame/page.tsx";
import { readCookie } from "./session-cookie.server.ts";
import { SpentLink } from "./spent-link.tsx";
import { signIn, allowLoginAttempt, readOrigin } from "./visit.server.ts";

/** The mailed link. Opening it does not use it up, because mail programs also open links. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const person = await findLinkOwner(
    leadsDatabase(),
    params.link ?? "",
    "sign-in",
    askedBy(request, context),
  );
  return data({ email: person?.email }, { status: person ? 200 : 404 });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const link = params.link ?? "";
  const requester = askedBy(request, context);
  const person = await findLinkOwner(leadsDatabase(), link, "sign-in", requester);
  const isIn =
    person &&
    allowLoginAttempt(person.id) &&
    (await useLink(leadsDatabase().kysely, link, "sign-in", requester));
  if (isIn) return signIn(request, context, person, "mailed link");
  log.warn({ person: person?.id }, "a mailed link did not open the desk");
  return data(null, { status: 404 });
}

/** The cookie of the browser that asked for the link. Without it, no mailed link is valid. */
function askedBy(request: Request, context: Readonly<RouterContextProvider>): string {
  return readCookie(request, readOrigin(context), "desk-asked") ?? "";
}

export default function MailLink() {
  const { email } = useLoaderData<typeof loader>();
  if (!email) return <SpentLink />;
  return (
    <Page title="Sign in" form>
      <p>As {email}.</p>
      <form method="post">
        <Button type="submit" size="lg">
          Sign in
        </Button>
      </form>
    </Page>
  );
}
