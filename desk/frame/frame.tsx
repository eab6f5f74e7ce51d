import { Fragment, type ReactNode } from "react";
import { Icon, type IconName } from "#ui/pictures/icon.tsx";
import { BrandHeader } from "./brand-header.tsx";
import styles from "./frame.module.css";

/** `below` are links to the screens under a tab that are used most. Only the sidebar shows them. */
type Tab = { to: string; label: string; icon: IconName; below?: Link[] };
type Link = { to: string; label: string; isForOwners?: boolean };

const tabs: Tab[] = [
  {
    to: "/desk",
    label: "Today",
    icon: "clock",
    below: [
      { to: "/desk/classes/day", label: "Calendar" },
      { to: "/desk/week", label: "How the week went" },
    ],
  },
  { to: "/desk/messages", label: "Messages", icon: "mail" },
  {
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
  },
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
  const links = tabs.flatMap(({ below = [] }) => below).filter(({ to }) => isAt(path, to));
  // /desk/classes/day is at /desk/classes too.
  const current = links.toSorted((a, b) => b.to.length - a.to.length)[0];
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
        {tabs.map(({ to, label, icon, below = [] }) => (
          <Fragment key={to}>
            <a
              href={to}
              aria-current={to === currentTab(path) ? "true" : undefined}
              className={`center text-fine ${styles.tab}`}
            >
              <Icon name={icon} />
              <span>
                {`${label} `}
                {to === "/desk/messages" && open > 0 && (
                  <>
                    <span className={`figures ${styles.badge}`}>{open}</span>
                    <span className="sr-only"> open</span>
                  </>
                )}
              </span>
            </a>
            {below
              .filter(({ isForOwners }) => isOwner || !isForOwners)
              .map((link) => (
                <a
                  key={link.to}
                  href={link.to}
                  aria-current={link === current ? "true" : undefined}
                  className={`center text-fine ${styles.tab} ${styles.below}`}
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

/** Pages without a tab belong to Site, except for these. */
const homes: Record<string, string> = {
  "/desk/notifications": "/desk/you",
  "/desk/week": "/desk",
  "/desk/class": "/desk",
  "/desk/classes/day": "/desk",
};

function currentTab(path: string): string {
  if (homes[path]) return homes[path];
  return tabs.findLast(({ to }) => isAt(path, to))?.to ?? "/desk/site";
}

function isAt(path: string, to: string): boolean {
  return path === to || (to !== "/desk" && path.startsWith(`${to}/`));
}
