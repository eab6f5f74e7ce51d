import { trainersCopy as copy } from "#content/pages/trainers-copy.ts";
import { useGym } from "#app/gym.ts";
import { ArrowLink, Button } from "#ui/button.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { Skeletons } from "#ui/pictures/skeleton.tsx";
import { type CardSize, type CardTrainer, TrainerCard } from "./trainer-card.tsx";
import styles from "./team.module.css";

/** A grid of trainer cards. */
export function Team(props: {
  trainers: readonly CardTrainer[];
  size?: CardSize;
  /** Ends with a card for applicants. */
  hiring?: boolean;
  /** Cards to show on phones until the list is unfolded. */
  foldAfter?: number;
}) {
  const { trainers, size = "medium", hiring, foldAfter = Infinity } = props;
  return (
    <ul className={`tiles gap-7 ${size === "large" ? styles.large : ""}`}>
      {trainers.map((trainer, index) => (
        <TrainerCard
          key={trainer.id}
          trainer={trainer}
          copy={copy}
          size={size}
          className={index < foldAfter ? "" : "folds"}
        />
      ))}
      {hiring && (
        <li className={`on-brick stack relative ${styles.free}`}>
          <p className="display text-title">{copy.openBay.heading}</p>
          <p>{copy.openBay.text}</p>
          <ArrowLink to={copy.openBay.link.to} stretch>
            {copy.openBay.link.label}
          </ArrowLink>
        </li>
      )}
    </ul>
  );
}

/** The heading of the list, next to what all trainers have in common. */
export function TeamHead({ id, heading }: { id: string; heading: string }) {
  return (
    <div className="columns mb-6">
      <h2 id={id} className="text-title">
        {heading}
      </h2>
      <p className="text-loud">{copy.intro}</p>
    </div>
  );
}

export function HowToChoose() {
  return (
    <div className="flow">
      <h2 className="text-head">{copy.choosing.heading}</h2>
      <ol className="ruled">
        {copy.choosing.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </div>
  );
}

/** Reloads the page after a second. */
export function Retrying(props: { retry: number; of: number; url: string }) {
  const { retry, of, url } = props;
  return (
    <>
      <meta httpEquiv="refresh" content={`1;url=${url}`} />
      <output>{copy.waiting(retry, of)}</output>
      <Skeletons count={6} className="tiles below gap-7" />
    </>
  );
}

/** The form reloads the page. */
export function LoadError() {
  const { phone } = useGym();
  return (
    <Notice
      kind="error"
      title={copy.errorTitle}
      action={
        <form method="get">
          <Button type="submit">{copy.refresh}</Button>
        </form>
      }
    >
      {copy.errorText}. {copy.errorCall}{" "}
      <a href={phone.href} className="figures link">
        {phone.display}
      </a>
      .
    </Notice>
  );
}
