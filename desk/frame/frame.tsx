import type { ReactNode } from "react";
import { Icon, type IconName } from "#ui/pictures/icon.tsx";
import { BrandHeader } from "./brand-header.tsx";
import styles from "./frame.module.css";

type Tab = { to: string; label: string; icon: IconName };

const tabs: Tab[] = [
  { to: "/desk", label: "Today", icon: "clock" },
  { to: "/desk/messages", label: "Messages", icon: "mail" },
  { to: "/desk/site", label: "Site", icon: "rows" },
  { to: "/desk/you", label: "You", icon: "user" },
];

/** The header and the navigation: a tab bar on phones, a sidebar on wide screens. */
export function Frame(props: {
  person: string;
  name: string;
  path: string;
  open: number;
  children: ReactNode;
}) {
  const { person, name, path, open, children } = props;
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
        {tabs.map(({ to, label, icon }) => (
          <a
            key={to}
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
  const own = tabs.findLast(({ to }) => path === to || (to !== "/desk" && path.startsWith(`${to}/`)));
  return own?.to ?? "/desk/site";
}
