import { ButtonLink } from "#app/ui/button.tsx";

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
    <section aria-labelledby="promo" className="on-red promo">
      <h2 id="promo" className="text-title">
        {badge}
      </h2>
      <p className="promo-price figures">
        {figure}
        {per && <span>/{per}</span>}
      </p>
      <ul>
        {bullets.map((bullet) => (
          <li key={bullet}>{bullet}</li>
        ))}
      </ul>
      <ButtonLink to={phone.href} size="lg" icon="phone" className="mt-8">
        {phone.display}
      </ButtonLink>
    </section>
  );
}
