import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { signOf } from "#app/ui/sign.ts";

/** Reasons as standing orders on a board: number, name, what it means on an ordinary day. */
export function WhyChoose(props: {
  words: { eyebrow: string; heading: string; cards: readonly { title: string; text: string }[] };
}) {
  const { eyebrow, heading, cards } = props.words;
  const { bay, sign } = signOf(eyebrow);
  return (
    <section id="why" aria-labelledby="why-title" className="on-bone py-band">
      <div className="shell why-row">
        <div className="why-head">
          <Eyebrow bay={bay}>{sign}</Eyebrow>
          <h2 id="why-title" className="mt-4 text-title">
            {heading}
          </h2>
        </div>
        <ol className="why-list">
          {cards.map(({ title, text }, index) => (
            <li key={title}>
              <span aria-hidden="true" className="why-number">
                {index + 1}
              </span>
              <div>
                <h3 className="text-head">{title}</h3>
                <p className="mt-3 text-quiet">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
