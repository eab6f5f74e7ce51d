import type { ReactNode } from "react";
import { brand } from "#content/site.ts";
import { Icon, type IconName } from "#ui/pictures/icon.tsx";
import styles from "./frame.module.css";

type Door = { to: string; label: string; icon: IconName };

const doors: Door[] = [
  { to: "/desk", label: "Today", icon: "clock" },
  { to: "/desk/messages", label: "Messages", icon: "mail" },
  { to: "/desk/site", label: "Site", icon: "rows" },
  { to: "/desk/you", label: "You", icon: "user" },
];

/** What stands around every screen: on a phone four doors below, where the thumb is. */
export function Frame(props: { name: string; path: string; children: ReactNode }) {
  const { name, path, children } = props;
  return (
    <>
      <a href="#main" className="on-ink skip-link">
        Skip to content
      </a>
      <header className={`on-white text-large flex items-baseline justify-between ${styles.header}`}>
        <p className="display">{brand.name} desk</p>
        <p className="text-quiet">{name}</p>
      </header>
      {children}
      <nav aria-label="Desk" className={`no-print on-white grid ${styles.doors}`}>
        {doors.map(({ to, label, icon }) => (
          <a
            key={to}
            href={to}
            aria-current={to === doorOf(path) ? "true" : undefined}
            className={`center text-fine ${styles.door}`}
          >
            <Icon name={icon} />
            {label}
          </a>
        ))}
      </nav>
    </>
  );
}

/** Whatever has no door of its own is a part of the site. */
function doorOf(path: string): string {
  const own = doors.findLast(({ to }) => path === to || (to !== "/desk" && path.startsWith(`${to}/`)));
  return own?.to ?? "/desk/site";
}
