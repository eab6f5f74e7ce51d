import type { Photo } from "#ui/pictures/picture-url.ts";
import { TourBlurbs } from "#app/tour/tour-blurbs.tsx";
import { AskedFrame } from "#ui/asked-frame.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { ArrowLink, ButtonLink } from "#ui/button.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import { Scrim } from "#ui/pictures/scrim.tsx";
import { eyebrowSign } from "#ui/sign.ts";
import styles from "./virtual-tour-section.module.css";

/** The tour loads only when it is asked for; without script the same button opens it as a page of its own. */
export function VirtualTourSection(props: {
  id?: string;
  words: {
    eyebrow: string;
    heading: string;
    text: string;
    start: string;
    blurbs: readonly { title: string; text: string }[];
    button: { label: string; to: string };
    inWords: { label: string; to: string };
  };
  /** Our own tour, or the outside one that the gym has set. */
  frameUrl: string;
  poster: Photo;
}) {
  const { id = "tour", words, frameUrl, poster } = props;
  return (
    <section id={id} aria-label={words.heading} className="on-coal pb-section">
      <AskedFrame
        src={frameUrl}
        title={words.heading}
        ask={words.start}
        icon="view"
        allow="fullscreen; accelerometer; gyroscope; xr-spatial-tracking"
        className={styles.frame}
        askClassName={styles.start}
      >
        <Picture photo={poster} sizes="(min-width: 64rem) 100vw, 170vw" className="cover" />
        <Scrim variant="corner" />
        <div className={`shell flow relative ${styles.words}`}>
          <SectionHead
            id={`${id}-title`}
            {...eyebrowSign(words.eyebrow)}
            title={words.heading}
            lead={words.text}
            stack
          />
        </div>
      </AskedFrame>
      <div className="shell">
        <TourBlurbs blurbs={words.blurbs} heading="h3" />
        <div className="row below">
          <ButtonLink to={words.button.to} size="lg" variant="line">
            {words.button.label}
          </ButtonLink>
          <ArrowLink to={words.inWords.to}>{words.inWords.label}</ArrowLink>
        </div>
      </div>
    </section>
  );
}
