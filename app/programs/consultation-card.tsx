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
    <div className={`on-ink tiles p-5 ${styles.card}`}>
      <div className="flow">
        <p className="display text-title">{card.price}</p>
        <p>{card.details}</p>
        <ButtonLink to={paymentUrl} newTab>
          {card.button}
        </ButtonLink>
      </div>
      <figure className={`stack gap-3 ${styles.plate}`}>
        <Picture photo={photo} sizes="(min-width: 64rem) 20rem, 46vw" className={styles.photo} />
        <figcaption className="text-quiet">{card.macroCaption}</figcaption>
      </figure>
      <RuledList items={card.lines} className="full-row" />
    </div>
  );
}
