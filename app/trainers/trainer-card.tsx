import type { trainersCopy } from "#content/pages/trainers-copy.ts";
import type { Trainer } from "#domain/trainers.ts";
import type { Photo } from "#ui/pictures/picture-url.ts";
import { arrowClass, buttonClass, ButtonLink } from "#ui/button.tsx";
import { Dialog, OpensDialog } from "#ui/notices/dialog.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import styles from "./trainer-card.module.css";

const MAX_BIO = 100;
const MAX_CHIPS = 3;

export type CardTrainer = Pick<
  Trainer,
  "id" | "name" | "firstName" | "role" | "bio" | "hasBio" | "roleBio" | "specialties" | "extra"
> & { photo: Photo; pictured: boolean; schedule: string };

/** The `large` ones are in the first screen. */
export type CardSize = "large" | "medium";

/** The sizes attribute of the portraits. */
const portraitSizes = {
  large: "(min-width: 64rem) 23rem, (min-width: 40rem) 45vw, 34vw",
  medium: "(min-width: 64rem) 20rem, (min-width: 40rem) 45vw, 34vw",
};

/** Portrait and excerpt. The full bio is in a dialog, or in `<details>` where buttons cannot open dialogs. */
export function TrainerCard(props: {
  trainer: CardTrainer;
  copy: typeof trainersCopy;
  size: CardSize;
  className?: string;
}) {
  const { trainer, copy, size, className = "" } = props;
  const { id, name, firstName, role, bio, hasBio, roleBio, specialties, schedule, photo, pictured } = trainer;
  const chips = specialties.slice(0, MAX_CHIPS);
  const more = specialties.length - chips.length;
  return (
    <li id={`trainer-${id}`} className={`stack items-start ${styles.trainer} ${className}`}>
      <Portrait trainer={trainer} size={size} />
      <div className="column items-start gap-3">
        <h3 className="text-head">{name}</h3>
        <Role role={role} />
        {!hasBio && <p>{roleBio}</p>}
        <p>{excerpt(bio)}</p>
        {chips.length > 0 && (
          <ul className={`text-quiet text-fine ${styles.chips}`} aria-label={copy.specialtiesHeading}>
            {chips.map((specialty) => (
              <li key={specialty}>{specialty}</li>
            ))}
            {more > 0 && <li>{copy.moreSpecialties(more)}</li>}
          </ul>
        )}
        <OpensDialog dialog={`bio-${id}`} className={`link ${arrowClass} ${styles.open}`}>
          {copy.readBio(firstName)}
        </OpensDialog>
        <noscript className={styles.unfolds}>
          <details>
            <summary className={buttonClass({ variant: "line" })}>{copy.readBio(firstName)}</summary>
            <div className="stack pb-5">
              <Bio trainer={trainer} copy={copy} />
            </div>
          </details>
        </noscript>
      </div>
      <Dialog id={`bio-${id}`} title={name}>
        {/* A dialog opens long after its page, so its picture needs no placeholder. */}
        {pictured && (
          <Picture
            photo={{ ...photo, placeholder: "" }}
            sizes="16rem"
            className={`${styles.photo} ${styles.portrait}`}
          />
        )}
        <div className="column items-start gap-4 clip">
          <p className="sign text-quiet">{role}</p>
          <Bio trainer={trainer} copy={copy} />
          <ButtonLink to={schedule}>{copy.schedule.label}</ButtonLink>
        </div>
      </Dialog>
    </li>
  );
}

/** The portrait, or a nameplate on the bench where the person will stand. */
function Portrait({ trainer, size }: { trainer: CardTrainer; size: CardSize }) {
  const { firstName, photo, pictured } = trainer;
  const shape = { sizes: portraitSizes[size], className: styles.photo };
  if (pictured) return <Picture photo={photo} priority={size === "large"} {...shape} />;
  return (
    <div className={`on-ink relative clip ${styles.blank}`}>
      <Picture photo={photo} {...shape} />
      <span aria-hidden="true" className={`tag sign nowrap absolute ${styles.nameplate}`}>
        {firstName}
      </span>
    </div>
  );
}

/** A line breaks after a slash only. */
function Role({ role }: { role: string }) {
  const parts = role.split(/(?<=\/)/);
  return (
    <p className="sign text-quiet">
      {parts.length === 1
        ? role
        : parts.map((part) => (
            <span key={part} className="unbroken">
              {part}
            </span>
          ))}
    </p>
  );
}

function Bio({ trainer, copy }: { trainer: CardTrainer; copy: typeof trainersCopy }) {
  return (
    <>
      <p>{trainer.bio}</p>
      <p>{trainer.roleBio}</p>
      {trainer.specialties.length > 0 && (
        <>
          <p className="display text-sub">{copy.specialtiesHeading}</p>
          <p className={`text-quiet ${styles.chips}`}>{trainer.specialties.join(", ")}</p>
        </>
      )}
    </>
  );
}

/** At most a hundred characters: whole sentences if possible, or else whole words and '…'. */
function excerpt(bio: string): string {
  const characters = [...bio];
  if (characters.length <= MAX_BIO) return bio;
  const start = characters.slice(0, MAX_BIO + 1).join("");
  const [sentences] = /^.*[.!?](?=\s)/s.exec(start) ?? [];
  return sentences ?? `${start.replace(/\s\S*$/, "").replace(/[.,;:]$/, "")}…`;
}
