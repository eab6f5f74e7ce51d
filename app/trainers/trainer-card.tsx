import type { Trainer } from "#data/rules/trainer-rules.ts";
import type { Photo } from "#photos/photo-url.ts";
import { buttonClass, ButtonLink } from "#app/ui/button.tsx";
import { Dialog, OpensDialog } from "#app/ui/notices/dialog.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import styles from "./trainer-card.module.css";

const CUT_AT = 100;
const CHIPS = 3;

export type CardTrainer = Pick<
  Trainer,
  "id" | "name" | "firstName" | "role" | "bio" | "roleBio" | "specialties"
> & { photo: Photo; schedule: string };

export type TrainerWords = {
  readBio: (firstName: string) => string;
  moreSpecialties: (count: number) => string;
  specialtiesHeading: string;
  schedule: { label: string };
};

/** A portrait with the first lines; the rest stands in a dialog, or in a disclosure where buttons can't open one. */
export function TrainerCard(props: { trainer: CardTrainer; words: TrainerWords; large: boolean }) {
  const { trainer, words, large } = props;
  const { id, name, firstName, role, bio, specialties, photo } = trainer;
  const chips = specialties.slice(0, CHIPS);
  const more = specialties.length - chips.length;
  return (
    <li id={`trainer-${id}`} className={`row ${styles.trainer} ${large ? styles.large : ""}`}>
      <Picture
        photo={photo}
        sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 44vw, 38vw"
        className={styles.photo}
      />
      <div className={`column ${styles.words}`}>
        <h3 className={`text-head ${styles.name}`}>{name}</h3>
        <p className={`sign text-quiet ${styles.role}`}>{role}</p>
        <p>{cut(bio)}</p>
        <ul className={`row ${styles.chips}`} aria-label={words.specialtiesHeading}>
          {chips.map((specialty) => (
            <li key={specialty}>{specialty}</li>
          ))}
          {more > 0 && <li className={styles.rest}>{words.moreSpecialties(more)}</li>}
        </ul>
        <OpensDialog dialog={`bio-${id}`} className={buttonClass({ look: "listed", className: styles.open })}>
          {words.readBio(firstName)}
        </OpensDialog>
        <details className={styles.unfolds}>
          <summary className={buttonClass({ look: "line" })}>{words.readBio(firstName)}</summary>
          <Bio trainer={trainer} words={words} />
        </details>
      </div>
      <Dialog id={`bio-${id}`} title={name}>
        <div className={`stack ${styles.sheet}`}>
          <Picture photo={photo} sizes="16rem" className={styles.portrait} />
          <div>
            <p className="sign text-quiet">{role}</p>
            <Bio trainer={trainer} words={words} />
            <ButtonLink to={trainer.schedule}>{words.schedule.label}</ButtonLink>
          </div>
        </div>
      </Dialog>
    </li>
  );
}

function Bio({ trainer, words }: { trainer: CardTrainer; words: TrainerWords }) {
  return (
    <div className={`stack ${styles.bio}`}>
      <p>{trainer.bio}</p>
      <p>{trainer.roleBio}</p>
      <p className="display text-sub">{words.specialtiesHeading}</p>
      <ul className={`row ${styles.chips}`}>
        {trainer.specialties.map((specialty) => (
          <li key={specialty}>{specialty}</li>
        ))}
      </ul>
    </div>
  );
}

/** The first hundred characters, as a visitor counts them, back to where the last word ends. */
function cut(bio: string): string {
  const letters = [...bio];
  if (letters.length <= CUT_AT) return bio;
  const words = letters
    .slice(0, CUT_AT + 1)
    .join("")
    .replace(/\s\S*$/, "");
  return `${words.replace(/[.,;:]$/, "")}...`;
}
