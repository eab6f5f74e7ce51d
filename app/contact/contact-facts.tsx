import type { contactCopy } from "#content/pages/contact.ts";
import type { GymFacts } from "#domain/gym-settings.ts";
import type { ReactNode } from "react";
import { AddressLine } from "#app/places/find-us.tsx";
import { ArrowLink } from "#ui/button.tsx";
import { NoBreak } from "#ui/text/no-break.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { BreakableLink } from "#ui/text/breakable.tsx";
import styles from "./contact-facts.module.css";

/** Address, phone, e-mail, hours and social links. */
export function ContactFacts(props: {
  copy: typeof contactCopy.info;
  phone: { display: string; href: string };
  email: { display: string; href: string };
  hours: readonly { days: string; hours: string }[];
  access: string;
  holidays: readonly { date: string; day: string; reason: string; hours: string }[];
  holidaysHeading: string;
  social: GymFacts["social"];
}) {
  const { copy, phone, email, hours, access, holidays, holidaysHeading, social } = props;
  return (
    <dl className={`ruled below ${styles.facts}`}>
      <Fact label={copy.locationLabel}>
        <address>
          <AddressLine address={copy.address} />
        </address>
        <ArrowLink to={copy.directionsUrl}>{copy.directionsLabel}</ArrowLink>
      </Fact>
      <Fact label={copy.phoneLabel}>
        <a href={phone.href} className="figures link tap">
          {phone.display}
        </a>
      </Fact>
      <Fact label={copy.emailLabel}>
        <BreakableLink href={email.href} text={email.display} className="link tap" />
      </Fact>
      <Fact label={copy.hoursLabel}>
        <p>{access}</p>
        {hours.map((line) => (
          <p key={line.days} className={`figures row apart items-start gap-3 gap-y-0 ${styles.hours}`}>
            <span>{label(line)}</span> <span>{line.hours}</span>
          </p>
        ))}
        {holidays.length > 0 && <p className="strong below">{holidaysHeading}</p>}
        {holidays.length > 0 && (
          <div className="lined">
            {holidays.map(({ date, day, reason, hours: holidayHours }) => (
              <p key={date} className={`figures row apart items-start gap-3 gap-y-0 ${styles.hours}`}>
                <span>
                  <NoBreak text={day} pattern={/([^,\s][^,]*,?)/} />
                  <br />
                  <span className="text-quiet">{reason}</span>
                </span>{" "}
                <span>{holidayHours}</span>
              </p>
            ))}
          </div>
        )}
      </Fact>
      {social.length > 0 && (
        <Fact label={copy.socialLabel}>
          <ul className="row">
            {social.map(({ name, url, icon }) => (
              <li key={url}>
                <a href={url} className="link tap">
                  <Icon name={icon} />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  );
}

/** 'Staff Mon-Fri', or 'Sun' for unstaffed days. */
function label({ days, hours }: { days: string; hours: string }) {
  return /\d/.test(hours) ? `Staff ${days}` : days;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid items-baseline gap-1">
      <dt className="sign text-quiet">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
