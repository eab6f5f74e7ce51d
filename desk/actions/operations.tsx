import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { Page } from "#desk/frame/page.tsx";
import { Row, Rows } from "#desk/frame/rows.tsx";
import { signedIn } from "#desk/sign-in/visit.server.ts";
import { formOperations } from "./generic.server.ts";

/** Every operation that this person may run from a form. */
export function loader({ context }: LoaderFunctionArgs) {
  const { role } = context.get(signedIn).person;
  return formOperations(role).map((one) => ({
    name: one.name,
    title: one.title,
    facts: one.title && one.summary,
  }));
}

export default function Operations() {
  const operations = useLoaderData<typeof loader>();
  return (
    <Page title="More" lead="Everything else you can do here." back={{ to: "/desk/site", label: "Site" }}>
      <Rows>
        {operations.map(({ name, ...row }) => (
          <Row key={name} {...row} to={`/desk/do/${name}`} />
        ))}
      </Rows>
    </Page>
  );
}
