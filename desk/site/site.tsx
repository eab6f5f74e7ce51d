import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { signedIn } from "#desk/sign-in/visit.server.ts";
import { Page, Section } from "#desk/frame/page.tsx";
import { Row, Rows } from "#desk/frame/rows.tsx";
import { searchIn } from "#desk/frame/search.server.ts";
import { SearchForm } from "#desk/frame/search-form.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { Icon, type IconName } from "#ui/pictures/icon.tsx";
import { everyone, owners } from "#operations/operation.ts";
import {
  mayAddRows,
  readShownRows,
  type ShownCollection,
  shownCollections,
} from "#desk/collections/collection-for.server.ts";
import { find } from "./find.server.ts";

type Place = { to: string; title: string; facts: string; roles: typeof everyone; value?: string };

const FIRST_SENTENCE = /^.*?\.(?= |$)/;

/** In the order of the screen. Collections that no group names go to Website. */
const groups: { title: string; about: string; paths?: string[]; places?: Place[] }[] = [
  {
    title: "Schedule",
    about: "Classes, events, opening hours and staffed hours.",
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
    about: "The gym’s details, the team, the activity log and backups.",
    paths: ["settings"],
    places: [
      { to: "team", title: "Team", facts: "Who can sign in here", roles: owners },
      { to: "log", title: "Activity log", facts: "Every change, with undo", roles: everyone },
      { to: "backup", title: "Backup", facts: "Download everything in one file", roles: owners },
      { to: "do", title: "More", facts: "Actions that you rarely need", roles: everyone },
    ],
  },
];

/** Used most, so they come first. */
const most: { to: string; icon: IconName; title: string }[] = [
  { to: "classes/day", icon: "calendar", title: "Calendar" },
  { to: "announcement", icon: "bell", title: "Banner" },
  { to: "prices", icon: "tag", title: "Prices" },
  { to: "people", icon: "users", title: "Trainers" },
  { to: "pictures", icon: "camera", title: "Photos" },
  { to: "events", icon: "star", title: "Events" },
];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { role } = context.get(signedIn).person;
  const isAllowed = ({ roles }: Pick<Place, "roles">) => roles.includes(role);
  const lists = await Promise.all(shownCollections.filter(isAllowed).map(placeFor));
  const isNamed = ({ to }: Place) => groups.some(({ paths }) => paths?.includes(to));
  const shown = groups.map(({ title, about, paths, places = [] }) => {
    const own = lists.filter((place) => (paths ? paths.includes(place.to) : !isNamed(place)));
    return { title, about, places: [...places.filter(isAllowed), ...own] };
  });
  const all = shown.flatMap(({ places }) => places);
  const text = searchIn(request);
  return {
    text,
    results: text ? await find(text, role, all) : [],
    groups: shown.map(({ places, ...group }) => ({
      ...group,
      places: places.filter(({ to }) => !most.some((one) => one.to === to)),
    })),
  };
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
  const { text, results, groups: shown } = useLoaderData<typeof loader>();
  return (
    <Page title="Site" text={text}>
      <SearchForm label="Search Site" text={text} clear="/desk/site" />
      {text ? <Results text={text} results={results} /> : <Links groups={shown} />}
    </Page>
  );
}

type Loaded = Awaited<ReturnType<typeof loader>>;

function Links({ groups: shown }: Pick<Loaded, "groups">) {
  return (
    <>
      <ul aria-label="Used most" className="grid gap-3 two-up">
        {most.map(({ to, icon, title }) => (
          <li key={to} className="on-white shortcut flex items-center gap-2 relative">
            <Icon name={icon} size={6} />
            <a className="strong stretch" href={`/desk/${to}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      {shown.map(({ title: group, about, places }) => (
        <Section key={group} title={group} about={about}>
          <Rows pairs>
            {places.map(({ to, title, facts, value }) => (
              <Row key={to} to={`/desk/${to}`} title={title} facts={facts} side={value} label={title} />
            ))}
          </Rows>
        </Section>
      ))}
    </>
  );
}

function Results({ text, results }: Pick<Loaded, "text" | "results">) {
  if (results.length === 0)
    return (
      <Notice title={`Nothing matches “${text}”`}>
        <p>Try one word, or the start of a word. Messages have a search of their own.</p>
      </Notice>
    );
  return results.map(({ title: group, found, more }) => (
    <Section key={group} title={group}>
      <Rows>
        {found.map(({ to, title, facts }) => (
          <Row key={to} to={`/desk/${to}`} title={title} facts={facts} />
        ))}
      </Rows>
      {more && (
        <a className="link tap" href={`/desk/${more.to}`}>
          {more.label}
        </a>
      )}
    </Section>
  ));
}
