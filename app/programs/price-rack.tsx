import styles from "./price-rack.module.css";

export type RackPrice = {
  name: string;
  price: string;
  per: string;
  audience: string;
  includes: readonly string[];
  note?: string;
  /** Stripes on its belt; without any stripes the belts are left out. */
  stripes?: number;
};

/** Prices side by side, drawn as belts with stripes. Four are two by two until they fit into a row. */
export function PriceRack({ prices }: { prices: readonly RackPrice[] }) {
  const belts = prices.some(({ stripes }) => stripes);
  return (
    <ul className={`tiles ${styles.rack} ${prices.length === 4 ? styles.four : ""}`}>
      {prices.map(({ name, price, per, audience, includes, note, stripes = 0 }) => (
        <li key={name} className={belts ? "flow" : "flow barred"}>
          {belts && (
            <p aria-hidden="true" className={`flex gap-2 ${styles.belt}`}>
              {Array.from({ length: stripes }, (_, stripe) => (
                <span key={stripe} />
              ))}
            </p>
          )}
          <h3 className="text-sub">{name}</h3>
          <p className={`display figures text-title ${styles.price}`}>
            {price}
            <span className="text-fine">/{per}</span>
          </p>
          <p className="text-quiet">{audience}</p>
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
