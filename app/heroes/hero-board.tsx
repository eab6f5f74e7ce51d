import type { ReactNode } from "react";
import { Picture } from "#ui/pictures/picture.tsx";
import { HeroTrail, HeroText, type HeroProps } from "./hero-parts.tsx";
import sidewaysStyles from "./sideways.module.css";
import styles from "./hero-board.module.css";

/** Title, a list of facts, and a narrow picture. */
export function HeroBoard(
  props: HeroProps & {
    facts: readonly { label: string; value: ReactNode }[];
    /** The picture comes first on phones and is wider than the text elsewhere. */
    pictureFirst?: boolean;
    /** Picture on the left. */
    flip?: boolean | undefined;
    /** Position of the subject in the picture. */
    subjectOn?: "right" | "top" | undefined;
  },
) {
  const { photo, trail, facts, pictureFirst, flip, subjectOn, ...text } = props;
  return (
    <section className="on-ink">
      <div
        className={`shell columns gap-y-0 ${sidewaysStyles.sideways} ${styles.board} ${pictureFirst ? styles.wide : ""} ${flip ? styles.flip : ""}`}
      >
        <div className={`pb-7 ${styles.words}`}>
          <HeroTrail trail={trail} />
          <HeroText {...text} />
          {facts.length > 0 && (
            <dl className={`grid ruled below ${styles.facts}`}>
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
          className={`on-photo ${sidewaysStyles.photo} ${styles.photo} ${pictureFirst ? styles.first : ""} ${subjectOn ? styles[subjectOn] : ""}`}
        />
      </div>
    </section>
  );
}
