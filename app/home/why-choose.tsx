import { whyChoose } from "#content/pages/home.ts";
import { SectionHead } from "#ui/section-head.tsx";
import styles from "./why-choose.module.css";

/** A numbered list of reasons. */
export function WhyChoose() {
  return (
    <section id="why" aria-labelledby="why-title" className="on-bone py-section">
      <div className="shell">
        <SectionHead id="why-title" eyebrow={whyChoose.eyebrow} title={whyChoose.heading} />
        <ol className={`columns halves ruled roomy gap-y-0 ${styles.list}`}>
          {whyChoose.cards.map(({ title, text }, index) => (
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
