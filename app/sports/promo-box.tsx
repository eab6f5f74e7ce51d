import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import styles from "./promo-box.module.css";

/** A new membership, its price as large as the wall. */
export function PromoBox(props: {
  badge: string;
  price: string;
  bullets: readonly string[];
  phone: { display: string; href: string };
}) {
  const { badge, price, bullets, phone } = props;
  const [figure, per] = price.split("/");
  return (
    <Band tone="ink" labelledBy="promo">
      <div className={`columns wide-first ${styles.box}`}>
        <div>
          <h2 id="promo" className="text-head">
            {badge}
          </h2>
          <p className={`display figures ${styles.price}`}>
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
          <ButtonLink to={phone.href} size="lg" icon="phone" className="below">
            {phone.display}
          </ButtonLink>
        </div>
      </div>
    </Band>
  );
}
