/** What is paid apart from memberships: each line leads to the page that explains it. */
export function OtherPrices(props: {
  heading: string;
  text: string;
  prices: readonly { name: string; price: string; per: string; note: string; to: string }[];
}) {
  const { heading, text, prices } = props;
  return (
    <section aria-labelledby="others-title" className="on-white py-band">
      <div className="shell others">
        <div>
          <h2 id="others-title" className="text-title">
            {heading}
          </h2>
          <p className="mt-5 text-lead text-quiet">{text}</p>
        </div>
        <ul className="option-list figures">
          {prices.map(({ name, price, per, note, to }) => (
            <li key={name} className="option">
              <span className="option-name">
                <a href={to} className="stretch">
                  {name}
                </a>
              </span>
              <span className="option-price">{price}</span>
              <span className="option-note">{note}</span>
              <span className="option-per">{per}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
