import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { signedIn } from "#desk/sign-in/visit.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { Row, Rows } from "#desk/frame/rows.tsx";
import { everyone, owners } from "#operations/operation.ts";
import { shownCollections } from "#desk/collections/collection-for.server.ts";

const lists = shownCollections.map(({ screen: { path, title, lead }, roles }) => ({
  to: path,
  title,
  facts: lead,
  roles,
}));

const places = [
  ...lists,
  {
    to: "pictures",
    title: "Photos",
    facts: "Gallery, team, nutrition and site photos",
    roles: everyone,
  },
  {
    to: "week",
    title: "How the week went",
    facts: "Messages, answer times, visits and calls",
    roles: everyone,
  },
  { to: "log", title: "Activity log", facts: "Every change, with undo", roles: everyone },
  { to: "backup", title: "Backup", facts: "Download everything in one file", roles: owners },
  { to: "team", title: "Team", facts: "Invite, sign out or remove people", roles: owners },
  { to: "do", title: "More", facts: "Sample data and roles", roles: everyone },
];

export function loader({ context }: LoaderFunctionArgs) {
  const { role } = context.get(signedIn).person;
  return { places: places.filter(({ roles }) => roles.includes(role)) };
}

/** Links to everything that can be changed. */
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
