import type { consultationCard } from "#content/programs/evo-nutrition.ts";
import type { Photo } from "#ui/pictures/picture-url.ts";
import { RuledList } from "#app/sections/ruled-list.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import styles from "./consultation-card.module.css";

/** The paid first consultation: price, content, sample plan, booking link. */
export function ConsultationCard(props: { card: typeof consultationCard; photo: Photo; paymentUrl: string }) {
  const { card, photo, paymentUrl } = props;
  return (
    <div className="on-ink flow p-5">
      <p className="display text-title">{card.price}</p>
      <p>{card.details}</p>
      <RuledList items={card.lines} single />
      <ButtonLink to={paymentUrl} newTab>
        {card.button}
      </ButtonLink>
      <figure className="flow">
        <Picture photo={photo} sizes="(min-width: 64rem) 30rem, 92vw" className={styles.plate} />
        <figcaption className="text-quiet">{card.macroCaption}</figcaption>
      </figure>
    </div>
  );
}
