import type { Photo } from "#ui/pictures/picture-url.ts";
import { Figures } from "#app/sections/figures.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Eyebrow } from "#ui/eyebrow.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import { eyebrowSign } from "#ui/sign.ts";
import styles from "./home-about.module.css";

/** The station and what it is for: words, a captioned photograph that leaves the column, four figures on a rule. */
export function HomeAbout(props: {
  words: {
    eyebrow: string;
    heading: string;
    mission: string;
    welcome: readonly string[];
    button: { label: string; to: string };
    stats: readonly { figure: string; label: string }[];
    caption: string;
  };
  photo: Photo;
}) {
  const { words, photo } = props;
  const { bay, sign } = eyebrowSign(words.eyebrow);
  return (
    <section id="about" aria-labelledby="about-title" className="on-ink pt-section clip-x">
      <div className="shell columns">
        <div className="flow">
          <Eyebrow bay={bay}>{sign}</Eyebrow>
          <h2 id="about-title" className="text-title">
            {words.heading}
          </h2>
          <p className="text-lead strong">{words.mission}</p>
          {words.welcome.map((paragraph) => (
            <p key={paragraph} className="text-quiet">
              {paragraph}
            </p>
          ))}
          <ButtonLink to={words.button.to} size="lg">
            {words.button.label}
          </ButtonLink>
        </div>
        <figure className={`relative to-edges ${styles.photo}`}>
          <Picture photo={photo} sizes="(min-width: 64rem) 80vw, 100vw" className="beside" />
          <figcaption className="sign">{words.caption}</figcaption>
        </figure>
      </div>
      <div className="shell">
        <Figures facts={words.stats} className="tiles-small barred below pb-7" />
      </div>
    </section>
  );
}
