import styles from "./price-rack.module.css";

export type RackPrice = {
  name: string;
  price: string;
  per: string;
  audience: string;
  includes: readonly string[];
  note?: string;
};

/** Prices side by side like belts on a rail; each month's belt carries one stripe more than the one before it. */
export function PriceRack({ prices }: { prices: readonly RackPrice[] }) {
  return (
    <ul className={`tiles ${styles.rack}`}>
      {prices.map(({ name, price, per, audience, includes, note }, index) => (
        <li key={name} className="flow">
          <p aria-hidden="true" className={styles.belt}>
            {Array.from({ length: per === "month" ? index : 0 }, (_, stripe) => (
              <span key={stripe} />
            ))}
          </p>
          <h3 className="text-sub">{name}</h3>
          <p className="text-quiet">{audience}</p>
          <p className={`display figures ${styles.price}`}>
            {price}
            <span>/{per}</span>
          </p>
          <ul className="lined">
            {includes.map((line) => (
              <li key={line}>{line}</li>
            ))}
            {note && <li className="strong">{note}</li>}
          </ul>
        </li>
      ))}
    </ul>
  );
}
