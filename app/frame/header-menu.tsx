import { NavLink as RouterLink, useLocation } from "react-router";
import type { NavGroup, NavLink } from "#content/navigation.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useClosingDetails } from "#app/ui/closing-details.ts";

/** The desktop menu: disclosure groups by `<details name>`, so that they open without script too. */
export function HeaderMenu({ items }: { items: (NavLink | NavGroup)[] }) {
  const nav = useClosingDetails<HTMLElement>();
  return (
    <nav ref={nav} aria-label="Main" className="header-menu">
      <ul>
        {items.map((item) => (
          <li key={item.label}>{"links" in item ? <Group group={item} /> : <TopLink link={item} />}</li>
        ))}
      </ul>
    </nav>
  );
}

function TopLink({ link }: { link: NavLink }) {
  return (
    <RouterLink to={link.to} end viewTransition className="header-item">
      {link.label}
    </RouterLink>
  );
}

function Group({ group }: { group: NavGroup }) {
  const { pathname } = useLocation();
  const here = group.links.some(({ to }) => to === pathname);
  const long = group.links.length > 5;
  return (
    <details name="header-menu">
      <summary className={`header-item ${here ? "header-here" : ""}`}>
        {group.label}
        <Icon name="down" className="header-caret size-3.5" />
      </summary>
      <ul className={`header-panel ${long ? "header-panel-long" : ""}`}>
        {group.links.map(({ label, to, iconName }) => (
          <li key={to}>
            <RouterLink to={to} end viewTransition className="header-entry">
              {iconName && (
                <span className="header-icon">
                  <Icon name={iconName} />
                </span>
              )}
              {label}
            </RouterLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
