import type { Trainer } from "#data/trainer-rules.ts";
import type { Photo } from "#photos/photo-url.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Dialog, OpensDialog } from "#app/ui/dialog.tsx";
import { Picture } from "#app/ui/picture.tsx";

const CUT_AT = 100;
const CHIPS = 3;

export type CardTrainer = Pick<
  Trainer,
  "id" | "name" | "firstName" | "role" | "bio" | "roleBio" | "specialties"
> & { photo: Photo };

export type TrainerWords = {
  readBio: (firstName: string) => string;
  moreSpecialties: (count: number) => string;
  specialtiesHeading: string;
  schedule: { label: string; to: string };
};

/** A portrait with the first lines; the rest stands in a dialog, or in a disclosure where buttons can't open one. */
export function TrainerCard(props: { trainer: CardTrainer; words: TrainerWords; priority?: boolean }) {
  const { trainer, words, priority } = props;
  const { id, name, firstName, role, bio, specialties, photo } = trainer;
  const chips = specialties.slice(0, CHIPS);
  const more = specialties.length - chips.length;
  return (
    <li id={`trainer-${id}`} className="trainer">
      <Picture
        photo={photo}
        sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 44vw, 38vw"
        priority={priority}
        className="trainer-photo"
      />
      <div className="trainer-words">
        <h3 className="trainer-name">{name}</h3>
        <p className="sign mt-2 text-quiet">{role}</p>
        <p className="mt-3">{cut(bio)}</p>
        <ul className="chips" aria-label={words.specialtiesHeading}>
          {chips.map((specialty) => (
            <li key={specialty}>{specialty}</li>
          ))}
          {more > 0 && <li className="chip-more">{words.moreSpecialties(more)}</li>}
        </ul>
        <OpensDialog dialog={`bio-${id}`} className="btn btn-line trainer-open">
          <span className="btn-in">{words.readBio(firstName)}</span>
        </OpensDialog>
        <details className="trainer-rest">
          <summary className="btn btn-line">
            <span className="btn-in">{words.readBio(firstName)}</span>
          </summary>
          <Bio trainer={trainer} words={words} />
        </details>
      </div>
      <Dialog id={`bio-${id}`} title={name}>
        <div className="trainer-sheet">
          <Picture photo={photo} sizes="16rem" className="trainer-sheet-photo" />
          <div>
            <p className="sign text-quiet">{role}</p>
            <Bio trainer={trainer} words={words} />
            <ButtonLink to={words.schedule.to} className="mt-8">
              {words.schedule.label}
            </ButtonLink>
          </div>
        </div>
      </Dialog>
    </li>
  );
}

function Bio({ trainer, words }: { trainer: CardTrainer; words: TrainerWords }) {
  return (
    <>
      <p className="mt-4">{trainer.bio}</p>
      <p className="mt-4">{trainer.roleBio}</p>
      <p className="display mt-6 text-sub">{words.specialtiesHeading}</p>
      <ul className="chips">
        {trainer.specialties.map((specialty) => (
          <li key={specialty}>{specialty}</li>
        ))}
      </ul>
    </>
  );
}

/** The first hundred characters, as a visitor counts them. */
function cut(bio: string): string {
  const letters = [...bio];
  return letters.length > CUT_AT ? `${letters.slice(0, CUT_AT).join("").trimEnd()}...` : bio;
}
