import { Columns } from "#app/bands/columns.tsx";
import { OptionList } from "#app/programs/option-list.tsx";
import styles from "./other-prices.module.css";

/** What is paid apart from memberships: each line leads to the page that explains it. */
export function OtherPrices(props: {
  heading: string;
  text: string;
  prices: readonly { name: string; price: string; per: string; note: string; to: string }[];
}) {
  const { heading, text, prices } = props;
  return (
    <section aria-labelledby="others-title" className="on-white py-band">
      <Columns className="shell">
        <div>
          <h2 id="others-title" className="text-title">
            {heading}
          </h2>
          <p className={`text-lead text-quiet ${styles.lead}`}>{text}</p>
        </div>
        <OptionList
          options={prices.map(({ name, to, ...price }) => ({
            id: name,
            name: (
              <a href={to} className="stretch">
                {name}
              </a>
            ),
            ...price,
          }))}
        />
      </Columns>
    </section>
  );
}
