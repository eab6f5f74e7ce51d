import { homeAbout as copy } from "#content/pages/home.ts";
import type { Photo } from "#ui/pictures/picture-url.ts";
import { Figures } from "#app/sections/figures.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Eyebrow } from "#ui/text/eyebrow.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import styles from "./home-about.module.css";

/** Mission, captioned photo and figures. */
export function HomeAbout(props: { photo: Photo; paragraphs: readonly string[] }) {
  const { photo, paragraphs } = props;
  return (
    <section id="about" aria-labelledby="about-title" className="on-ink pt-section">
      <div className="shell columns">
        <div className="flow">
          <Eyebrow text={copy.eyebrow} />
          <h2 id="about-title" className="text-title">
            {copy.heading}
          </h2>
          <p className="text-lead strong">{copy.mission}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ButtonLink to={copy.button.to} size="lg">
            {copy.button.label}
          </ButtonLink>
        </div>
        <figure className={`relative ${styles.photo}`}>
          <Picture photo={photo} sizes="(min-width: 64rem) 80vw, 100vw" className="beside" />
          <figcaption className="sign absolute">{copy.caption}</figcaption>
        </figure>
      </div>
      <div className="shell">
        <Figures facts={copy.stats} className="tiles-small barred below pb-7" />
      </div>
    </section>
  );
}
