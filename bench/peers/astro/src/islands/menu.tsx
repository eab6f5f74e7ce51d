import { useEffect, useRef, useState } from "react";
import type { NavLink } from "../../../../../content/navigation.ts";
import type { StaffState } from "../../../../../domain/schedule/opening-hours.ts";
import styles from "../../../../../app/frame/header/mobile-menu.module.css";
import { StaffedNow } from "../../../../../app/frame/staffed-now.tsx";
import { ButtonLink } from "../../../../../ui/button.tsx";
import { Icon } from "../../../../../ui/pictures/icon.tsx";

/** The phone menu. The toggle, a link, Escape and a press outside close it. */
export default function Menu(props: {
  here: string;
  links: readonly NavLink[];
  tour: NavLink;
  phone: { display: string; href: string };
  staff: readonly StaffState[];
}) {
  const { here, links, tour, phone, staff } = props;
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const { signal } = listening;
    const elsewhere = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", elsewhere, { signal });
    document.addEventListener("focusin", elsewhere, { signal });
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener("keydown", escape, { signal });
    return () => listening.abort();
  }, [open]);

  return (
    <nav ref={menu} aria-label="Menu" className={styles.menu}>
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary ref={toggle} className={`on-ink ${styles.toggle}`}>
          <span className="display">Menu</span>
          <Icon name="menu" size={7} className={styles.open} />
          <Icon name="close" size={7} className={styles.close} />
        </summary>
        <div className={`on-ink ${styles.panel}`}>
          <ul className={styles.links}>
            {links.map(({ label, to }) => (
              <li key={to}>
                <a
                  href={to}
                  aria-current={to === here ? "page" : undefined}
                  className="display"
                  onClick={() => setOpen(false)}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <div className={`stack ${styles.foot}`}>
            <ButtonLink to={tour.to} size="lg" icon="view">
              {tour.label}
            </ButtonLink>
            <a href={phone.href} className={`display figures tap ${styles.phone}`}>
              <Icon name="phone" size={6} />
              {phone.display}
            </a>
            {staff.length > 0 && (
              <p className="text-quiet">
                <StaffedNow states={staff} />
              </p>
            )}
          </div>
        </div>
      </details>
    </nav>
  );
}
