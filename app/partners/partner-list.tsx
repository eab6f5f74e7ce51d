import type { ShownPartner } from "#db/readers/site-lists.server.ts";
import { ArrowLink } from "#ui/button.tsx";
import inlineStyles from "#ui/text/inline-list.module.css";
import styles from "./partner-list.module.css";

export type PartnerView = "row" | "grid";

/** Partners in the building, as rows or as a grid. */
export function PartnerList(props: {
  partners: readonly Omit<ShownPartner, "isOriginal">[];
  view: PartnerView;
  copy: { servicesHeading: string; websiteLabel: (name: string) => string };
}) {
  const { partners, view, copy } = props;
  return (
    <ul className={`stack gap-0 ${styles[view]}`}>
      {partners.map(({ id, name, logo, office, description, services, website }) => {
        return (
          <li key={id} id={id} className={`on-bone grid ${styles.partner}`}>
            <div className="on-ink display text-head p-5">{office}</div>
            <div className="column gap-4 p-5">
              <h3 className={logo ? undefined : "text-head"}>
                {logo ? (
                  <img
                    src={logo}
                    width="480"
                    height="160"
                    alt={name}
                    loading="lazy"
                    className={styles.logo}
                  />
                ) : (
                  name
                )}
              </h3>
              <p>{description}</p>
              {services.length > 0 && (
                <>
                  <h4 className="sign">{copy.servicesHeading}</h4>
                  <ul className={`lined ${inlineStyles.list} ${styles.services}`}>
                    {services.map((service) => (
                      <li key={service}>{service}</li>
                    ))}
                  </ul>
                </>
              )}
              {website && (
                <ArrowLink to={website} newTab className={styles.site}>
                  {copy.websiteLabel(name)}
                </ArrowLink>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
