import type { ReactNode } from "react";
import type { NavGroup, NavLink } from "#content/navigation.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { HeaderMenu } from "./header-menu.tsx";
import { Logo } from "./logo.tsx";
import { MobileMenu } from "./mobile-menu.tsx";

export type HeaderProps = {
  items: (NavLink | NavGroup)[];
  mobileLinks: NavLink[];
  tour: NavLink;
  phone: { display: string; href: string };
  /** One short line under the phone number: who is there now. */
  status?: ReactNode;
};

export function SiteHeader({ items, mobileLinks, tour, phone, status }: HeaderProps) {
  return (
    <header className="site-header on-white">
      <div className="header-row">
        <a href="/" className="header-logo" aria-label="Evo Fitness, home">
          <Logo className="h-[48px] xl:h-[52px]" />
        </a>
        <HeaderMenu items={items} />
        <div className="header-phone">
          <a href={phone.href} className="header-number">
            <Icon name="phone" className="size-4.5" />
            <span className="figures">{phone.display}</span>
          </a>
          {status && <p className="header-status">{status}</p>}
        </div>
        <ButtonLink to={tour.to} className="header-tour">
          {tour.label}
        </ButtonLink>
        <MobileMenu links={mobileLinks} tour={tour} phone={phone} status={status} />
      </div>
    </header>
  );
}
