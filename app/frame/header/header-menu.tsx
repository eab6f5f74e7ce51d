import { use } from "react";
import { useLocation } from "react-router";
import { itemsShown, type NavGroup, type NavLink } from "#content/navigation.ts";
import { useMenuPrograms } from "#app/gym.ts";
import { LinkFilter } from "#ui/link-filter.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { PageLink } from "./page-link.tsx";
import styles from "./header-menu.module.css";

/** The desktop menu; its groups are `<details>`, so they open without script. */
export function HeaderMenu() {
  return (
    <nav aria-label="Main" className={`inset-focus ${styles.menu}`} data-behavior="closing-details">
      <ul className="flex">
        {itemsShown(use(LinkFilter), useMenuPrograms()).map((item) => (
          <li key={item.label}>{"links" in item ? <Group group={item} /> : <TopLink link={item} />}</li>
        ))}
      </ul>
    </nav>
  );
}

function TopLink({ link }: { link: NavLink }) {
  return (
    <PageLink to={link.to} className={`display relative flex items-center gap-2 nowrap ${styles.item}`}>
      {link.label}
    </PageLink>
  );
}

function Group({ group }: { group: NavGroup }) {
  const { pathname } = useLocation();
  const here = group.links.some(({ to }) => `${pathname}/`.startsWith(`${to}/`));
  const long = group.links.length > 5;
  return (
    <details name="header-menu" className="relative">
      <summary
        className={`display relative flex items-center gap-1 nowrap ${styles.item}`}
        data-here={here ? "" : undefined}
      >
        {group.label}
        <Icon name="down" size={4} />
      </summary>
      <ul className={`absolute ${styles.panel} ${long ? `grid ${styles.long}` : ""}`}>
        {group.links.map(({ label, to, iconName }) => (
          <li key={to}>
            <PageLink to={to} className={`flex items-center gap-3 strong nowrap ${styles.entry}`}>
              {iconName && (
                <span className={`center on-ink ${styles.icon}`}>
                  <Icon name={iconName} />
                </span>
              )}
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
