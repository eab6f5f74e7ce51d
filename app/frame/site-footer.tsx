import type { ReactNode } from "react";
import type { GymFacts } from "#domain/gym-settings.ts";
import type { NavLink } from "#content/navigation.ts";
import { ArrowLink } from "#ui/button.tsx";
import { SquareLink } from "#ui/square-button.tsx";
import { Logo } from "./logo.tsx";
import styles from "./site-footer.module.css";

export type FooterProps = {
  links: NavLink[];
  moreLinks: NavLink[];
  /** The small print, each part with an id to jump to and the page that says it in full. */
  smallPrint: readonly { id: string; label: string; to: string; text: string }[];
  social: GymFacts["social"];
  address: readonly [string | null, string];
  directionsUrl: string;
  phone: { display: string; href: string };
  email: { display: string; href: string };
  owner: string;
  year: number;
  /** Who is at the desk now. */
  status?: ReactNode;
};

export function SiteFooter(props: FooterProps) {
  const { links, moreLinks, smallPrint, social, address, directionsUrl, phone, email, owner, year, status } =
    props;
  return (
    <footer className={`on-ink ${styles.footer}`}>
      <div className={`shell ${styles.top}`}>
        <div>
          <Logo className={styles.logo} />
          <address>
            {address[0]}
            <br />
            {address[1]}
          </address>
          <ArrowLink to={directionsUrl}>Get directions</ArrowLink>
        </div>
        <nav aria-label="Footer" className={styles.links}>
          <ul>
            {links.map(({ label, to }) => (
              <li key={to}>
                <a href={to} className="display tap">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={`stack ${styles.talk}`}>
          <a href={phone.href} className={`display figures tap ${styles.phone}`}>
            {phone.display}
          </a>
          <a href={email.href} className="tap">
            {email.display}
          </a>
          {status && <p>{status}</p>}
          <ul className="row below">
            {social.map(({ name, url, icon }) => (
              <li key={url}>
                <SquareLink to={url} icon={icon} size={6} label={`${owner} on ${name}`} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={`shell thirds lined ${styles.print}`}>
        {smallPrint.map(({ id, label, to, text }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className="sign">
              {label}
            </h2>
            <p>{text}</p>
            <a href={to} className="link">
              {label} in full
            </a>
          </section>
        ))}
      </div>
      <div className={`shell row apart ${styles.end}`}>
        <p>
          © {year} {owner}
        </p>
        <ul className="row">
          {smallPrint.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`} className="tap">
                {label}
              </a>
            </li>
          ))}
          {moreLinks.map(({ label, to }) => (
            <li key={to}>
              <a href={to} className="tap">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div aria-hidden="true" className={styles.wall} />
    </footer>
  );
}
