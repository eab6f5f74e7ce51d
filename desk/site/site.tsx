import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { signedIn } from "#desk/sign-in/visit.server.ts";
import { Page, Section } from "#desk/frame/page.tsx";
import { Row, Rows } from "#desk/frame/rows.tsx";
import { everyone, owners } from "#operations/operation.ts";
import {
  mayAddRows,
  readShownRows,
  type ShownCollection,
  shownCollections,
} from "#desk/collections/collection-for.server.ts";

type Place = { to: string; title: string; facts: string; roles: typeof everyone; value?: string };

const FIRST_SENTENCE = /^.*?\.(?= |$)/;

/** In the order of the screen. Collections that no group names go to Website. */
const groups: { title: string; about: string; paths?: string[]; places?: Place[] }[] = [
  {
    title: "Schedule",
    about: "What takes place, and when the desk is staffed.",
    paths: ["classes", "hours", "events", "challenges"],
    places: [
      {
        to: "classes/day",
        title: "Calendar",
        facts: "Cancel, move or add a class",
        roles: everyone,
      },
    ],
  },
  {
    title: "Website",
    about: "What visitors read and see.",
    places: [
      {
        to: "pictures",
        title: "Photos",
        facts: "Gallery, portraits and site photos",
        roles: everyone,
      },
      { to: "pages", title: "Pages", facts: "Turn pages and sections on or off", roles: owners },
    ],
  },
  {
    title: "Messages",
    about: "Answers and figures.",
    paths: ["templates"],
    places: [
      {
        to: "week",
        title: "How the week went",
        facts: "Messages, visits and calls",
        roles: everyone,
      },
    ],
  },
  {
    title: "Setup",
    about: "Facts of the gym, the team, and what keeps it all safe.",
    paths: ["settings"],
    places: [
      { to: "team", title: "Team", facts: "Who can sign in here", roles: owners },
      { to: "log", title: "Activity log", facts: "Every change, with undo", roles: everyone },
      { to: "backup", title: "Backup", facts: "Download everything in one file", roles: owners },
      { to: "do", title: "More", facts: "Actions that you rarely need", roles: everyone },
    ],
  },
];

/** Used most, so they come first in their group. */
const FIRST = ["classes/day", "announcement", "prices", "people", "pictures", "events"];

export async function loader({ context }: LoaderFunctionArgs) {
  const { role } = context.get(signedIn).person;
  const isAllowed = ({ roles }: Pick<Place, "roles">) => roles.includes(role);
  const lists = await Promise.all(shownCollections.filter(isAllowed).map(placeFor));
  const isNamed = ({ to }: Place) => groups.some(({ paths }) => paths?.includes(to));
  const rank = ({ to }: Place) => (FIRST.indexOf(to) + FIRST.length + 1) % (FIRST.length + 1);
  return groups.map(({ title, about, paths, places = [] }) => {
    const own = lists.filter((place) => (paths ? paths.includes(place.to) : !isNamed(place)));
    const shown = [...places.filter(isAllowed), ...own];
    return { title, about, places: shown.toSorted((a, b) => rank(a) - rank(b)) };
  });
}

/** A list, with how many rows it has if the gym adds them. */
async function placeFor(collection: ShownCollection): Promise<Place> {
  const { path, title, lead } = collection.screen;
  return {
    to: path,
    title,
    facts: FIRST_SENTENCE.exec(lead)?.[0] ?? lead,
    roles: collection.roles,
    ...(mayAddRows(collection) && { value: String((await readShownRows(collection)).length) }),
  };
}

/** Links to everything that can be changed. */
export default function Site() {
  return (
    <Page title="Site">
      {useLoaderData<typeof loader>().map(({ title: group, about, places }) => (
        <Section key={group} title={group} about={about}>
          <Rows pairs>
            {places.map(({ to, title, facts, value }) => (
              <Row key={to} to={`/desk/${to}`} title={title} facts={facts} side={value} label={title} />
            ))}
          </Rows>
        </Section>
      ))}
    </Page>
  );
}
