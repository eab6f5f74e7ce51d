import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { signedIn } from "#desk/door/visit.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { Row, Rows } from "#desk/frame/rows.tsx";

type Place = { to: string; title: string; facts: string; owners?: true };

const places: Place[] = [
  { to: "crew", title: "Who may sign in", facts: "Invite, sign out, take away", owners: true },
];

export function loader({ context }: LoaderFunctionArgs) {
  return { isOwner: context.get(signedIn).person.role === "owner" };
}

/** Everything that can be changed, by the gym's own words for it. */
export default function Site() {
  const { isOwner } = useLoaderData<typeof loader>();
  return (
    <Page title="The site">
      <Rows>
        {places
          .filter(({ owners }) => isOwner || !owners)
          .map(({ to, title, facts }) => (
            <Row key={to} to={`/desk/${to}`} title={title} facts={facts} />
          ))}
      </Rows>
    </Page>
  );
}
