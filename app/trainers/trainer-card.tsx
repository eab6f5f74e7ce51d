import type { Trainer } from "#domain/trainers.ts";
import type { Photo } from "#ui/pictures/picture-url.ts";
import { Plate } from "#app/sections/plate.tsx";
import { buttonClass, ButtonLink } from "#ui/button.tsx";
import { Dialog, OpensDialog } from "#ui/notices/dialog.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import styles from "./trainer-card.module.css";

const CUT_AT = 100;
const CHIPS = 3;

export type CardTrainer = Pick<
  Trainer,
  "id" | "name" | "firstName" | "role" | "bio" | "hasBio" | "roleBio" | "specialties"
> & { photo: Photo; pictured: boolean; schedule: string };

export type TrainerWords = {
  readBio: (firstName: string) => string;
  moreSpecialties: (count: number) => string;
  specialtiesHeading: string;
  schedule: { label: string };
};

/** A portrait with the first lines; where there is more, it stands in a dialog, or in a disclosure where buttons can't open one. */
export function TrainerCard(props: { trainer: CardTrainer; words: TrainerWords; large?: boolean }) {
  const { trainer, words, large } = props;
  const { id, name, firstName, role, bio, hasBio, specialties, schedule } = trainer;
  const chips = specialties.slice(0, CHIPS);
  const more = specialties.length - chips.length;
  const hasSheet = hasBio || more > 0;
  return (
    <li id={`trainer-${id}`} className={`stack ${styles.trainer} ${large ? styles.large : ""}`}>
      <Portrait trainer={trainer} sizes="(min-width: 64rem) 20rem, 45vw" />
      <div className={`column items-start gap-3 ${styles.words}`}>
        <h3 className="text-head">{name}</h3>
        <p className="sign text-quiet">
          {role.split(/(?<=\/)/).map((part) => (
            <span key={part} className="unbroken">
              {part}
            </span>
          ))}
        </p>
        <p>{cut(bio)}</p>
        <ul className={`text-quiet ${styles.chips}`} aria-label={words.specialtiesHeading}>
          {chips.map((specialty) => (
            <li key={specialty}>{specialty}</li>
          ))}
          {more > 0 && <li>{words.moreSpecialties(more)}</li>}
        </ul>
        {hasSheet ? (
          <>
            <OpensDialog
              dialog={`bio-${id}`}
              className={buttonClass({ variant: "listed", className: `${styles.open} ${styles.foot}` })}
            >
              {words.readBio(firstName)}
            </OpensDialog>
            <details className={styles.unfolds}>
              <summary className={buttonClass({ variant: "line" })}>{words.readBio(firstName)}</summary>
              <Bio trainer={trainer} words={words} />
            </details>
          </>
        ) : (
          <ButtonLink to={schedule} variant="listed" className={styles.foot}>
            {words.schedule.label}
            <span className="sr-only"> with {firstName}</span>
          </ButtonLink>
        )}
      </div>
      {hasSheet && (
        <Dialog id={`bio-${id}`} title={name}>
          <div className={`stack ${styles.sheet}`}>
            <Portrait trainer={trainer} sizes="16rem" className={styles.portrait} />
            <div>
              <p className="sign text-quiet">{role}</p>
              <Bio trainer={trainer} words={words} />
              <ButtonLink to={schedule}>{words.schedule.label}</ButtonLink>
            </div>
          </div>
        </Dialog>
      )}
    </li>
  );
}

/** Where there is none, the wall with a plate that says so. */
function Portrait(props: { trainer: CardTrainer; sizes: string; className?: string }) {
  const { trainer, sizes, className = "" } = props;
  const { photo, pictured } = trainer;
  return (
    <div className={`relative ${styles.photo} ${pictured ? "" : styles.wall} ${className}`}>
      <Picture photo={photo} sizes={sizes} />
      {!pictured && (
        <div aria-hidden="true" className="center">
          <Plate>No portrait yet</Plate>
        </div>
      )}
    </div>
  );
}

function Bio({ trainer, words }: { trainer: CardTrainer; words: TrainerWords }) {
  return (
    <div className="stack pb-5">
      <p>{trainer.bio}</p>
      <p>{trainer.roleBio}</p>
      <p className="display text-sub">{words.specialtiesHeading}</p>
      <p className={`text-quiet ${styles.chips}`}>{trainer.specialties.join(", ")}</p>
    </div>
  );
}

/** What fits into a hundred characters, as a visitor counts them, and '…': whole sentences, or else whole words. */
function cut(bio: string): string {
  const letters = [...bio];
  if (letters.length <= CUT_AT) return bio;
  const start = letters.slice(0, CUT_AT + 1).join("");
  const [sentences] = /^.*[.!?](?=\s)/s.exec(start) ?? [];
  return sentences ? `${sentences}\u00a0…` : `${start.replace(/\s\S*$/, "").replace(/[.,;:]$/, "")}…`;
}
