import type { Photo } from "#photos/photo-url.ts";
import { RuledList } from "#app/bands/ruled-list.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import styles from "./consultation-card.module.css";

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
    <section aria-labelledby="consultation" className="on-ink py-band">
      <div className="shell columns halves">
        <div className="flow">
          <h2 id="consultation" className="text-title">
            {card.heading}
          </h2>
          <p className={`display numeral ${styles.price}`}>{card.price}</p>
          <p className="measure text-lead">{card.details}</p>
          <RuledList items={card.lines} single />
          <ButtonLink to={paymentUrl} size="lg" newTab>
            {card.button}
          </ButtonLink>
        </div>
        <figure className="flow">
          <Picture photo={photo} sizes="(min-width: 64rem) 45vw, 100vw" className={styles.picture} />
          <figcaption className="text-quiet">{card.macroCaption}</figcaption>
        </figure>
      </div>
    </section>
  );
}
