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
    title: "Pictures",
    facts: "The gallery, portraits, nutrition, and every picture of the design",
    roles: everyone,
  },
  {
    to: "week",
    title: "How the week went",
    facts: "Messages, answer times, visits and calls",
    roles: everyone,
  },
  { to: "log", title: "What has changed", facts: "Who, when, what, and undo", roles: everyone },
  { to: "backup", title: "Backup", facts: "All of it in one file, to keep elsewhere", roles: owners },
  { to: "crew", title: "Who may sign in", facts: "Invite, sign out, take away", roles: owners },
  { to: "do", title: "More", facts: "Everything else that can be done here", roles: everyone },
];

export function loader({ context }: LoaderFunctionArgs) {
  const { role } = context.get(signedIn).person;
  return { places: places.filter(({ roles }) => roles.includes(role)) };
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
