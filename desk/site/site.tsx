import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { signedIn } from "#desk/sign-in/visit.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { Row, Rows } from "#desk/frame/rows.tsx";
import { lists } from "#desk/lists/lists.server.ts";

type Place = { to: string; title: string; facts: string; owners?: boolean };

const places: Place[] = [
  ...Object.entries(lists).map(([to, { title, lead, owners }]) => ({ to, title, facts: lead, owners })),
  {
    to: "pictures",
    title: "Pictures",
    facts: "The gallery, portraits, nutrition, and every picture of the design",
  },
  { to: "log", title: "What has changed", facts: "Who, when, what, and undo" },
  { to: "backup", title: "Backup", facts: "All of it in one file, to keep elsewhere", owners: true },
  { to: "crew", title: "Who may sign in", facts: "Invite, sign out, take away", owners: true },
];

export function loader({ context }: LoaderFunctionArgs) {
  const isOwner = context.get(signedIn).person.role === "owner";
  return { places: places.filter(({ owners }) => isOwner || !owners) };
}

/** Everything that can be changed, by the gym's own words for it. */
export default function Site() {
  const { places: shown } = useLoaderData<typeof loader>();
  return (
    <Page title="The site">
      <Rows>
        {shown.map(({ to, title, facts }) => (
          <Row key={to} to={`/desk/${to}`} title={title} facts={facts} />
        ))}
      </Rows>
    </Page>
  );
}
