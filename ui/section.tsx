import type { ReactNode } from "react";
import { Eyebrow } from "./eyebrow.tsx";
import styles from "./section.module.css";

export type Tone = "white" | "bone" | "ink" | "coal" | "red" | "brick";

const spaces = { both: "py-band", top: "pt-band", none: "" };

/** A full-width section. Neighbors have different tones. */
export function Section(props: {
  tone?: Tone;
  id?: string;
  label?: string;
  labelledBy?: string;
  /** false: the children set their own width. */
  shell?: boolean;
  /** Vertical padding; "top" puts the content on the lower edge. */
  space?: "both" | "top" | "none";
  className?: string;
  children: ReactNode;
}) {
  const { tone = "white", id, label, labelledBy, shell = true } = props;
  const { space = "both", className = "", children } = props;
  return (
    <section
      id={id}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={`on-${tone} ${styles.band} ${spaces[space]} ${className}`}
    >
      {shell ? <div className="shell">{children}</div> : children}
    </section>
  );
}

/** Eyebrow, heading and lead of a section; side by side on wide screens. */
export function SectionHead(props: {
  eyebrow?: string;
  plainEyebrow?: boolean;
  title: ReactNode;
  id?: string;
  lead?: ReactNode;
  /** The lead goes below the heading at every width. */
  stack?: boolean;
  className?: string;
}) {
  const { eyebrow, plainEyebrow, title, id, lead, stack, className = "" } = props;
  return (
    <div className={`${stack ? "stack" : `columns wide-first ${styles.wide}`} ${styles.head} ${className}`}>
      <div>
        {eyebrow && <Eyebrow text={eyebrow} plain={plainEyebrow} />}
        <h2 id={id} className="text-title">
          {title}
        </h2>
      </div>
      {lead && <div className={"measure text-lead text-quiet"}>{lead}</div>}
    </div>
  );
}
