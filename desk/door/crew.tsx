import { redirect, useLoaderData, type ActionFunctionArgs } from "react-router";
import { records } from "#data/store/database.server.ts";
import { listPeople } from "#staff/people.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { Row, Rows } from "#desk/frame/rows.tsx";

export async function loader() {
  return { people: await listPeople(records()) };
}

export async function action({ request }: ActionFunctionArgs) {
  await request.formData();
  return redirect("/desk/crew", 303);
}

export default function Crew() {
  const { people } = useLoaderData<typeof loader>();
  return (
    <Page title="Who may sign in">
      <Rows>
        {people.map(({ id, name, email, role }) => (
          <Row key={id} title={name} facts={`${email}, ${role}`} />
        ))}
      </Rows>
    </Page>
  );
}
