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
  {
    to: "classes/day",
    title: "Calendar",
    facts: "Cancel, move or add a class on one date",
    roles: everyone,
  },
  {
    to: "do/classes.closeDay?back=/desk/classes/day",
    title: "Close the day",
    facts: "Cancel every class of a day and set its staff hours",
    roles: everyone,
  },
  ...lists,
  {
    to: "pictures",
    title: "Photos",
    facts: "Gallery, people, nutrition and site photos",
    roles: everyone,
  },
  { to: "pages", title: "Pages", facts: "Turn pages and sections of home on or off", roles: owners },
  {
    to: "week",
    title: "How the week went",
    facts: "Messages, answer times, visits and calls",
    roles: everyone,
  },
  { to: "log", title: "Activity log", facts: "Every change, with undo", roles: everyone },
  { to: "backup", title: "Backup", facts: "Download everything in one file", roles: owners },
  { to: "team", title: "Team", facts: "Invite, sign out or remove people", roles: owners },
  { to: "do", title: "More", facts: "Actions that you rarely need", roles: everyone },
];

/** In the order of the screen. Paths that no group names go to Website. */
const groups = [
  {
    title: "Schedule",
    paths: [
      "classes/day",
      "do/classes.closeDay?back=/desk/classes/day",
      "classes",
      "hours",
      "events",
      "challenges",
    ],
  },
  { title: "Website", paths: null },
  { title: "Messages and figures", paths: ["templates", "week"] },
  { title: "Setup", paths: ["settings", "team", "log", "backup", "do"] },
];

export function loader({ context }: LoaderFunctionArgs) {
  const { role } = context.get(signedIn).person;
  const shown = places.filter(({ roles }) => roles.includes(role));
  const groupFor = (path: string) => groups.find(({ paths }) => paths?.includes(path))?.title ?? "Website";
  return {
    groups: groups.map(({ title }) => ({ title, places: shown.filter(({ to }) => groupFor(to) === title) })),
  };
}

/** Links to everything that can be changed. */
export default function Site() {
  return (
    <Page title="Site" wide>
      <div className="columns halves">
        {useLoaderData<typeof loader>().groups.map(({ title: group, places: shown }) => (
          <section key={group} className="flow">
            <h2 className="text-head">{group}</h2>
            <Rows>
              {shown.map(({ to, title, facts }) => (
                <Row key={to} to={`/desk/${to}`} title={title} facts={facts} />
              ))}
            </Rows>
          </section>
        ))}
      </div>
    </Page>
  );
}
