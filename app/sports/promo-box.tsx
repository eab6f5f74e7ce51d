import { Section } from "#ui/section.tsx";
import { ButtonLink } from "#ui/button.tsx";
import styles from "./promo-box.module.css";

/** A membership offer with a large price. */
export function PromoBox(props: {
  badge: string;
  price: string;
  bullets: readonly string[];
  join: { label: string; to: string };
}) {
  const { badge, price, bullets, join } = props;
  const [figure, per] = price.split("/");
  return (
    <Section tone="ink" labelledBy="promo">
      <div className={`columns wide-first items-end ${styles.box}`}>
        <div>
          <h2 id="promo" className="text-head">
            {badge}
          </h2>
          <p className={`display numeral below ${styles.price}`}>
            {figure}
            {per && <span>/{per}</span>}
          </p>
        </div>
        <div>
          <ul className="text-lead lined">
            {bullets.map((bullet) => (
              <li key={bullet}>{bullet}</li>
            ))}
          </ul>
          <ButtonLink to={join.to} size="lg" icon="phone" className="below">
            {join.label}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
