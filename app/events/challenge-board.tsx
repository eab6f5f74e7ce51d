import { ButtonLink } from "#ui/button.tsx";
import styles from "./challenge-board.module.css";

export type BoardChallenge = {
  id: string;
  month: string;
  title: string;
  description: string;
  /** Where to join it, while that is open. */
  join: string | null;
};

/** A month each, as large as its column allows; only what is open now can be joined. */
export function ChallengeBoard(props: {
  challenges: readonly BoardChallenge[];
  words: { enrollmentOpen: string; comingSoon: string; enroll: string };
}) {
  const { challenges, words } = props;
  return (
    <ol className={`columns ${styles.challenges}`}>
      {challenges.map(({ id, month, title, description, join }) => (
        <li key={id} className={`barred flow ${join ? styles.open : ""}`}>
          <p className={`display number ${styles.month}`}>{month}</p>
          <p className={`display text-large ${styles.state}`}>
            {join ? words.enrollmentOpen : words.comingSoon}
          </p>
          <h3 className="text-sub">{title}</h3>
          <p className="text-quiet">{description}</p>
          {join && (
            <ButtonLink to={join} icon="arrow">
              {words.enroll}
              <span className="sr-only">: {title}</span>
            </ButtonLink>
          )}
        </li>
      ))}
    </ol>
  );
}
