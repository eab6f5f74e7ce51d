import type { ReactNode } from "react";
import { tourLink } from "#content/navigation.ts";
import { brand } from "#content/site.ts";
import { useGym } from "#app/gym.ts";
import { Logo } from "#app/frame/logo.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { HeaderMenu } from "./header-menu.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import styles from "./site-header.module.css";

/** `status` is the front-desk status. */
export function SiteHeader({ status }: { status?: ReactNode }) {
  const { phone } = useGym();
  return (
    <header className={`on-white no-print ${styles.header}`}>
      <div className={`shell items-center flex gap-3 ${styles.line}`}>
        <a href="/" className={`flex-none ${styles.home}`} aria-label={`${brand.name}, home`}>
          <Logo className={styles.logo} />
        </a>
        <HeaderMenu />
        <div className={styles.phone}>
          <a href={phone.href} className="tap strong nowrap">
            <Icon name="phone" />
            <span className="figures">{phone.display}</span>
          </a>
          {status && <p className={`text-quiet text-fine ${styles.status}`}>{status}</p>}
        </div>
        <ButtonLink to={tourLink.to} className={`flex-none ${styles.tour}`}>
          {tourLink.label}
        </ButtonLink>
        <MobileMenu status={status} />
      </div>
    </header>
  );
}
