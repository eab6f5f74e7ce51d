import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { Page } from "#desk/frame/page.tsx";
import { Row, Rows } from "#desk/frame/rows.tsx";
import { signedIn } from "#desk/sign-in/visit.server.ts";
import { formOperations } from "./generic.server.ts";

/** Every operation that this person may carry out by a form. */
export function loader({ context }: LoaderFunctionArgs) {
  const { role } = context.get(signedIn).person;
  return formOperations(role).map(({ name, summary }) => ({ name, summary }));
}

export default function Operations() {
  const operations = useLoaderData<typeof loader>();
  return (
    <Page title="More" lead="Everything that can be done here, one form each.">
      <Rows>
        {operations.map(({ name, summary }) => (
          <Row key={name} title={summary} to={`/desk/do/${name}`} />
        ))}
      </Rows>
    </Page>
  );
}
