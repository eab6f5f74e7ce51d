import { homeFounders as copy } from "#content/pages/home.ts";
import type { Photo } from "#ui/pictures/picture-url.ts";
import { ButtonLink } from "#ui/button.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import inlineStyles from "#ui/text/inline-list.module.css";
import styles from "./founders.module.css";

/** The co-owners: name, role, summary, expertise. */
export function Founders({ photo }: { photo: Photo }) {
  return (
    <section id="founders" aria-labelledby="founders-title" className="on-white relative">
      <Picture photo={photo} sizes="(min-width: 80rem) 95vw, 100vw" className={`above ${styles.photo}`} />
      <div className="shell">
        <div className={styles.words}>
          <SectionHead
            id="founders-title"
            eyebrow={copy.eyebrow}
            title={copy.heading}
            lead={copy.text}
            stack
          />
          <div className="tiles mb-6">
            {copy.people.map(({ name, title, short, expertise }) => (
              <article key={name} aria-label={name} className="barred flow">
                <h3 className="text-head">{name}</h3>
                <p className="strong">{title}</p>
                <p>{short}</p>
                <ul aria-label={`${name}’s expertise`} className={`lined ${inlineStyles.list}`}>
                  {expertise.map((skill) => (
                    <li key={skill}>{skill}</li>
                  ))}
                </ul>
              </article>
            ))}
          </div>
          <ButtonLink to={copy.link.to} variant="line" size="lg" icon="arrow">
            {copy.link.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
