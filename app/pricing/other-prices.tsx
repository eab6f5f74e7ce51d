import { OptionList } from "./option-list.tsx";

/** Prices other than memberships; each line links to its page. */
export function OtherPrices(props: {
  heading: string;
  text: string;
  prices: readonly { name: string; price: string; per: string; note: string; to: string }[];
}) {
  const { heading, text, prices } = props;
  return (
    <section aria-labelledby="others-title" className="on-white py-section">
      <div className="shell columns">
        <div className="flow">
          <h2 id="others-title" className="text-title">
            {heading}
          </h2>
          <p className="text-lead">{text}</p>
        </div>
        <OptionList
          options={prices.map(({ name, to, ...price }) => ({
            id: name,
            name: (
              <a href={to} className="link stretch">
                {name}
              </a>
            ),
            ...price,
          }))}
        />
      </div>
    </section>
  );
}
