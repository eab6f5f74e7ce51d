import { homeAbout as copy } from "#content/pages/home.ts";
import type { Photo } from "#ui/pictures/picture-url.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Eyebrow } from "#ui/text/eyebrow.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import styles from "./home-about.module.css";

/** Mission, a list of figures, and a captioned photo. */
export function HomeAbout(props: { photo: Photo; paragraphs: readonly string[] }) {
  const { photo, paragraphs } = props;
  return (
    <section id="about" aria-labelledby="about-title" className="on-ink pt-section">
      <div className={`shell columns ${styles.about}`}>
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
        <figure className={`relative grid ${styles.photo}`}>
          <Picture photo={photo} sizes="(min-width: 64rem) 80vw, 100vw" className="beside" />
          <figcaption className="sign absolute">{copy.caption}</figcaption>
        </figure>
        <ul className="lined pb-7">
          {copy.stats.map(({ figure, label }) => (
            <li key={label} className="flex items-baseline">
              <span className={`display text-head ${styles.figure}`}>{figure}</span> {label}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
