import type { Photo } from "#ui/pictures/picture-url.ts";
import { ButtonLink } from "#ui/button.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import { eyebrowSign } from "#ui/sign.ts";
import styles from "./founders.module.css";

/** The co-owners, each as a sheet of the duty book: name, line, what to ask them about. */
export function Founders(props: {
  words: {
    eyebrow: string;
    heading: string;
    text: string;
    link: { label: string; to: string };
  };
  people: readonly { name: string; title: string; short: string; expertise: readonly string[] }[];
  photo: Photo;
}) {
  const { words, people, photo } = props;
  return (
    <section id="founders" aria-labelledby="founders-title" className="on-white relative">
      <Picture photo={photo} sizes="(min-width: 64rem) 90vw, 100vw" className={styles.photo} />
      <div className="shell">
        <div className={styles.words}>
          <SectionHead
            id="founders-title"
            {...eyebrowSign(words.eyebrow)}
            title={words.heading}
            lead={words.text}
            stack
          />
          <div className="tiles mb-6">
            {people.map(({ name, title, short, expertise }) => (
              <article key={name} aria-label={name} className="barred flow">
                <h3 className="text-head">{name}</h3>
                <p className="strong">{title}</p>
                <p className="text-quiet">{short}</p>
                <ul aria-label={`${name}’s expertise`} className="lined">
                  {expertise.map((skill) => (
                    <li key={skill}>{skill}</li>
                  ))}
                </ul>
              </article>
            ))}
          </div>
          <ButtonLink to={words.link.to} variant="line" size="lg" icon="arrow">
            {words.link.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
