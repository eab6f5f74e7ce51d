import styles from "./challenge-board.module.css";

export type BoardChallenge = { id: string; month: string; title: string; description: string; open: boolean };

/** A month each, as large as its column allows; only what is open now can be joined. */
export function ChallengeBoard(props: {
  challenges: readonly BoardChallenge[];
  words: { enrollmentOpen: string; comingSoon: string };
}) {
  const { challenges, words } = props;
  return (
    <ol className={styles.challenges}>
      {challenges.map(({ id, month, title, description, open }) => (
        <li key={id} className={`barred flow ${styles.challenge} ${open ? styles.open : ""}`}>
          <p className={`display ${styles.month}`}>{month}</p>
          <p className={`display ${styles.state}`}>{open ? words.enrollmentOpen : words.comingSoon}</p>
          <h3 className="text-sub">{title}</h3>
          <p className="text-quiet">{description}</p>
        </li>
      ))}
    </ol>
  );
}
