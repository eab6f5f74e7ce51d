import { ButtonLink } from "#app/ui/button.tsx";
import styles from "./promo-box.module.css";

/** A new membership, nailed to the wall where everyone sees it. */
export function PromoBox(props: {
  badge: string;
  price: string;
  bullets: readonly string[];
  phone: { display: string; href: string };
}) {
  const { badge, price, bullets, phone } = props;
  const [figure, per] = price.split("/");
  return (
    <section aria-labelledby="promo" className={`on-red flow ${styles.box}`}>
      <h2 id="promo" className="text-title">
        {badge}
      </h2>
      <p className={`display figures ${styles.price}`}>
        {figure}
        {per && <span>/{per}</span>}
      </p>
      <ul className="text-lead lined">
        {bullets.map((bullet) => (
          <li key={bullet}>{bullet}</li>
        ))}
      </ul>
      <ButtonLink to={phone.href} size="lg" icon="phone">
        {phone.display}
      </ButtonLink>
    </section>
  );
}
