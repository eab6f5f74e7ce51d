import { homeTour as copy } from "#content/pages/home.ts";
import type { Photo } from "#ui/pictures/picture-url.ts";
import { TourBlurbs } from "#app/tour/tour-blurbs.tsx";
import { OnDemandFrame } from "#ui/on-demand-frame.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { ArrowLink, ButtonLink } from "#ui/button.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import { Scrim } from "#ui/pictures/scrim.tsx";
import scrimStyles from "#ui/pictures/corner-scrim.module.css";
import styles from "./virtual-tour-section.module.css";

/** The tour loads on click; without script the link opens it as a page. */
export function VirtualTourSection(props: {
  blurbs: readonly { title: string; text: string }[];
  /** The built-in tour, or an embed that the operator set. */
  frameUrl: string;
  poster: Photo;
}) {
  const { blurbs, frameUrl, poster } = props;
  return (
    <section id="tour" aria-label={copy.heading} className="on-coal pb-section">
      <OnDemandFrame
        src={frameUrl}
        title={copy.heading}
        label={copy.start}
        icon="view"
        allow="fullscreen; accelerometer; gyroscope; xr-spatial-tracking"
        className={`grid above ${styles.frame}`}
        linkClassName={styles.start}
      >
        <Picture photo={poster} sizes="(min-width: 40rem) 100vw, 170vw" className={`cover ${styles.photo}`} />
        <Scrim className={`no-phone ${scrimStyles.corner}`} />
        <div className={`shell flow relative ${styles.words}`}>
          <SectionHead id="tour-title" eyebrow={copy.eyebrow} title={copy.heading} lead={copy.text} stack />
        </div>
      </OnDemandFrame>
      <div className="shell">
        <TourBlurbs blurbs={blurbs} heading="h3" />
        <div className="row below">
          <ButtonLink to={copy.button.to} size="lg" variant="line">
            {copy.button.label}
          </ButtonLink>
          <ArrowLink to={copy.inWords.to}>{copy.inWords.label}</ArrowLink>
        </div>
      </div>
    </section>
  );
}
