import { ButtonLink } from "#ui/button.tsx";
import styles from "./challenge-board.module.css";

export type BoardChallenge = {
  id: string;
  month: string;
  title: string;
  description: string;
  /** 'Starts June 1, 2027' */
  starts: string | null;
  /** Enrollment link, while enrollment is open. */
  join: string | null;
};

/** One challenge per month. */
export function ChallengeBoard(props: {
  challenges: readonly BoardChallenge[];
  copy: { enrollmentOpen: string; comingSoon: string; enroll: string };
}) {
  const { challenges, copy } = props;
  return (
    <ol className={`columns ${styles.challenges}`}>
      {challenges.map(({ id, month, title, description, starts, join }) => (
        <li key={id} className="barred flow">
          <p className="display number">{month}</p>
          <p className={`display text-large ${styles.state} ${join ? styles.open : ""}`}>
            {join ? copy.enrollmentOpen : copy.comingSoon}
          </p>
          {starts && <p className="strong">{starts}</p>}
          <h3 className="text-sub">{title}</h3>
          <p>{description}</p>
          {join && (
            <ButtonLink to={join} icon="arrow">
              {copy.enroll}
              <span className="sr-only">: {title}</span>
            </ButtonLink>
          )}
        </li>
      ))}
    </ol>
  );
}
