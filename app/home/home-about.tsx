import type { Photo } from "#photos/photo-url.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { signOf } from "#app/ui/sign.ts";

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
  const { bay, sign } = signOf(words.eyebrow);
  return (
    <section id="about" aria-labelledby="about-title" className="on-ink about-band">
      <div className="shell about-row">
        <div className="about-words">
          <Eyebrow bay={bay}>{sign}</Eyebrow>
          <h2 id="about-title" className="mt-4 text-title">
            {words.heading}
          </h2>
          <p className="mt-6 text-lead font-semibold">{words.mission}</p>
          {words.welcome.map((paragraph) => (
            <p key={paragraph} className="mt-5 text-quiet">
              {paragraph}
            </p>
          ))}
          <ButtonLink to={words.button.to} size="lg" className="mt-9">
            {words.button.label}
          </ButtonLink>
        </div>
        <figure className="about-photo">
          <Picture photo={photo} sizes="(min-width: 64rem) 80vw, 100vw" className="about-picture" />
          <figcaption className="sign">{words.caption}</figcaption>
        </figure>
      </div>
      <div className="shell">
        <dl className="about-stats">
          {words.stats.map(({ figure, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
