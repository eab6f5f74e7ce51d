import { type ReactNode, use } from "react";
import { footerAnchors, footerLinks, moreLinks } from "#content/navigation.ts";
import { smallPrint } from "#content/pages/small-print.ts";
import { brand, home } from "#content/site.ts";
import { useGym } from "#app/gym.ts";
import { ArrowLink } from "#ui/button.tsx";
import { LinkFilter } from "#ui/link-filter.ts";
import { SquareLink } from "#ui/square-button.tsx";
import { Logo } from "./logo.tsx";
import { BreakableLink } from "#ui/text/breakable.tsx";
import styles from "./site-footer.module.css";

/** `status` is the front-desk status. */
export function SiteFooter({ status }: { status?: ReactNode }) {
  const { phone, email, social } = useGym();
  const isShown = use(LinkFilter);
  return (
    <footer className={`on-ink clip ${styles.footer}`}>
      <div className={`shell stack ${styles.top}`}>
        <div>
          <Logo className={styles.logo} />
          <address className="text-large below">
            {home.street}
            <br />
            {`${home.town}, ${home.region} ${home.postalCode}`}
          </address>
          <ArrowLink to={home.directionsUrl}>Get directions</ArrowLink>
        </div>
        <nav aria-label="Footer" className={`no-phone ${styles.links}`}>
          <ul>
            {footerLinks
              .filter(({ to }) => isShown(to))
              .map(({ label, to }) => (
                <li key={to}>
                  <a href={to} className="display text-sub tap">
                    {label}
                  </a>
                </li>
              ))}
          </ul>
        </nav>
        <div className={`stack gap-2 ${styles.talk}`}>
          <a href={phone.href} className="display figures text-head tap">
            {phone.display}
          </a>
          <BreakableLink href={email.href} text={email.display} className="tap" />
          {status && <p>{status}</p>}
          <ul className="row below">
            {social.map(({ name, url, icon }) => (
              <li key={url}>
                <SquareLink to={url} icon={icon} size={6} label={`${brand.name} on ${name}`} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={`shell thirds lined text-quiet text-fine ${styles.print}`}>
        {footerAnchors.map(({ id, label, to }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="stack gap-2">
            <h2 id={`${id}-title`} className="sign">
              {label}
            </h2>
            <p>{smallPrint[id]}</p>
            <a href={to} className="link tap">
              {label} in full
            </a>
          </section>
        ))}
      </div>
      <div className={`shell row apart text-quiet text-fine items-center ${styles.end}`}>
        <p>
          © {brand.copyrightYear} {brand.name}
        </p>
        <ul className="row gap-y-0">
          {footerAnchors.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`} className="tap">
                {label}
              </a>
            </li>
          ))}
          {moreLinks
            .filter(({ to }) => isShown(to))
            .map(({ label, to }) => (
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
