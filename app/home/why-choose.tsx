import { SectionHead } from "#ui/section-head.tsx";
import { eyebrowSign } from "#ui/sign.ts";
import styles from "./why-choose.module.css";

/** Reasons as standing orders on a board: number, name, what it means on an ordinary day. */
export function WhyChoose(props: {
  words: { eyebrow: string; heading: string; cards: readonly { title: string; text: string }[] };
}) {
  const { eyebrow, heading, cards } = props.words;
  return (
    <section id="why" aria-labelledby="why-title" className="on-bone py-section">
      <div className="shell">
        <SectionHead id="why-title" {...eyebrowSign(eyebrow)} title={heading} />
        <ol className={`ruled roomy ${styles.list}`}>
          {cards.map(({ title, text }, index) => (
            <li key={title} className="grid items-start">
              <span aria-hidden="true" className="display number">
                {index + 1}
              </span>
              <div className="flow">
                <h3 className="sign text-quiet">{title}</h3>
                <p className="text-lead">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
