import type { Photo } from "#photos/photo-url.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";

/** The paid first call: what it costs, what happens in it, what a plan may look like, where to book it. */
export function ConsultationCard(props: {
  card: {
    heading: string;
    price: string;
    details: string;
    lines: readonly string[];
    macroCaption: string;
    button: string;
  };
  photo: Photo;
  paymentUrl: string;
}) {
  const { card, photo, paymentUrl } = props;
  return (
    <section aria-labelledby="consultation" className="on-ink consult">
      <h2 id="consultation" className="text-sub">
        {card.heading}
      </h2>
      <p className="consult-price figures">{card.price}</p>
      <p>{card.details}</p>
      <ul className="ruled mt-6">
        {card.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ButtonLink to={paymentUrl} newTab className="mt-4 w-full">
        {card.button}
      </ButtonLink>
      <figure className="mt-8">
        <Picture photo={photo} sizes="(min-width: 64rem) 26rem, 90vw" className="aspect-4/3" />
        <figcaption className="mt-3 text-quiet">{card.macroCaption}</figcaption>
      </figure>
    </section>
  );
}
