import type { Photo } from "#ui/pictures/picture-url.ts";
import { SectionHead } from "#ui/section-head.tsx";
import type { IconName } from "#ui/pictures/icon.tsx";
import { eyebrowSign } from "#ui/sign.ts";
import { DoorCard } from "./door-card.tsx";
import styles from "./door-card.module.css";

/** The programs as the station's doors, each with its number. */
export function ProgramDoors(props: {
  words: { eyebrow: string; heading: string; text: string; more: string };
  programs: readonly {
    slug: string;
    title: string;
    description: string;
    iconName: Capitalize<IconName>;
    photo: Photo;
  }[];
}) {
  const { words, programs } = props;
  return (
    <section id="programs" aria-labelledby="programs-title" className="on-bone py-section">
      <div className="shell">
        <SectionHead
          id="programs-title"
          {...eyebrowSign(words.eyebrow)}
          title={words.heading}
          lead={words.text}
        />
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
              action={words.more}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
