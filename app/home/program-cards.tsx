import { homePrograms as copy } from "#content/pages/home.ts";
import type { Photo } from "#ui/pictures/picture-url.ts";
import { SectionHead } from "#ui/section-head.tsx";
import { ArrowLink } from "#ui/button.tsx";
import { Icon, type IconName } from "#ui/pictures/icon.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import { ShortText } from "#ui/text/short-text.tsx";
import styles from "./program-cards.module.css";

/** The programs as numbered bay doors. */
export function ProgramCards(props: {
  programs: readonly {
    slug: string;
    title: string;
    description: string;
    iconName: Capitalize<IconName>;
    photo: Photo;
  }[];
  lead: string;
}) {
  const { programs, lead } = props;
  return (
    <section id="programs" aria-labelledby="programs-title" className="on-bone py-section">
      <div className="shell">
        <SectionHead id="programs-title" eyebrow={copy.eyebrow} title={copy.heading} lead={lead} />
        <div className={`tiles ${styles.doors}`}>
          {programs.map(({ slug, title, description, iconName, photo }, index) => (
            <DoorCard
              key={slug}
              number={String(index + 1).padStart(2, "0")}
              title={title}
              text={description}
              to={`/programs/${slug}`}
              photo={photo}
              icon={iconName}
              action={copy.more}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

/** On hover and focus the door rolls up over the photo. */
function DoorCard(props: {
  number: string;
  title: string;
  text: string;
  to: string;
  photo: Photo;
  icon: Capitalize<IconName>;
  action: string;
}) {
  const { number, title, text, to, photo, icon, action } = props;
  return (
    <article aria-label={title} className={`column relative ${styles.card}`}>
      <div className={`relative clip ${styles.door}`}>
        <Picture
          photo={photo}
          sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 66vw"
          className="cover"
        />
        <div aria-hidden="true" className={`grid absolute ${styles.leaf}`}>
          <span />
          <span />
          <span />
          <span />
          <b className={`absolute ${styles.number}`}>{number}</b>
        </div>
      </div>
      <div className={`flow ${styles.sill}`}>
        <h3 className="flex gap-2 text-head">
          <Icon name={icon} size={6} />
          {title}
        </h3>
        <p className="fold">
          <ShortText text={text} />
        </p>
        <ArrowLink to={to} stretch>
          {action}
          <span className="sr-only"> about {title}</span>
        </ArrowLink>
      </div>
    </article>
  );
}
