import type { ReactNode } from "react";
import type { NavLink } from "#content/navigation.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageLink } from "./page-link.tsx";

/** Starts closed; the toggle, a link, Escape and a tap elsewhere close it. */
export function MobileMenu(props: {
  links: NavLink[];
  tour: NavLink;
  phone: { display: string; href: string };
  status?: ReactNode;
}) {
  const { links, tour, phone, status } = props;
  return (
    <nav aria-label="Menu" className="mobile-menu" data-hand="closing-details">
      <details>
        <summary className="mobile-toggle">
          <span className="mobile-word">Menu</span>
          <span className="mobile-open">
            <Icon name="menu" className="size-7" />
          </span>
          <span className="mobile-close">
            <Icon name="close" className="size-7" />
          </span>
        </summary>
        <div className="mobile-panel on-ink">
          <ul className="mobile-links">
            {links.map(({ label, to }) => (
              <li key={to}>
                <PageLink to={to}>{label}</PageLink>
              </li>
            ))}
          </ul>
          <div className="mobile-foot">
            <ButtonLink to={tour.to} size="lg" icon="view">
              {tour.label}
            </ButtonLink>
            <a href={phone.href} className="mobile-phone figures">
              <Icon name="phone" className="size-6" />
              {phone.display}
            </a>
            {status && <p className="text-quiet">{status}</p>}
          </div>
        </div>
      </details>
    </nav>
  );
}
