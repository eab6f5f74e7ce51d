import type { ReactNode } from "react";
import type { NavGroup, NavLink } from "#content/navigation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { HeaderMenu } from "#app/frame/menus/header-menu.tsx";
import { Logo } from "./logo.tsx";
import { MobileMenu } from "#app/frame/menus/mobile-menu.tsx";
import styles from "./site-header.module.css";

export type HeaderProps = {
  /** The gym's. */
  name: string;
  items: (NavLink | NavGroup)[];
  mobileLinks: NavLink[];
  tour: NavLink;
  phone: { display: string; href: string };
  /** One short line under the phone number: who is there now. */
  status?: ReactNode;
};

export function SiteHeader({ name, items, mobileLinks, tour, phone, status }: HeaderProps) {
  return (
    <header className={`on-white ${styles.header}`}>
      <div className={`items-center flex gap-3 ${styles.line}`}>
        <a href="/" className={`flex-none ${styles.home}`} aria-label={`${name}, home`}>
          <Logo className={styles.logo} />
        </a>
        <HeaderMenu items={items} />
        <div className={`flex-none nowrap ${styles.phone}`}>
          <a href={phone.href} className="tap strong">
            <Icon name="phone" />
            <span className="figures">{phone.display}</span>
          </a>
          {status && <p className={`text-quiet text-fine ${styles.status}`}>{status}</p>}
        </div>
        <ButtonLink to={tour.to} className={styles.tour}>
          {tour.label}
        </ButtonLink>
        <MobileMenu links={mobileLinks} tour={tour} phone={phone} status={status} />
      </div>
    </header>
  );
}
