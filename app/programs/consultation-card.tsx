import type { Photo } from "#photos/photo-url.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { RuledList } from "#app/bands/ruled-list.tsx";
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
    <section aria-labelledby="consultation" className={`on-ink stack ${styles.card}`}>
      <h2 id="consultation" className="text-sub">
        {card.heading}
      </h2>
      <p className={`display figures ${styles.price}`}>{card.price}</p>
      <p>{card.details}</p>
      <RuledList items={card.lines} />
      <ButtonLink to={paymentUrl} newTab>
        {card.button}
      </ButtonLink>
      <figure>
        <Picture photo={photo} sizes="(min-width: 64rem) 26rem, 90vw" className={styles.picture} />
        <figcaption className="text-quiet">{card.macroCaption}</figcaption>
      </figure>
    </section>
  );
}
