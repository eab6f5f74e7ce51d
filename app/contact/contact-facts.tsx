import type { ReactNode } from "react";
import { ArrowLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** Beside the number to call: where, when and how else. One thin rule a fact. */
export function ContactFacts(props: {
  words: {
    locationLabel: string;
    address: string;
    directionsLabel: string;
    directionsUrl: string;
    emailLabel: string;
    hoursLabel: string;
    socialLabel: string;
  };
  email: { display: string; href: string };
  hours: readonly { days: string; hours: string }[];
  access: string;
  holidays: readonly { date: string; day: string; reason: string; hours: string }[];
  holidaysHeading: string;
  social: readonly { name: string; handle: string; url: string; icon: "facebook" | "instagram" }[];
}) {
  const { words, email, hours, access, holidays, holidaysHeading, social } = props;
  return (
    <dl className="contact-facts">
      <Fact label={words.locationLabel}>
        <address className="not-italic">{words.address}</address>
        <ArrowLink to={words.directionsUrl}>{words.directionsLabel}</ArrowLink>
      </Fact>
      <Fact label={words.emailLabel}>
        <a href={email.href} className="link contact-link">
          {email.display}
        </a>
      </Fact>
      <Fact label={words.hoursLabel}>
        <p>{access}</p>
        {hours.map((line) => (
          <p key={line.days} className="contact-hours figures">
            <span>Staff {line.days}</span> <span>{line.hours}</span>
          </p>
        ))}
        {holidays.length > 0 && <p className="mt-3 font-semibold">{holidaysHeading}</p>}
        {holidays.map(({ date, day, reason, hours: kept }) => (
          <p key={date} className="contact-hours figures">
            <span>
              {day}
              <span className="block text-quiet">{reason}</span>
            </span>{" "}
            <span>{kept}</span>
          </p>
        ))}
      </Fact>
      <Fact label={words.socialLabel}>
        <ul className="flex flex-wrap gap-x-6">
          {social.map(({ name, url, icon }) => (
            <li key={url}>
              <a href={url} className="link inline-flex min-h-11 items-center gap-2.5">
                <Icon name={icon} className="size-5" />
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
