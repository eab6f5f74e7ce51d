import { OptionList } from "#app/programs/option-list.tsx";

/** What is paid apart from memberships: each line leads to the page that explains it. */
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
          <p className="text-lead text-quiet">{text}</p>
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
