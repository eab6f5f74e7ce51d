import { type ReactNode, use } from "react";
import { mobileLinks, tourLink } from "#content/navigation.ts";
import { useGym } from "#app/gym.ts";
import { ButtonLink } from "#ui/button.tsx";
import { LinkFilter } from "#ui/link-filter.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { PageLink } from "./page-link.tsx";
import styles from "./mobile-menu.module.css";

/** `status` is the front-desk status. */
export function MobileMenu({ status }: { status?: ReactNode }) {
  const { phone } = useGym();
  const isShown = use(LinkFilter);
  return (
    <nav aria-label="Menu" className={styles.menu} data-behavior="closing-details">
      <details>
        <summary className={`on-ink tap ${styles.toggle}`}>
          <span className="display text-large">Menu</span>
          <Icon name="menu" size={7} className="when-closed" />
          <Icon name="close" size={7} className="when-open" />
        </summary>
        <div className={`on-ink shell absolute ${styles.panel}`}>
          <ul className={`grid ${styles.links}`}>
            {mobileLinks
              .filter(({ to }) => isShown(to))
              .map(({ label, to }) => (
                <li key={to}>
                  <PageLink to={to} className="display text-head flex items-center">
                    {label}
                  </PageLink>
                </li>
              ))}
          </ul>
          <div className="stack below">
            <ButtonLink to={tourLink.to} size="lg" icon="view">
              {tourLink.label}
            </ButtonLink>
            <a href={phone.href} className="display text-head figures tap">
              <Icon name="phone" size={6} />
              {phone.display}
            </a>
            {status && <p className="text-quiet">{status}</p>}
          </div>
        </div>
      </details>
    </nav>
  );
}
