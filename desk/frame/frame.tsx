import { Fragment, type ReactNode } from "react";
import { Icon, type IconName } from "#ui/pictures/icon.tsx";
import { BrandHeader } from "./brand-header.tsx";
import styles from "./frame.module.css";

/** `below` are links to the screens under a tab that are used most. Only the sidebar shows them. */
type Tab = { to: string; label: string; icon: IconName; below?: Link[] };
type Link = { to: string; label: string; isForOwners?: boolean };

const site: Tab = {
  to: "/desk/site",
  label: "Site",
  icon: "rows",
  below: [
    { to: "/desk/classes", label: "Weekly timetable" },
    { to: "/desk/announcement", label: "Announcement banner" },
    { to: "/desk/prices", label: "Prices" },
    { to: "/desk/people", label: "Trainers" },
    { to: "/desk/events", label: "Events" },
    { to: "/desk/pictures", label: "Photos" },
    { to: "/desk/log", label: "Activity log" },
    { to: "/desk/team", label: "Team", isForOwners: true },
    { to: "/desk/backup", label: "Backup", isForOwners: true },
  ],
};

const tabs: Tab[] = [
  {
    to: "/desk",
    label: "Today",
    icon: "clock",
    below: [{ to: "/desk/week", label: "How the week went" }],
  },
  { to: "/desk/messages", label: "Messages", icon: "mail" },
  { to: "/desk/classes/day", label: "Calendar", icon: "calendar" },
  site,
  { to: "/desk/you", label: "You", icon: "user" },
];

/** The header and the navigation: a tab bar on phones, a sidebar on wide screens. */
export function Frame(props: {
  person: string;
  name: string;
  path: string;
  open: number;
  isOwner: boolean;
  children: ReactNode;
}) {
  const { person, name, path, open, isOwner, children } = props;
  const current = currentLink(path);
  const currentTab = tabs.find((tab) => tab === current || tab.below?.includes(current)) ?? site;
  return (
    <>
      <a href="#main" className="on-ink skip-link">
        Skip to content
      </a>
      <BrandHeader>
        <p className="text-quiet">
          <span className="sr-only">Signed in as </span>
          {name}
        </p>
      </BrandHeader>
      <div
        role="status"
        data-behavior="drafts"
        data-person={person}
        className={`no-print on-ink strong ${styles.offline}`}
      />
      {children}
      <nav aria-label="Desk" className={`no-print on-white grid ${styles.tabs}`}>
        {tabs.map((tab) => (
          <Fragment key={tab.to}>
            <a
              href={tab.to}
              aria-current={tab === currentTab ? "true" : undefined}
              className={`center text-fine relative ${styles.tab}`}
            >
              <Icon name={tab.icon} />
              <span>
                {`${tab.label} `}
                {tab.to === "/desk/messages" && open > 0 && (
                  <>
                    <span className={`figures absolute nowrap ${styles.badge}`}>{open}</span>
                    <span className="sr-only"> open</span>
                  </>
                )}
              </span>
            </a>
            {tab.below
              ?.filter(({ isForOwners }) => isOwner || !isForOwners)
              .map((link) => (
                <a
                  key={link.to}
                  href={link.to}
                  aria-current={link === current ? "true" : undefined}
                  className={`center text-fine relative ${styles.tab} ${styles.below}`}
                >
                  <span>{link.label}</span>
                </a>
              ))}
          </Fragment>
        ))}
      </nav>
    </>
  );
}

/** Pages that neither are in the navigation nor belong to Site. */
const homes: Record<string, string> = {
  "/desk/notifications": "/desk/you",
  "/desk/class": "/desk/classes/day",
  "/desk/do/classes.closeDay": "/desk/classes/day",
  "/desk/do/classes.reopenDay": "/desk/classes/day",
  "/desk/do/classes.schedule": "/desk/classes/day",
};

/** The longest address wins: /desk/classes/day is at /desk/classes too. */
function currentLink(path: string): Link {
  const links = tabs.flatMap((tab): Link[] => [tab, ...(tab.below ?? [])]);
  const found = links.filter(({ to }) => isAt(homes[path] ?? path, to));
  return found.toSorted((a, b) => b.to.length - a.to.length)[0] ?? site;
}

function isAt(path: string, to: string): boolean {
  return path === to || (to !== "/desk" && path.startsWith(`${to}/`));
}
