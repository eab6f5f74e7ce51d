import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button.tsx";
import styles from "./call-to-action.module.css";

/** A full-width red section with one or two buttons, at most once per page. */
export function CallToAction(props: {
  title: string;
  text?: ReactNode;
  /** `about` follows the label for screen readers. */
  action: { label: string; about?: string; to: string };
  second?: { label: string; about?: string; to: string };
  /** Tone of the section above, which shows behind the slanted edge. */
  after?: "white" | "bone" | "ink" | "coal";
  /** Without red, for pages that have another red section. */
  plain?: boolean;
  /** Below the buttons. */
  children?: ReactNode;
}) {
  const { title, text, action, second, after = "white", plain, children } = props;
  const ground = after === "white" ? "on-bone" : "on-white";
  return (
    <section className={plain ? `${ground} py-section` : `on-${after}`}>
      <div className={plain ? "" : `on-red relative ${styles.slab}`}>
        <div className={`shell columns items-end ${plain ? "" : styles.call}`}>
          {/* Longer titles are set smaller. */}
          <h2 className={plain || title.length > 24 ? "text-title" : styles.words}>{title}</h2>
          <div className="stack measure">
            {text && <p className="text-lead">{text}</p>}
            <div className="row">
              <ButtonLink to={action.to} size="lg" icon="arrow">
                {action.label}
                {action.about && <span className="sr-only"> {action.about}</span>}
              </ButtonLink>
              {second && (
                <ButtonLink to={second.to} size="lg" variant="line">
                  {second.label}
                  {second.about && <span className="sr-only"> {second.about}</span>}
                </ButtonLink>
              )}
            </div>
            {children}
          </div>
        </div>
      </div>
    </section>
  );
}
