export type RackPrice = {
  name: string;
  price: string;
  per: string;
  audience: string;
  includes: readonly string[];
  note?: string;
};

/** Prices side by side like belts on a rail; each belt carries one stripe more than the one before it. */
export function PriceRack({ prices }: { prices: readonly RackPrice[] }) {
  return (
    <ul className="rack">
      {prices.map(({ name, price, per, audience, includes, note }, index) => (
        <li key={name} className="rack-card">
          <p aria-hidden="true" className="rack-belt">
            {Array.from({ length: index }, (_, stripe) => (
              <span key={stripe} />
            ))}
          </p>
          <h3 className="text-head">{name}</h3>
          <p className="mt-1 text-quiet">{audience}</p>
          <p className="rack-price figures">
            {price}
            <span>/{per}</span>
          </p>
          {note && <p className="rack-note figures">{note}</p>}
          <ul className="rack-includes">
            {includes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
