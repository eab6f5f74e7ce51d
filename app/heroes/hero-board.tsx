import type { ReactNode } from "react";
import { Picture } from "#ui/pictures/picture.tsx";
import { HeroTrail, HeroWords, type HeroProps } from "./hero-parts.tsx";
import styles from "./hero-board.module.css";

/** The head of the duty board: title, thin rules with the facts of the day, a narrow crop beside it. */
export function HeroBoard(
  props: HeroProps & {
    facts: readonly { label: string; value: ReactNode }[];
    /** The picture above the words on phones, and wider than they are beside them. */
    pictureFirst?: boolean;
    /** The foot of the picture, nearer: without what stands above. */
    nearer?: boolean | undefined;
    /** The picture on the left. */
    flip?: boolean | undefined;
    /** Where in the picture its subject is. */
    subjectOn?: "right" | "edge" | "top" | undefined;
  },
) {
  const { photo, trail, facts, pictureFirst, nearer, flip, subjectOn, ...words } = props;
  return (
    <section className="on-ink">
      <div
        className={`shell columns sideways ${styles.board} ${pictureFirst ? styles.wide : ""} ${flip ? styles.flip : ""}`}
      >
        <div className={`pb-7 ${styles.words}`}>
          <HeroTrail trail={trail} />
          <HeroWords {...words} />
          {facts.length > 0 && (
            <dl className={`ruled ${styles.facts}`}>
              {facts.map(({ label, value }) => (
                <div key={label} className="column gap-2 justify-between">
                  <dt className="text-quiet">{label}</dt>
                  <dd className="display figures text-head">{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        <Picture
          photo={photo}
          sizes="(min-width: 64rem) 120vw, 100vw"
          priority
          className={`on-photo ${styles.photo} ${pictureFirst ? styles.first : ""} ${nearer ? "nearer" : ""} ${subjectOn ? styles[subjectOn] : ""}`}
        />
      </div>
    </section>
  );
}
