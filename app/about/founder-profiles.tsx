import type { Photo } from "#ui/pictures/picture-url.ts";
import { ArrowLink, ButtonLink } from "#ui/button.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import inlineStyles from "#ui/text/inline-list.module.css";
import styles from "./founder-profiles.module.css";

export type FounderProfile = {
  name: string;
  title: string;
  bio: readonly string[];
  expertise: readonly string[];
  photo: Photo;
};

/** The co-owners with their full bios. */
export function FounderProfiles(props: {
  copy: { heading: string; text: string; link: { label: string; to: string } };
  people: readonly FounderProfile[];
}) {
  const { copy, people } = props;
  return (
    <section id="founders" aria-labelledby="founders-title" className="on-bone py-section">
      <div className="shell">
        <SectionHead id="founders-title" title={copy.heading} lead={copy.text} />
        <div id="founders-in-full" className="columns halves mb-6 fold">
          {people.map(({ name, title, bio, expertise, photo }) => (
            <article key={name} aria-label={name} className={`stack ${styles.sheet}`}>
              <Picture photo={photo} sizes="(min-width: 64rem) 34vw, 80vw" className={styles.photo} />
              <div className={`flow ${styles.words}`}>
                <h3 className="text-title">{name}</h3>
                <p className="sign">{title}</p>
                {bio.map((paragraph, index) => (
                  <p key={paragraph} className={index === 0 ? "text-lead" : "measure folds"}>
                    {paragraph}
                  </p>
                ))}
              </div>
              <ul aria-label={`${name}’s expertise`} className={`lined text-large mt-2 ${inlineStyles.list}`}>
                {expertise.map((skill) => (
                  <li key={skill}>{skill}</li>
                ))}
              </ul>
            </article>
          ))}
        </div>
        <ArrowLink to="#founders-in-full" className="unfold mb-6">
          Read more
        </ArrowLink>
        <ButtonLink to={copy.link.to} size="lg" variant="ink" icon="arrow">
          {copy.link.label}
        </ButtonLink>
      </div>
    </section>
  );
}
