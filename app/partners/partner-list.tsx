import type { Partner } from "#content/pages/partners.ts";
import { Icon } from "#app/ui/icon.tsx";

export type PartnerView = "row" | "grid";

/** The practices in the building: three and two in a row, or two by two with more room for each. */
export function PartnerList(props: {
  partners: readonly (Partner & { logo: string; door: string })[];
  view: PartnerView;
  words: { servicesHeading: string; websiteLabel: (name: string) => string };
}) {
  const { partners, view, words } = props;
  return (
    <ul className={`partners partners-${view}`}>
      {partners.map(({ id, name, logo, door, description, services, website }) => (
        <li key={id} id={id} className="partner">
          <p className="sign text-quiet">{door}</p>
          <span className="partner-logo">
            <img src={logo} width="480" height="160" alt={`Logo of ${name}`} loading="lazy" />
          </span>
          <h3 className="text-head">{name}</h3>
          <p className="mt-4">{description}</p>
          <h4 className="sign mt-6">{words.servicesHeading}</h4>
          <ul className="partner-services">
            {services.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
          <a href={website} target="_blank" rel="noopener" className="arrow-link partner-link">
            {words.websiteLabel(name)}
            <Icon name="external" className="size-4.5" />
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
