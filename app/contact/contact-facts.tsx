import type { GymFacts } from "#domain/gym-settings.ts";
import type { ReactNode } from "react";
import { AddressLine } from "#app/places/address-line.tsx";
import { ArrowLink } from "#ui/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import styles from "./contact-facts.module.css";

/** Beside the number to call: where, when and how else. One thin rule a fact. */
export function ContactFacts(props: {
  words: {
    locationLabel: string;
    address: string;
    directionsLabel: string;
    directionsUrl: string;
    phoneLabel: string;
    emailLabel: string;
    hoursLabel: string;
    socialLabel: string;
  };
  phone: { display: string; href: string };
  email: { display: string; href: string };
  hours: readonly { days: string; hours: string }[];
  access: string;
  holidays: readonly { date: string; day: string; reason: string; hours: string }[];
  holidaysHeading: string;
  social: GymFacts["social"];
}) {
  const { words, phone, email, hours, access, holidays, holidaysHeading, social } = props;
  return (
    <dl className={`ruled ${styles.facts}`}>
      <Fact label={words.locationLabel}>
        <address>
          <AddressLine address={words.address} />
        </address>
        <ArrowLink to={words.directionsUrl}>{words.directionsLabel}</ArrowLink>
      </Fact>
      <Fact label={words.phoneLabel}>
        <a href={phone.href} className="figures link tap">
          {phone.display}
        </a>
      </Fact>
      <Fact label={words.emailLabel}>
        <a href={email.href} className="link tap">
          {email.display}
        </a>
      </Fact>
      <Fact label={words.hoursLabel}>
        <p>{access}</p>
        {hours.map((line) => (
          <p key={line.days} className={`figures row apart ${styles.hours}`}>
            <span>{says(line)}</span> <span>{line.hours}</span>
          </p>
        ))}
        {holidays.length > 0 && <p className="strong below">{holidaysHeading}</p>}
        {holidays.length > 0 && (
          <div className="lined">
            {holidays.map(({ date, day, reason, hours: kept }) => (
              <p key={date} className={`figures row apart ${styles.hours}`}>
                <span>
                  {day}
                  <br />
                  <span className="text-quiet">{reason}</span>
                </span>{" "}
                <span>{kept}</span>
              </p>
            ))}
          </div>
        )}
      </Fact>
      <Fact label={words.socialLabel}>
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
    </dl>
  );
}

/** 'Staff Mon-Fri', and of a day whose words say that nobody is there, 'Sun'. */
function says({ days, hours }: { days: string; hours: string }) {
  return /\d/.test(hours) ? `Staff ${days}` : days;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="sign text-quiet">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
