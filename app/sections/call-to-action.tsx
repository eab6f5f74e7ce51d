import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button.tsx";
import styles from "./call-to-action.module.css";

/** A full-width red section with one or two buttons. */
export function CallToAction(props: {
  title: string;
  text?: ReactNode;
  action: { label: string; to: string };
  second?: { label: string; to: string };
  id?: string;
  /** Tone of the section above, which shows behind the slanted edge. */
  after?: "white" | "bone" | "ink" | "coal";
}) {
  const { title, text, action, second, id, after = "white" } = props;
  return (
    <section id={id} className={`on-${after}`}>
      <div className={`on-red relative ${styles.slab}`}>
        <div className={`shell columns items-end ${styles.call}`}>
          {/* Longer titles are set smaller. */}
          <h2 className={title.length > 24 ? "text-title" : styles.words}>{title}</h2>
          <div className="stack measure">
            {text && <p className="text-lead">{text}</p>}
            <div className="row">
              <ButtonLink to={action.to} size="lg" icon="arrow">
                {action.label}
              </ButtonLink>
              {second && (
                <ButtonLink to={second.to} size="lg" variant="line">
                  {second.label}
                </ButtonLink>
              )}
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
